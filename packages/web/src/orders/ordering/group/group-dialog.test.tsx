import { referencesApi } from "@kreislauf/contract/purchasing";
import { referencesFixture } from "../../../../test/references.fixture.ts";
import { agreementsApi } from "@kreislauf/contract/agreements";
import { catalogApi } from "@kreislauf/contract/catalog";
import { orderingApi, ordersApi, type CreatedOrderGroup } from "@kreislauf/contract/orders";
import { sitesApi } from "@kreislauf/contract/sites";
import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { agreementFixture } from "../../../../test/agreement.fixture.ts";
import { delayed, fakeNetwork, refusal } from "../../../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../../../test/render-screen.tsx";
import { setServerTime } from "../../../../test/set-server-time.ts";
import { siteLabelsFixture } from "../../../../test/sites.fixture.ts";
import { orderFixture } from "../../base/order.fixture.ts";
import { watchTexts } from "../../../../test/watch-texts.ts";
import { GroupDialog } from "./group-dialog.tsx";

const paper = agreementFixture;
const wood = {
  ...agreementFixture,
  agreementId: 8,
  wasteType: { id: 103, description: "Altholz", avvCode: "15 01 03", hazardous: false },
};
const created: CreatedOrderGroup = {
  taskCreationGroup: 90,
  orders: [orderFixture, { ...orderFixture, id: 12, orderNumber: "1048402" }],
};

beforeEach(() => setServerTime("2027-05-17T10:00:00+02:00"));

function openNetwork() {
  const network = fakeNetwork();
  network.on(agreementsApi.listAgreements, { agreements: [paper, wood] });
  network.on(sitesApi.listSiteOptions, siteLabelsFixture);
  network.on(orderingApi.expectedApprovals, { approvals: [null] });
  network.on(catalogApi.germanHolidays, { data: { holidays: "", names: {} } });
  network.on(ordersApi.leadTimeInfo, {
    containersOnSite: { "2027-05-20": 2, "2027-05-21": 2, "2027-05-24": 2 },
    earliestDate: "2027-05-20",
    editCutoff: "noon",
  });
  network.on(ordersApi.existingOrders, { count: 0, orders: [] });
  network.on(referencesApi.orderReferences, referencesFixture);
  return network;
}

async function openDialog() {
  const onClosed = vi.fn<() => void>();
  signInAs();
  await renderScreen(<GroupDialog siteId={3} onClosed={onClosed} />, {
    route: "agreements",
    at: "/agreements?site=3",
  });
  await expect.element(page.getByRole("dialog")).toBeVisible();
  return onClosed;
}

const member = (waste: string) => page.getByRole("checkbox", { name: new RegExp(`^${waste}`) });
const day = (date: string) => page.getByRole("button", { name: new RegExp(`, ${date}`) });
const submit = (name: string) => page.getByRole("button", { name });
const alert = page.getByRole("alert");

async function chooseBoth() {
  await member("Papier").click();
  await member("Altholz").click();
  await day("21. Mai").click();
}

test("both are ordered for one day in one call, once, however often it is pressed", async () => {
  const network = openNetwork();
  const late = delayed<CreatedOrderGroup>();
  const calls = network.on(orderingApi.createGroupedOrders, () => late.answer);
  const onClosed = await openDialog();
  await chooseBoth();
  await submit("2 Aufträge erteilen").dblClick();
  await vi.waitFor(() => expect(calls).toHaveLength(1), { timeout: 10_000 });
  late.arrive(created);
  await vi.waitFor(() => expect(onClosed).toHaveBeenCalledOnce(), { timeout: 10_000 });
  const shared = { containerActionId: 4, amount: 1, desiredDate: "2027-05-21", timeWindow: "all_day" };
  expect(calls.map(({ body }) => body)).toMatchObject([
    {
      serviceLocationId: 3,
      orders: [
        { ...shared, agreementId: 7 },
        { ...shared, agreementId: 8 },
      ],
    },
  ]);
});

test("says that nobody can approve what a rule wants approved, before it is sent", async () => {
  const network = openNetwork();
  const asked = network.on(orderingApi.expectedApprovals, {
    approvals: [{ ruleName: "Alles", approveBy: "2027-05-20T10:00:00Z", approvers: [], needsSecond: false }],
  });
  await openDialog();
  await chooseBoth();
  const note = page.getByRole("status").filter({ hasText: "Diese Aufträge brauchen eine Freigabe" });
  await expect.element(note).toMatchTextContent("Niemand kann am Standort freigeben.");
  expect(asked.at(-1)?.body).toMatchObject({ areTogether: true, orders: [{}, {}] });
});

test("without a container nothing is sent, and it says so", async () => {
  openNetwork();
  await openDialog();
  await submit("Auftrag erteilen").click();
  await expect.element(alert).toMatchTextContent("Bitte wählen Sie mindestens einen Behälter.");
});

