import { referencesApi } from "@kreislauf/contract/purchasing";
import { referencesFixture } from "../../../test/references.fixture.ts";
import { agreementsApi } from "@kreislauf/contract/agreements";
import { catalogApi } from "@kreislauf/contract/catalog";
import { ordersApi, type Order } from "@kreislauf/contract/orders";
import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { agreementFixture } from "../../../test/agreement.fixture.ts";
import { fakeNetwork, refusal } from "../../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../../test/render-screen.tsx";
import { setServerTime } from "../../../test/set-server-time.ts";
import { orderFixture } from "../base/order.fixture.ts";
import { OtherDateDialog } from "./other-date-dialog.tsx";

beforeEach(() => setServerTime("2027-05-17T10:00:00+02:00"));

const proposed: Order = {
  ...orderFixture,
  proposal: { date: "2027-05-28", timeWindow: "all_day", note: null, answerBy: "2027-05-19T10:00:00Z" },
};

function openNetwork() {
  const network = fakeNetwork();
  network.on(agreementsApi.listAgreements, { agreements: [agreementFixture] });
  network.on(agreementsApi.agreementContainerActions, {
    containerActions: [{ id: 4, description: "Leeren" }],
  });
  network.on(ordersApi.orderContainerActions, { containerActions: [{ id: 4, description: "Leeren" }] });
  network.on(catalogApi.germanHolidays, { data: { holidays: "", names: {} } });
  network.on(referencesApi.orderReferences, referencesFixture);
  network.on(ordersApi.leadTimeInfo, {
    containersOnSite: { "2027-05-20": 2, "2027-05-25": 2, "2027-05-26": 2 },
    earliestDate: "2027-05-20",
    editCutoff: "noon",
  });
  network.on(ordersApi.existingOrders, { count: 0, orders: [] });
  return network;
}

async function openDialog() {
  const onDone = vi.fn<(message: string) => void>();
  signInAs();
  await renderScreen(<OtherDateDialog order={proposed} onDone={onDone} onClosed={() => {}} />, {
    route: "order",
    at: "/order/11",
  });
  await expect.element(day("25. Mai")).toBeVisible();
  return onDone;
}

const day = (date: string) => page.getByRole("button", { name: new RegExp(`, ${date}`) });
const submit = page.getByRole("button", { name: "Termin ändern" });

test("the desired date itself is no other date; another one is sent with the version seen", async () => {
  const network = openNetwork();
  const moved = { ...orderFixture, version: 2, desiredDate: "2027-05-25" };
  const calls = network.on(ordersApi.answerProposal, moved);
  const onDone = await openDialog();
  await expect.element(submit).toHaveAttribute("aria-disabled", "true");
  await day("25. Mai").click();
  await submit.click();
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce(), { timeout: 10_000 });
  expect(calls.map(({ body }) => body)).toEqual([
    { orderId: 11, version: 1, answer: "other", desiredDate: "2027-05-25" },
  ]);
});

test("a refused date is said beside the calendar, and the choice stays", async () => {
  const network = openNetwork();
  network.on(ordersApi.answerProposal, refusal("holiday", { message: "Da ist Feiertag." }));
  const onDone = await openDialog();
  await day("25. Mai").click();
  await submit.click();
  await expect
    .element(page.getByRole("group", { name: "Wunschtermin" }))
    .toHaveAccessibleDescription("Da ist Feiertag.");
  await expect.element(day("25. Mai")).toHaveAttribute("aria-pressed", "true");
  expect(onDone).not.toHaveBeenCalled();
});

test("taken back meanwhile, there is nothing left to answer", async () => {
  const network = openNetwork();
  network.on(ordersApi.answerProposal, refusal("no_proposal", { message: "Es gibt keinen Vorschlag." }));
  network.on(ordersApi.order, { ...orderFixture, version: 2 });
  network.on(ordersApi.orderChangeLog, { entries: [] });
  await openDialog();
  await day("25. Mai").click();
  await submit.click();
  await expect.element(page.getByRole("alert")).toMatchTextContent("Es gibt keinen Vorschlag.");
  await expect.element(submit).not.toBeInTheDocument();
});
