import { type ContainerReport, labelsApi } from "@kreislauf/contract/labels";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { fakeNetwork, refusal, unreachable } from "../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../test/render-screen.tsx";
import { setServerTime } from "../../test/set-server-time.ts";
import { registerTestDialogs } from "../../test/register-test-dialogs.ts";
import type { RoomDialogProps } from "../base/dialog-registry.ts";
import { ContainerReportScreen } from "./container-report-screen.tsx";

beforeEach(() => setServerTime("2027-05-19T10:00:00+02:00"));

const open: ContainerReport = {
  id: 21,
  number: "M-21",
  state: "open",
  reportedOn: "2027-05-19T06:00:00Z",
  name: "Olaf Kern",
  amount: 1,
  message: null,
  hasPhoto: false,
  agreementId: 7,
  serviceLocationId: 3,
  site: "Kassel",
  city: "Kassel",
  place: "Hof",
  wasteType: { id: 101, description: "Papier", avvCode: "15 01 01", hazardous: false },
  containerType: { id: 201, type: "Umleerbehälter 1.100 l", size: "1.100 l", drawing: "umleerbehaelter" },
  unit: "container",
  containersOnSite: 2,
  hasEnded: false,
  nextOrder: null,
  waitingOrder: null,
  closed: null,
};
const closedAs = (state: "declined" | "already_ordered", reason: string | null): ContainerReport => ({
  ...open,
  state,
  closed: { on: "2027-05-19T08:00:00Z", by: "Nele Harder", reason, orderId: null },
});

/** Opens the screen of a report. `show` replaces the report with which the server answers from then on. */
async function openReport() {
  let current = open;
  const network = fakeNetwork();
  network.on(labelsApi.containerReport, () => current);
  signInAs();
  await renderScreen(<ContainerReportScreen />, { route: "containerReport", at: "/container-report/21" });
  return { network, show: (next: ContainerReport) => (current = next) };
}

const dialog = page.getByRole("dialog");
const reason = dialog.getByRole("textbox", { name: "Grund" });
const submit = dialog.getByRole("button", { name: "Meldung ablehnen" });
const decline = page.getByRole("button", { name: "Ablehnen" });

test("a report is declined with a reason, which stands in it from then on", async () => {
  const { network, show } = await openReport();
  const calls = network.on(labelsApi.closeContainerReport, () =>
    show(closedAs("declined", "Erst halb voll.")),
  );
  await decline.click();
  await userEvent.fill(reason, " Nein ");
  await submit.click();
  await expect
    .element(reason)
    .toHaveAccessibleDescription("Bitte nennen Sie den Grund in mindestens 5 Zeichen.");
  expect(calls).toHaveLength(0);
  await userEvent.fill(reason, " Erst halb voll. ");
  await submit.click();
  await expect.element(page.getByText("Die Meldung ist abgelehnt.")).toBeVisible();
  await expect.element(page.getByText("Erst halb voll.")).toBeVisible();
  await expect.element(decline).not.toBeInTheDocument();
  expect(calls.map(({ params, body }) => [params["reportId"], body])).toEqual([
    ["21", { state: "declined", reason: "Erst halb voll." }],
  ]);
});

/** Registers, in place of the order dialog, two buttons: one orders, the other asks for an approval. */
function registerOrderDialog(onPress: () => void) {
  const press = (then: (() => void) | undefined) => () => {
    onPress();
    then?.();
  };
  const OrderDialog = ({ onOrdered, onWaiting }: RoomDialogProps<"order">) => (
    <>
      <button onClick={press(() => onOrdered?.(11))}>Erteilen</button>
      <button onClick={press(onWaiting)}>Freigabe erbitten</button>
    </>
  );
  registerTestDialogs({ order: () => Promise.resolve(OrderDialog) });
}
const order = page.getByRole("button", { name: "Entsorgung beauftragen" });

test("an order that waits for an approval is named, and warned of before the next", async () => {
  const { show } = await openReport();
  registerOrderDialog(() =>
    show({ ...open, waitingOrder: { requestId: 5, desiredDate: "2027-05-21", amount: 1 } }),
  );
  await order.click();
  await page.getByRole("button", { name: "Freigabe erbitten" }).click();
  await expect.element(page.getByText(/^Für den 21\.05\.2027 wartet schon ein Auftrag/)).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "21.05.2027, 1 Behälter, wartet auf Freigabe" }))
    .toHaveAttribute("href", "#/approvals?request=5");
});

