import { type ApprovalRequest, approvalsApi } from "@kreislauf/contract/approvals";
import { permission } from "@kreislauf/contract/base";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { approvalRequestFixture as waiting } from "../../test/approvals.fixture.ts";
import { fakeNetwork, refusal } from "../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../test/render-screen.tsx";
import { setServerTime } from "../../test/set-server-time.ts";
import { ApprovalsScreen } from "./approvals-screen.tsx";

beforeEach(() => setServerTime("2027-05-19T10:00:00+02:00"));

const decided = (change: Partial<ApprovalRequest>): ApprovalRequest => ({
  ...waiting,
  version: 2,
  actions: { decide: false, change: false, withdraw: false, remind: false },
  ...change,
});
/** The waiting request as the person who made it sees it. */
const own: ApprovalRequest = {
  ...waiting,
  actions: { decide: false, change: false, withdraw: true, remind: true },
};

/**
 * Renders the screen with a request opened; the returned `show` replaces the request with which the server answers from
 * then on.
 */
async function openRequest(first: ApprovalRequest) {
  let current = first;
  const network = fakeNetwork();
  network.on(approvalsApi.listApprovals, () => ({
    requests: [current],
    total: 1,
    counts: { mine: 1, requested: 0, decided: 0 },
  }));
  network.on(approvalsApi.approvalRequest, () => current);
  signInAs({ permissions: [permission.orderManager, permission.agreementManager] });
  const { queryClient } = await renderScreen(<ApprovalsScreen />, {
    route: "approvals",
    at: "/approvals?request=41",
  });
  return { network, queryClient, show: (next: ApprovalRequest) => (current = next) };
}

const detail = page.getByRole("complementary", { name: "Auftrag" });
const button = (name: string) => detail.getByRole("button", { name });
const dialog = page.getByRole("dialog");
const send = (name: string) => dialog.getByRole("button", { name });
const question = page.getByRole("alertdialog");

test.each([
  ["one order", ["1048392"], "Auftrag 1048392 ist freigegeben."],
  ["several orders", ["1048392", "1048393"], "Die Aufträge 1048392, 1048393 sind freigegeben."],
])(
  "an approval names %s that came of it, and the request shows its outcome",
  async (_, numbers, sentence) => {
    const { network, show } = await openRequest(waiting);
    const orders = numbers.map((orderNumber, index) => ({ id: index + 1, orderNumber }));
    const approved = decided({ state: "approved", orders });
    const calls = network.on(approvalsApi.approveRequest, () => {
      show(approved);
      return approved;
    });
    await button("Auftrag freigeben").click();
    await expect.element(page.getByText(sentence)).toBeVisible();
    await expect.element(detail.getByRole("link", { name: "1048392" })).toHaveAttribute("href", "#/order/1");
    await expect.element(button("Auftrag freigeben")).not.toBeInTheDocument();
    expect(calls.map(({ params, body }) => [params["id"], body])).toEqual([["41", { version: 1 }]]);
  },
);

test("an approval that is refused says why, and can be given again", async () => {
  const { network } = await openRequest(waiting);
  network.on(approvalsApi.approveRequest, refusal("unavailable", { message: "Bitte später." }));
  await button("Auftrag freigeben").click();
  await expect.element(detail.getByRole("alert")).toHaveTextContent("Bitte später.");
  await expect.element(button("Auftrag freigeben")).toBeEnabled();
});

test("where somebody was faster, the request shows what became of it", async () => {
  const { network, show } = await openRequest(waiting);
  network.on(approvalsApi.approveRequest, () => {
    show(decided({ state: "declined", declineReason: "over_budget" }));
    return refusal("approval_decided");
  });
  await button("Auftrag freigeben").click();
  await expect.element(detail.getByText("Budget reicht nicht")).toBeVisible();
  await expect.element(button("Ablehnen")).not.toBeInTheDocument();
});

test("another amount is approved at once, and what it was before is named", async () => {
  const { network, show } = await openRequest(waiting);
  const changed = decided({ state: "approved", orders: [{ id: 1, orderNumber: "1048392" }] });
  const calls = network.on(approvalsApi.changeRequest, () => {
    show(changed);
    return changed;
  });
  await button("Ändern und freigeben").click();
  const amount = dialog.getByRole("spinbutton", { name: "Anzahl" });
  await expect.element(amount).toHaveAccessibleDescription("vorher 2");
  await userEvent.fill(amount, "3");
  await send("Geändert freigeben").click();
  await expect.element(page.getByText("Auftrag 1048392 ist freigegeben.")).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(calls.map(({ body }) => body)).toEqual([{ version: 1, amount: 3, desiredDate: "2027-05-25" }]);
});

test("a change that is refused stays as it was typed, with the reason", async () => {
  const { network } = await openRequest(waiting);
  network.on(approvalsApi.changeRequest, refusal("unavailable", { message: "Bitte später." }));
  await button("Ändern und freigeben").click();
  const amount = dialog.getByRole("spinbutton", { name: "Anzahl" });
  await userEvent.fill(amount, "3");
  await send("Geändert freigeben").click();
  await expect.element(dialog.getByRole("alert")).toHaveTextContent("Bitte später.");
  await expect.element(amount).toHaveValue("3");
});

test("a change without an amount is not sent", async () => {
  const { network } = await openRequest(waiting);
  const calls = network.on(approvalsApi.changeRequest, refusal("unavailable"));
  await button("Ändern und freigeben").click();
  const amount = dialog.getByRole("spinbutton", { name: "Anzahl" });
  await userEvent.fill(amount, "");
  await send("Geändert freigeben").click();
  await expect.element(amount).toHaveAccessibleDescription(/Bitte geben Sie eine Anzahl an\./);
  expect(calls).toHaveLength(0);
});

