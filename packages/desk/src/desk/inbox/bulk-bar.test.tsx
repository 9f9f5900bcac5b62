import { type DeskOrder, deskOrdersApi } from "@kreislauf/contract/desk";
import { delayed, fakeNetwork, unreachable } from "@kreislauf/ui/base/fake-network.fixture.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { serveInbox } from "../../../test/inbox.fixture.ts";
import { deskOrderFixture } from "../../../test/order.fixture.ts";
import { renderDesk, staffFixture } from "../../../test/render-desk.tsx";
import { InboxScreen } from "./inbox-screen.tsx";

const second = {
  ...deskOrderFixture,
  id: 12,
  version: 4,
  orderNumber: "1048402",
  companyName: "Tischlerei Voss",
};
const bothOrders = [deskOrderFixture, second];
const both = [
  { orderId: 11, version: 1 },
  { orderId: 12, version: 4 },
];

const form = page.getByRole("form");
const send = form.getByRole("button", {
  name: /^(Termin vorschlagen|Als ausgeführt melden|Fehlfahrt melden|Stornieren|Umdeklarieren)$/,
});
const reason = form.getByLabelText(/^Grund/);
const row = (order: string) => page.getByRole("checkbox", { name: `Auftrag ${order} wählen` });
const message = (text: string) => page.getByText(text, { exact: false });

/** Chooses all orders of the list and opens the form of an answer. */
async function openAnswerToBoth(answer: string, orders: readonly DeskOrder[] = bothOrders) {
  const network = fakeNetwork();
  const inbox = serveInbox(network, orders);
  await renderDesk(<InboxScreen staff={staffFixture} />);
  await row("1048401").click();
  await row("1048402").click();
  await expect.element(page.getByText("2 Aufträge gewählt")).toBeVisible();
  await page.getByRole("button", { name: answer, exact: true }).click();
  await expect.element(form).toHaveAccessibleName(answer);
  return { network, inbox };
}

test.each([
  {
    answer: "Anderer Termin",
    fill: () => form.getByLabelText(/^Termin/).fill("21.05.2027"),
    body: { kind: "propose", date: "2027-05-21", timeWindow: "all_day", note: "" },
    done: "Für 2 Aufträge anderer Termin vorgeschlagen",
  },
  {
    answer: "Ausgeführt",
    fill: () => form.getByLabelText(/^Ausgeführt am/).fill("14.05.2027"),
    body: { kind: "execute", executedOn: "2027-05-14", weightKg: null, treatmentCode: null, photo: null },
    done: "2 Aufträge als ausgeführt gemeldet",
  },
  {
    answer: "Fehlfahrt",
    fill: () => reason.fill("Straße gesperrt"),
    body: { kind: "fail", reason: "Straße gesperrt", photo: null },
    done: "2 Aufträge als Fehlfahrt gemeldet",
  },
  {
    answer: "Stornieren",
    fill: () => reason.fill("Betriebsferien"),
    body: { kind: "cancel", reason: "Betriebsferien" },
    done: "2 Aufträge storniert",
  },
  {
    answer: "Umdeklarieren",
    fill: async () => {
      await form.getByRole("combobox", { name: "Tatsächliche Abfallart" }).click();
      await page.getByRole("listbox").getByRole("option", { name: "Altholz" }).click();
    },
    body: { kind: "redeclare", wasteTypeId: 102 },
    done: "2 Aufträge umdeklariert",
  },
])(
  "$answer is sent once for all chosen orders, each in the version that was read",
  async ({ answer, fill, body, done }) => {
    const { network } = await openAnswerToBoth(answer);
    const calls = network.on(deskOrdersApi.answerDeskOrders, {
      results: both.map(({ orderId }) => ({ orderId, error: null })),
    });
    await fill();
    await send.click();
    await expect.element(message(done)).toBeVisible();
    await expect.element(form).not.toBeInTheDocument();
    await expect.element(row("1048401")).not.toBeChecked();
    await expect.element(row("1048402")).not.toBeChecked();
    expect(calls.map((each) => each.body)).toEqual([{ orders: both, answer: body }]);
  },
);

test("many orders have neither a weight nor a photo in common", async () => {
  await openAnswerToBoth("Ausgeführt");
  await expect.element(form.getByLabelText(/^Ausgeführt am/)).toHaveValue("17.05.2027");
  await expect.element(form.getByLabelText(/^Gewicht/)).not.toBeInTheDocument();
  await expect.element(form.getByLabelText(/^Foto/)).not.toBeInTheDocument();
});

