import { type ApprovalRuleView, approvalsApi } from "@kreislauf/contract/approvals";
import { permission, type Permission } from "@kreislauf/contract/base";
import { sitesApi } from "@kreislauf/contract/sites";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { approvalRuleFixture as rule } from "../../test/approvals.fixture.ts";
import { fakeNetwork, refusal } from "../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../test/render-screen.tsx";
import { siteLabelsFixture } from "../../test/sites.fixture.ts";
import { ApprovalRulesCard } from "./approval-rules-card.tsx";

const hazardous: ApprovalRuleView = { ...rule, id: 6, name: "Gefährliches", amountFrom: null, waiting: 2 };

/**
 * Renders the card with these rules; the returned `show` replaces the rules with which the server answers from then on.
 */
async function openCard(
  first: readonly ApprovalRuleView[],
  permissions: readonly Permission[] = [permission.userManager],
) {
  let rules = first;
  const network = fakeNetwork();
  network.on(approvalsApi.approvalRules, () => ({ rules: [...rules] }));
  network.on(approvalsApi.approverChoices, {
    people: [{ id: 7, name: "Jana Petersen" }],
    groups: [{ id: 4, name: "Einkauf" }],
  });
  network.on(sitesApi.listSiteOptions, siteLabelsFixture);
  signInAs({ permissions: [...permissions] });
  await renderScreen(<ApprovalRulesCard />, { route: "approvals", at: "/approvals" });
  return { network, show: (next: readonly ApprovalRuleView[]) => (rules = next) };
}

const button = (name: string) => page.getByRole("button", { name });
const dialog = page.getByRole("dialog");
const field = (name: string) => dialog.getByRole("textbox", { name });
const save = dialog.getByRole("button", { name: "Regel speichern" });
const question = page.getByRole("alertdialog");
const items = page.getByRole("listitem");
const names = () => items.elements().map((item) => item.querySelector("b")?.textContent);

test("a rule is added with a limit and who approves", async () => {
  const { network, show } = await openCard([]);
  await expect.element(page.getByText(/^Noch gibt es keine Regel\./)).toBeVisible();
  const calls = network.on(approvalsApi.createApprovalRule, () => {
    show([rule]);
    return rule;
  });
  await button("Neue Regel").click();
  await userEvent.fill(field("Name"), "Viel auf einmal");
  await userEvent.fill(field("Ab Anzahl Behälter (optional)"), "2");
  await dialog.getByRole("combobox", { name: "Freigabe durch", exact: true }).click();
  await page.getByRole("option", { name: "Gruppe Einkauf" }).click();
  await save.click();
  await expect.element(page.getByText("Die Regel ist gespeichert.")).toBeVisible();
  await expect
    .element(items.getByText("Alle Standorte, ab 2 Behältern, Freigabe durch Jana Petersen"))
    .toBeVisible();
  expect(calls.map(({ body }) => body)).toEqual([
    {
      name: "Viel auf einmal",
      siteIds: null,
      orderKinds: null,
      amountFrom: 2,
      priceAboveCents: null,
      hazardousOnly: false,
      approver: { kind: "group", id: 4 },
      second: null,
      ownAllowed: false,
    },
  ]);
});

test("what a new rule lacks is said at its fields, and nothing is sent", async () => {
  const { network } = await openCard([]);
  const calls = network.on(approvalsApi.createApprovalRule, rule);
  await button("Neue Regel").click();
  await userEvent.fill(field("Ab Anzahl Behälter (optional)"), "keine");
  await save.click();
  await expect.element(field("Name")).toHaveAccessibleDescription("Bitte geben Sie der Regel einen Namen.");
  await expect
    .element(field("Ab Anzahl Behälter (optional)"))
    .toHaveAccessibleDescription("Bitte geben Sie eine ganze Zahl ab 1 ein.");
  await expect.element(dialog.getByText("Bitte wählen Sie, wer freigibt.")).toBeVisible();
  expect(calls).toHaveLength(0);
});