test("what the server has against one of them stands in its row; taken out, the other is ordered", async () => {
  const network = openNetwork();
  const details = [{ field: "orders.1.desiredDate", message: "Das ist zu früh." }];
  network.on(orderingApi.createGroupedOrders, refusal("before_earliest_date", { details }));
  const onClosed = await openDialog();
  await chooseBoth();
  await submit("2 Aufträge erteilen").click();
  await expect
    .element(page.getByRole("listitem").filter({ hasText: "Altholz" }).getByRole("alert"))
    .toMatchTextContent("Das ist zu früh.");
  await member("Altholz").click();
  const calls = network.on(orderingApi.createGroupedOrders, created);
  await submit("Auftrag erteilen").click();
  await vi.waitFor(() => expect(onClosed).toHaveBeenCalledOnce(), { timeout: 10_000 });
  expect(calls.map(({ body }) => body)).toMatchObject([{ orders: [{ agreementId: 7 }] }]);
});

test("what the server has against a text that all share stands beside its field", async () => {
  const network = openNetwork();
  const message = "Der Text enthält Zeichen, die sich nicht speichern lassen.";
  const details = [0, 1].map((index) => ({ field: `orders.${index}.noteToDisposer`, message }));
  network.on(orderingApi.createGroupedOrders, refusal("validation", { details }));
  await openDialog();
  await chooseBoth();
  await submit("2 Aufträge erteilen").click();
  await expect
    .element(page.getByRole("textbox", { name: /^Hinweis an den Entsorger/ }))
    .toHaveAccessibleDescription(message);
});

test("what the server has against the time window stands beside it, and once", async () => {
  const network = openNetwork();
  const message = "Ein Zeitfenster gibt es für diese Leistung nicht.";
  const details = [0, 1].map((index) => ({ field: `orders.${index}.timeWindow`, message }));
  network.on(orderingApi.createGroupedOrders, refusal("validation", { details }));
  await openDialog();
  await chooseBoth();
  await submit("2 Aufträge erteilen").click();
  await expect.element(page.getByRole("group", { name: "Zeitfenster" })).toHaveAccessibleDescription(message);
  expect(page.getByText(message).elements()).toHaveLength(1);
});

test("a refusal of the whole is said below", async () => {
  const network = openNetwork();
  network.on(
    orderingApi.createGroupedOrders,
    refusal("location_inactive", { message: "Der Standort ruht." }),
  );
  await openDialog();
  await chooseBoth();
  await submit("2 Aufträge erteilen").click();
  await expect.element(alert).toMatchTextContent(/Kein Auftrag wurde erteilt.*Der Standort ruht\./s);
});

test("orders of that day that are there already are counted together and asked about", async () => {
  const network = openNetwork();
  network.on(ordersApi.existingOrders, { count: 2, orders: [] });
  const calls = network.on(orderingApi.createGroupedOrders, created);
  const onClosed = await openDialog();
  await chooseBoth();
  await submit("2 Aufträge erteilen").click();
  await expect.element(page.getByText(/schon 4\sAufträge\./)).toBeVisible();
  expect(calls).toHaveLength(0);
  const asked = watchTexts(page.getByRole("alertdialog"));
  await submit("Trotzdem erteilen").click();
  await vi.waitFor(() => expect(onClosed).toHaveBeenCalledOnce(), { timeout: 10_000 });
  expect(calls).toHaveLength(1);
  expect([...asked]).toHaveLength(1);
});

test("one whose agreement ends meanwhile says so in its row", async () => {
  const network = openNetwork();
  network.on(orderingApi.createGroupedOrders, () => {
    network.on(agreementsApi.listAgreements, { agreements: [paper] });
    return refusal("agreement_not_orderable", { message: "Das geht nicht mehr." });
  });
  await openDialog();
  await chooseBoth();
  await submit("2 Aufträge erteilen").click();
  await expect
    .element(page.getByRole("listitem").filter({ hasText: "Altholz" }).getByRole("alert"))
    .toMatchTextContent("Die Vereinbarung ist beendet. Bitte nehmen Sie diesen Behälter heraus.");
});

test("what the proofs say to hazardous waste stands in its row, with the day from which it would work", async () => {
  const network = openNetwork();
  const oil = { ...wood, wasteType: { ...wood.wasteType, description: "Altöl", hazardous: true } };
  network.on(agreementsApi.listAgreements, { agreements: [paper, oil] });
  const checked = (row: object) =>
    network.on(orderingApi.checkSiteOrders, {
      rows: [
        {
          agreementId: 8,
          refused: null,
          proofWarning: null,
          firstDate: null,
          existing: null,
          price: null,
          ...row,
        },
      ],
      editCutoff: "noon",
    });
  const calls = checked({ proofWarning: { problem: "missing", firstDate: "2027-06-16" } });
  await openDialog();
  await member("Papier").click();
  await member("Altöl").click();
  await day("20. Mai").click();
  const row = page.getByRole("listitem").filter({ hasText: "Altöl" });
  await expect.element(row).toMatchTextContent(/Im Portal liegt kein Nachweis\..*16\.06\./s);
  // Proofs are checked only for hazardous waste.
  const asked = calls[0]?.body as { orders: { agreementId: number }[] } | undefined;
  expect(asked?.orders.map(({ agreementId }) => agreementId)).toEqual([8]);
  checked({ refused: { code: "proof_used_up", nextDate: "2027-06-16" } });
  await row.getByRole("button", { name: /erhöhen|mehr/i }).click();
  await expect.element(row).toMatchTextContent(/reicht für den Auftrag nicht\..*ab .*16\.06\./s);
});