test("an order that is refused stays chosen with its reason, and is sent again in the version it has by then", async () => {
  const { network, inbox } = await openAnswerToBoth("Stornieren");
  network.on(deskOrdersApi.answerDeskOrders, () => {
    inbox.change({ order: { ...second, version: 5, phase: "confirmed" } });
    return {
      results: [
        { orderId: 11, error: null },
        { orderId: 12, error: "order_changed" as const },
      ],
    };
  });
  await reason.fill("Betriebsferien");
  await send.click();
  await expect.element(message("1 Auftrag storniert, 1 nicht")).toBeVisible();
  await expect
    .element(page.getByRole("listitem").filter({ hasText: /^1048402 Tischlerei Voss: / }))
    .toBeVisible();
  await expect.element(row("1048401")).not.toBeChecked();
  await expect.element(row("1048402")).toBeChecked();
  await expect.element(page.getByRole("cell", { name: "Bestätigt geändert" })).toBeVisible();
  const calls = network.on(deskOrdersApi.answerDeskOrders, { results: [{ orderId: 12, error: null }] });
  await page.getByRole("button", { name: "Stornieren" }).click();
  await reason.fill("Betriebsferien");
  await send.click();
  await expect.element(message("1 Auftrag storniert")).toBeVisible();
  expect(calls[0]?.body).toMatchObject({ orders: [{ orderId: 12, version: 5 }] });
});

test("a confirmation of many says that each is confirmed for its own date", async () => {
  await openAnswerToBoth("Bestätigen");
  await expect.element(form.getByText("Bestätigt wird bei jedem Auftrag sein Wunschtermin.")).toBeVisible();
});

test("a confirmation of many says how many open proposals end with it", async () => {
  const asked = { ...deskOrderFixture, phase: "proposal" } as const;
  await openAnswerToBoth("Bestätigen", [asked, second]);
  await expect.element(form.getByText(/ Ein offener Terminvorschlag endet damit\.$/)).toBeVisible();
});

test("what is chosen while an answer is on its way stays chosen", async () => {
  const { network } = await openAnswerToBoth("Bestätigen");
  await page.getByRole("button", { name: "Zurück", exact: true }).click();
  await row("1048402").click();
  await page.getByRole("button", { name: "Bestätigen", exact: true }).click();
  const late = delayed<{ results: { orderId: number; error: null }[] }>();
  const calls = network.on(deskOrdersApi.answerDeskOrders, () => late.answer);
  await form.getByRole("button", { name: "Bestätigen" }).click();
  await expect.poll(() => calls.length).toBe(1);
  await page.getByRole("button", { name: "Auswahl aufheben" }).click();
  await row("1048402").click();
  late.arrive({ results: [{ orderId: 11, error: null }] });
  await expect.element(message("1 Auftrag bestätigt")).toBeVisible();
  await expect.element(row("1048402")).toBeChecked();
});

test("an answer that did not arrive is said, keeps what was typed, and is forgotten with the form", async () => {
  const { network } = await openAnswerToBoth("Fehlfahrt");
  network.on(deskOrdersApi.answerDeskOrders, unreachable);
  await reason.fill("Straße gesperrt");
  await send.click();
  await expect.element(form.getByRole("alert")).toBeVisible();
  await expect.element(reason).toHaveValue("Straße gesperrt");
  await form.getByRole("button", { name: "Zurück" }).click();
  await page.getByRole("button", { name: "Stornieren" }).click();
  await expect.element(form).toHaveAccessibleName("Stornieren");
  await expect.element(form.getByRole("alert")).not.toBeInTheDocument();
});

test.each([
  [1440, 900],
  [390, 844],
])("the bar of the chosen orders does not move the list: %s x %s", async (width, height) => {
  await page.viewport(width, height);
  serveInbox(fakeNetwork(), [deskOrderFixture, second]);
  await renderDesk(<InboxScreen staff={staffFixture} />);
  const top = () => row("1048401").element().getBoundingClientRect().top;
  await expect.element(row("1048401")).toBeVisible();
  const before = top();
  await row("1048401").click();
  await expect.element(page.getByText("1 Auftrag gewählt")).toBeVisible();
  expect(top()).toBe(before);
});

test("what is chosen at the end of the list is answered there", async () => {
  await page.viewport(390, 844);
  const orders = Array.from({ length: 30 }, (_, place) => ({
    ...deskOrderFixture,
    id: 100 + place,
    orderNumber: String(1_048_500 + place),
  }));
  serveInbox(fakeNetwork(), orders);
  await renderDesk(<InboxScreen staff={staffFixture} />);
  await row("1048529").click();
  await expect.element(page.getByText("1 Auftrag gewählt")).toBeInViewport({ ratio: 1 });
  await page.getByRole("button", { name: "Stornieren", exact: true }).click();
  await expect.element(reason).toBeInViewport({ ratio: 1 });
});