test("a rule is changed under the version that was seen", async () => {
  const { network } = await openCard([rule]);
  const calls = network.on(approvalsApi.changeApprovalRule, { ...rule, version: 4 });
  await button("Regel Viel auf einmal bearbeiten").click();
  await userEvent.fill(field("Ab Anzahl Behälter (optional)"), "5");
  await save.click();
  await expect.element(page.getByText("Die Regel ist gespeichert.")).toBeVisible();
  expect(calls.map(({ params, body }) => [params["id"], body])).toMatchObject([
    ["5", { version: 3, amountFrom: 5, approver: { kind: "person", id: 7 } }],
  ]);
});

test("a refused rule keeps what was typed, and is opened again as somebody else has left it", async () => {
  const { network, show } = await openCard([rule]);
  network.on(approvalsApi.changeApprovalRule, () => {
    show([{ ...rule, version: 9, amountFrom: 7 }]);
    return refusal("approval_rule_changed", { message: "Inzwischen geändert." });
  });
  await button("Regel Viel auf einmal bearbeiten").click();
  const amount = field("Ab Anzahl Behälter (optional)");
  await userEvent.fill(amount, "5");
  await save.click();
  await expect.element(dialog.getByRole("alert")).toHaveTextContent("Inzwischen geändert.");
  await expect.element(amount).toHaveValue("5");
  await dialog.getByRole("button", { name: "Abbrechen" }).click();
  await question.getByRole("button", { name: "Verwerfen" }).click();
  await expect.element(items.getByText(/ab 7 Behältern/)).toBeVisible();
  await button("Regel Viel auf einmal bearbeiten").click();
  await expect.element(amount).toHaveValue("7");
});

test("deleting a rule says what waits because of it, and what became of that", async () => {
  const { network, show } = await openCard([rule, hazardous]);
  network.on(approvalsApi.deleteApprovalRule, refusal("unavailable", { message: "Bitte später." }));
  await button("Regel Gefährliches löschen").click();
  await expect.element(question.getByText(/^2 Anfragen warten wegen dieser Regel\./)).toBeVisible();
  await question.getByRole("button", { name: "Regel löschen" }).click();
  await expect.element(question.getByRole("alert")).toHaveTextContent("Bitte später.");
  const calls = network.on(approvalsApi.deleteApprovalRule, () => {
    show([rule]);
    return { released: 2, lapsed: 0 };
  });
  await question.getByRole("button", { name: "Regel löschen" }).click();
  await expect.element(page.getByText("Die Regel ist gelöscht, 2 Aufträge sind erteilt.")).toBeVisible();
  await expect.element(items.getByText("Gefährliches")).not.toBeInTheDocument();
  expect(calls.map(({ params }) => params["id"])).toEqual(["6"]);
});

test("rules get another order, and a refusal is said", async () => {
  const { network, show } = await openCard([rule, hazardous]);
  const calls = network.on(approvalsApi.orderApprovalRules, () => {
    show([hazardous, rule]);
    return { rules: [hazardous, rule] };
  });
  await button("Regel Viel auf einmal nach unten").click();
  await expect.poll(names).toEqual(["Gefährliches", "Viel auf einmal"]);
  expect(calls.map(({ body }) => body)).toEqual([{ ruleIds: [6, 5] }]);
  network.on(approvalsApi.orderApprovalRules, refusal("approval_rule_changed", { message: "Geändert." }));
  await button("Regel Gefährliches nach unten").click();
  await expect.element(page.getByRole("alert")).toHaveTextContent("Geändert.");
});

test("whoever only approves reads the rules, and cannot change them", async () => {
  await openCard([rule], [permission.approver]);
  await expect.element(items.getByText(/Freigabe durch Jana Petersen/)).toBeVisible();
  await expect.element(page.getByText(/Ändern kann die Regeln, wer Benutzer verwaltet\./)).toBeVisible();
  expect(page.getByRole("button").elements()).toHaveLength(0);
});