test("one reason declines a request, and another one needs words", async () => {
  const { network, show } = await openRequest(waiting);
  const calls = network.on(approvalsApi.declineRequest, () => {
    const declined = decided({ state: "declined", declineReason: "other", reason: "Erst im Juni." });
    show(declined);
    return declined;
  });
  await button("Ablehnen").click();
  const reason = (name: string) => dialog.getByRole("radio", { name });
  await expect.element(reason("Zu viele Behälter")).toBeChecked();
  await dialog.getByText("Anderer Grund").click();
  await expect.element(reason("Zu viele Behälter")).not.toBeChecked();
  await send("Auftrag ablehnen").click();
  const words = dialog.getByRole("textbox", { name: /^Nachricht an/ });
  await expect.element(words).toBeInvalid();
  expect(calls).toHaveLength(0);
  await userEvent.fill(words, "Erst im Juni.");
  await send("Auftrag ablehnen").click();
  await expect.element(page.getByText("Der Auftrag ist abgelehnt.", { exact: true })).toBeVisible();
  await expect.element(detail.getByText("Erst im Juni.")).toBeVisible();
  expect(calls.map(({ body }) => body)).toEqual([
    { version: 1, declineReason: "other", reason: "Erst im Juni." },
  ]);
});

test("where somebody decided before the refusal arrived, closing the dialog shows what became of it", async () => {
  const { network, show } = await openRequest(waiting);
  network.on(approvalsApi.declineRequest, () => {
    show(decided({ state: "withdrawn" }));
    return refusal("approval_decided", { message: "Schon zurückgezogen." });
  });
  await button("Ablehnen").click();
  await send("Auftrag ablehnen").click();
  await expect.element(dialog.getByRole("alert")).toHaveTextContent("Schon zurückgezogen.");
  await send("Abbrechen").click();
  await expect.element(detail.getByText(/^Die Anfrage ist zurückgezogen\./)).toBeVisible();
});

test("a decision of somebody else is shown beneath an open dialog, which keeps what was typed", async () => {
  const { network, queryClient, show } = await openRequest(waiting);
  await button("Ablehnen").click();
  const words = dialog.getByRole("textbox", { name: /^Nachricht an/ });
  await userEvent.fill(words, "Erst im Juni.");
  show(decided({ state: "withdrawn" }));
  await queryClient.invalidateQueries({ queryKey: ["approvals"] });
  await expect.element(page.getByText(/^Die Anfrage ist zurückgezogen\./)).toBeInTheDocument();
  await expect.element(words).toHaveValue("Erst im Juni.");
  const calls = network.on(
    approvalsApi.declineRequest,
    refusal("approval_decided", { message: "Schon zurückgezogen." }),
  );
  await send("Auftrag ablehnen").click();
  await expect.element(dialog.getByRole("alert")).toHaveTextContent("Schon zurückgezogen.");
  expect(calls.map(({ body }) => body)).toMatchObject([{ version: 1 }]);
});

test("a change that somebody else forestalls keeps the amount that was typed", async () => {
  const { network, queryClient, show } = await openRequest(waiting);
  await button("Ändern und freigeben").click();
  const amount = dialog.getByRole("spinbutton", { name: "Anzahl" });
  await userEvent.fill(amount, "3");
  show(decided({ state: "withdrawn" }));
  await queryClient.invalidateQueries({ queryKey: ["approvals"] });
  await expect.element(page.getByText(/^Die Anfrage ist zurückgezogen\./)).toBeInTheDocument();
  await expect.element(amount).toHaveValue("3");
  const calls = network.on(
    approvalsApi.changeRequest,
    refusal("approval_decided", { message: "Schon zurückgezogen." }),
  );
  await send("Geändert freigeben").click();
  await expect.element(dialog.getByRole("alert")).toHaveTextContent("Schon zurückgezogen.");
  expect(calls.map(({ body }) => body)).toMatchObject([{ version: 1, amount: 3 }]);
});

test("whoever asked reminds the approvers, and is told when it is too early", async () => {
  const { network } = await openRequest(own);
  const calls = network.on(approvalsApi.remindApprovers, { ...own, version: 2 });
  await button("Erinnern").click();
  await expect.element(page.getByText("Die Erinnerung ist verschickt.")).toBeVisible();
  expect(calls.map(({ body }) => body)).toEqual([{ version: 1 }]);
  network.on(approvalsApi.remindApprovers, refusal("approval_reminded", { message: "Zu früh." }));
  await button("Erinnern").click();
  await expect.element(detail.getByRole("alert")).toHaveTextContent("Zu früh.");
});

test("whoever asked withdraws the request after a question", async () => {
  const { network, show } = await openRequest(own);
  network.on(approvalsApi.withdrawRequest, refusal("unavailable", { message: "Bitte später." }));
  await button("Zurückziehen").click();
  await question.getByRole("button", { name: "Zurückziehen" }).click();
  await expect.element(question.getByText("Bitte später.")).toBeVisible();
  const calls = network.on(approvalsApi.withdrawRequest, () => {
    const withdrawn = decided({ state: "withdrawn" });
    show(withdrawn);
    return withdrawn;
  });
  await question.getByRole("button", { name: "Zurückziehen" }).click();
  await expect.element(page.getByText("Die Anfrage ist zurückgezogen.", { exact: true })).toBeVisible();
  expect(calls.map(({ body }) => body)).toEqual([{ version: 1 }]);
});