test("the report is closed with its order also where the first attempt finds no network", async () => {
  const { network, show } = await openReport();
  let attempts = 0;
  const calls = network.on(labelsApi.closeContainerReport, () => {
    attempts += 1;
    return attempts === 1 ? unreachable() : show({ ...closedAs("already_ordered", null), state: "ordered" });
  });
  registerOrderDialog(() => undefined);
  await order.click();
  await page.getByRole("button", { name: "Erteilen" }).click();
  await expect.element(page.getByText("Die Meldung ist mit dem Auftrag erledigt.")).toBeVisible();
  expect(calls.map(({ body }) => body)).toEqual([
    { state: "ordered", orderId: 11 },
    { state: "ordered", orderId: 11 },
  ]);
});

test("what was closed although its answer was lost is said to be closed", async () => {
  const { network, show } = await openReport();
  let attempts = 0;
  network.on(labelsApi.closeContainerReport, () => {
    attempts += 1;
    show(closedAs("already_ordered", null));
    return attempts === 1 ? unreachable() : refusal("report_closed", { message: "Schon erledigt." });
  });
  await page.getByRole("button", { name: "Schon beauftragt" }).click();
  await expect.element(page.getByText("Die Meldung ist als schon beauftragt erledigt.")).toBeVisible();
});

test("what a colleague closed after a lost attempt is not said to be one's own", async () => {
  const { network, show } = await openReport();
  registerOrderDialog(() => undefined);
  let attempts = 0;
  network.on(labelsApi.closeContainerReport, () => {
    attempts += 1;
    if (attempts === 1) return unreachable();
    show({ ...closedAs("already_ordered", null), state: "ordered" });
    return refusal("report_closed", { message: "Schon erledigt." });
  });
  await order.click();
  await page.getByRole("button", { name: "Erteilen" }).click();
  await expect.element(page.getByText("Schon erledigt.")).toBeVisible();
  await expect.element(page.getByText("Die Meldung ist mit dem Auftrag erledigt.")).not.toBeInTheDocument();
});

test.each([
  { other: "Falscher Behälter.", sentence: "Schon erledigt." },
  { other: "Erst halb voll.", sentence: "Die Meldung ist abgelehnt." },
])("declined with the reason $other although the answer was lost", async ({ other, sentence }) => {
  const { network, show } = await openReport();
  let attempts = 0;
  network.on(labelsApi.closeContainerReport, () => {
    attempts += 1;
    show(closedAs("declined", other));
    return attempts === 1 ? unreachable() : refusal("report_closed", { message: "Schon erledigt." });
  });
  await decline.click();
  await userEvent.fill(reason, " Erst halb voll. ");
  await submit.click();
  await expect.element(page.getByText(sentence)).toBeVisible();
});

test("a report that was closed with its agreement names nobody who declined it", async () => {
  const { show } = await openReport();
  const closed = { on: "2027-05-19T08:00:00Z", by: "", reason: null, orderId: null };
  registerOrderDialog(() => show({ ...open, state: "declined", hasEnded: true, closed }));
  await order.click();
  await page.getByRole("button", { name: "Freigabe erbitten" }).click();
  await expect.element(page.getByText("Die Vereinbarung ist beendet.")).toBeVisible();
  await expect.element(page.getByText("19.05.2027 10:00 Uhr", { exact: true })).toBeVisible();
});

test("a refusal is said, and the reason stays to be sent again", async () => {
  const { network } = await openReport();
  network.on(labelsApi.closeContainerReport, () => refusal("unavailable", { message: "Bitte später." }));
  await decline.click();
  await userEvent.fill(reason, "Erst halb voll.");
  await submit.click();
  await expect.element(page.getByText("Bitte später.")).toBeVisible();
  await expect.element(reason).toHaveValue("Erst halb voll.");
  await expect.element(submit).toBeEnabled();
});

test("where somebody else was faster, the dialog gives way to what they did", async () => {
  const { network, show } = await openReport();
  network.on(labelsApi.closeContainerReport, () => {
    show(closedAs("already_ordered", null));
    return refusal("report_closed", { message: "Schon erledigt." });
  });
  await decline.click();
  await userEvent.fill(reason, "Erst halb voll.");
  await submit.click();
  await expect.element(page.getByText("Schon erledigt.")).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText(/von Nele Harder$/)).toBeVisible();
});
