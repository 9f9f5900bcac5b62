import { type ApprovalSubstitute, approvalsApi } from "@kreislauf/contract/approvals";
import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { fakeNetwork, refusal } from "../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../test/render-screen.tsx";
import { setServerTime } from "../../test/set-server-time.ts";
import { SubstituteDialog } from "./substitute-dialog.tsx";

beforeEach(() => setServerTime("2027-05-19T10:00:00+02:00"));

const nobody: ApprovalSubstitute = { substitute: null, standsInFor: [] };
const nele = { id: 8, name: "Nele Harder" };
const given: ApprovalSubstitute = {
  substitute: { person: nele, from: "2027-05-24", until: "2027-05-28" },
  standsInFor: [],
};

async function openDialog(saved: ApprovalSubstitute) {
  const network = fakeNetwork();
  network.on(approvalsApi.approvalSubstitute, saved);
  network.on(approvalsApi.approverChoices, { people: [{ id: 7, name: "Jana Petersen" }, nele], groups: [] });
  signInAs();
  const onClosed = vi.fn<() => void>();
  await renderScreen(<SubstituteDialog onClosed={onClosed} />, { route: "approvals", at: "/approvals" });
  return { network, onClosed };
}

const dialog = page.getByRole("dialog");
const person = dialog.getByRole("combobox", { name: "Vertretung" });
const day = (name: string) => dialog.getByRole("textbox", { name });
const save = dialog.getByRole("button", { name: "Vertretung speichern" });

test("somebody else who approves stands in from one day until another", async () => {
  const { network, onClosed } = await openDialog(nobody);
  const calls = network.on(approvalsApi.setApprovalSubstitute, given);
  await person.click();
  await expect.element(page.getByRole("option")).toHaveTextContent("Nele Harder");
  await page.getByRole("option").click();
  await userEvent.fill(day("Von"), "24.05.2027");
  await userEvent.fill(day("Bis"), "28.05.2027");
  await save.click();
  await expect.element(page.getByText("Die Vertretung ist gespeichert.")).toBeVisible();
  expect(onClosed).toHaveBeenCalledOnce();
  expect(calls.map(({ body }) => body)).toEqual([
    { substituteId: 8, from: "2027-05-24", until: "2027-05-28" },
  ]);
});

test("what is missing or the wrong way round is said at its field, and nothing is sent", async () => {
  const { network } = await openDialog(nobody);
  const calls = network.on(approvalsApi.setApprovalSubstitute, given);
  await save.click();
  await expect.element(person).toHaveAccessibleDescription("Bitte wählen Sie eine Vertretung.");
  await expect.element(day("Von")).toHaveAccessibleDescription("Bitte wählen Sie einen Tag.");
  await userEvent.fill(day("Von"), "28.05.2027");
  await userEvent.fill(day("Bis"), "24.05.2027");
  await expect
    .element(day("Bis"))
    .toHaveAccessibleDescription("Das Enddatum darf nicht vor dem Startdatum liegen.");
  await save.click();
  expect(calls).toHaveLength(0);
});

test("a refused substitute stays as it was chosen, with the reason", async () => {
  const { network, onClosed } = await openDialog(given);
  network.on(approvalsApi.setApprovalSubstitute, refusal("approver_unknown", { message: "Darf nicht." }));
  await userEvent.fill(day("Bis"), "31.05.2027");
  await save.click();
  await expect.element(dialog.getByRole("alert")).toHaveTextContent("Darf nicht.");
  await expect.element(day("Bis")).toHaveValue("31.05.2027");
  await expect.element(person).toHaveTextContent("Nele Harder");
  expect(onClosed).not.toHaveBeenCalled();
});

test("a substitution is ended before its last day", async () => {
  const { network, onClosed } = await openDialog(given);
  const calls = network.on(approvalsApi.removeApprovalSubstitute, nobody);
  await dialog.getByRole("button", { name: "Vertretung beenden" }).click();
  await expect.element(page.getByText("Die Vertretung ist beendet.")).toBeVisible();
  expect(calls).toHaveLength(1);
  expect(onClosed).toHaveBeenCalledOnce();
});

test("a substitute that could not be loaded can be loaded again", async () => {
  const network = fakeNetwork();
  network.on(approvalsApi.approvalSubstitute, refusal("unavailable"));
  network.on(approvalsApi.approverChoices, { people: [nele], groups: [] });
  signInAs();
  await renderScreen(<SubstituteDialog onClosed={() => undefined} />, {
    route: "approvals",
    at: "/approvals",
  });
  await expect.element(dialog.getByText("Die Vertretung konnte nicht geladen werden")).toBeVisible();
  network.on(approvalsApi.approvalSubstitute, given);
  await dialog.getByRole("button", { name: "Erneut laden" }).click();
  await expect.element(person).toHaveTextContent("Nele Harder");
});

test("what is chosen is not lost by Escape without a question", async () => {
  const { onClosed } = await openDialog(given);
  await userEvent.fill(day("Bis"), "31.05.2027");
  await userEvent.keyboard("{Escape}");
  await page.getByRole("alertdialog").getByRole("button", { name: "Weiter bearbeiten" }).click();
  await expect.element(day("Bis")).toHaveValue("31.05.2027");
  expect(onClosed).not.toHaveBeenCalled();
});
