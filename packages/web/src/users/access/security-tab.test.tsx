import {
  companyAccountApi,
  type CompanyAccountSettings,
  secondFactorRuleApi,
  type SecondFactorRuleView,
} from "@kreislauf/contract/users";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { applyBranding, unbranded } from "../../base/branding.ts";
import { fakeNetwork, refusal } from "../../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../../test/render-screen.tsx";
import { setServerTime } from "../../../test/set-server-time.ts";
import { SecurityTab } from "./security-tab.tsx";

const people = { managers: { total: 2, withoutFactor: 0 }, all: { total: 9, withoutFactor: 4 } };
const none: SecondFactorRuleView = { rule: "none", validFrom: null, people };

beforeEach(() => setServerTime("2027-05-19T10:00:00+02:00"));

const rule = (name: string) => page.getByRole("radio", { name, exact: true });
const save = page.getByRole("button", { name: "Regel speichern" });
const question = page.getByRole("alertdialog", { name: "Zweiten Faktor für alle verlangen?" });
const requireForAll = question.getByRole("button", { name: "Für alle verlangen" });
const day = page.getByRole("textbox", { name: "Gilt ab" });

async function openTab(present: SecondFactorRuleView, companyAccount: CompanyAccountSettings | null = null) {
  const network = fakeNetwork();
  network.on(secondFactorRuleApi.secondFactorRule, present);
  network.on(companyAccountApi.companyAccount, { companyAccount });
  signInAs();
  await renderScreen(<SecurityTab />, { route: "userSettings", at: "/settings/user?userTab=security" });
  await expect.element(save).toBeVisible();
  return network;
}

test("a rule says whom it concerns, proposes the earliest day, and is saved", async () => {
  const network = await openTab(none);
  const changed = network.on(secondFactorRuleApi.changeSecondFactorRule, {});
  await expect.element(save).toHaveAttribute("aria-disabled", "true");
  await expect.element(page.getByText("2 Personen, alle mit zweitem Faktor")).toBeVisible();
  await expect.element(page.getByText("9 Personen, 4 ohne")).toBeVisible();
  await rule("Verlangt für alle").click();
  await expect.element(day).toHaveValue("02.06.2027");
  await save.click();
  await requireForAll.click();
  await expect.element(page.getByText("Die Regel ist gespeichert.")).toBeVisible();
  expect(changed.map(({ body }) => body)).toEqual([{ rule: "all", validFrom: "2027-06-02" }]);
});

test("who has no second factor is listed by a link, for each rule, where there is somebody", async () => {
  await openTab({ ...none, people: { ...people, managers: { total: 2, withoutFactor: 1 } } });
  for (const [name, listed] of [
    ["4 ohne zweiten Faktor: Alle", "all"],
    ["1 ohne zweiten Faktor: Administration", "managers"],
  ] as const)
    await expect
      .element(page.getByRole("link", { name, exact: true }))
      .toHaveAttribute("href", `#/settings/user?userWithoutSecondFactor=${listed}`);
  await expect.element(rule("Verlangt für alle")).toHaveAccessibleDescription(/^9 Personen, 4 ohne/);
});

test("where everybody has one, no link leads to an empty list", async () => {
  await openTab(none);
  await expect.element(page.getByText("2 Personen, alle mit zweitem Faktor")).toBeVisible();
  await expect.element(page.getByRole("link", { name: /Administration/ })).not.toBeInTheDocument();
});

test("before everybody needs a second factor, it says how many have none", async () => {
  const network = await openTab(none);
  const changed = network.on(secondFactorRuleApi.changeSecondFactorRule, {});
  await rule("Verlangt für alle").click();
  await save.click();
  await expect.element(question.getByText(/^4 Personen haben noch keinen/)).toBeVisible();
  await expect.element(question.getByText(/Ab dem 02\.06\.2027 kommt/)).toBeVisible();
  await question.getByRole("button", { name: "Abbrechen" }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(rule("Verlangt für alle")).toBeChecked();
  expect(changed).toEqual([]);
  await rule("Verlangt für Administration").click();
  await save.click();
  await expect.element(page.getByText("Die Regel ist gespeichert.")).toBeVisible();
  expect(changed.map(({ body }) => body)).toEqual([{ rule: "managers", validFrom: "2027-06-02" }]);
});

test("a day that is too early or none is named beside the field, and nothing is sent", async () => {
  const network = await openTab(none);
  const changed = network.on(secondFactorRuleApi.changeSecondFactorRule, {});
  await rule("Verlangt für Administration").click();
  await userEvent.fill(day, "01.06.2027");
  await save.click();
  await expect.element(day).toHaveAccessibleDescription(/ab dem 02.06.2027/);
  await userEvent.fill(day, "");
  await save.click();
  await expect.element(day).toHaveAccessibleDescription(/Bitte wählen Sie den Tag/);
  expect(changed).toEqual([]);
});

test("the server's objection stands beside the field, and the choice stays", async () => {
  const network = await openTab(none);
  network.on(
    secondFactorRuleApi.changeSecondFactorRule,
    refusal("validation", {
      details: [{ field: "validFrom", message: "Bitte wählen Sie einen Tag ab dem 03.06.2027." }],
    }),
  );
  await rule("Verlangt für alle").click();
  await save.click();
  await requireForAll.click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(day).toHaveAccessibleDescription(/03.06.2027/);
  await expect.element(rule("Verlangt für alle")).toBeChecked();
});

test("a rule that applies is shown and ended", async () => {
  const network = await openTab({ rule: "all", validFrom: "2027-05-01", people });
  const changed = network.on(secondFactorRuleApi.changeSecondFactorRule, {});
  await expect.element(rule("Verlangt für alle")).toBeChecked();
  await expect.element(day).toHaveValue("01.05.2027");
  await rule("Freiwillig").click();
  await expect.element(day).not.toBeInTheDocument();
  await save.click();
  await expect.element(page.getByText("Die Regel ist gespeichert.")).toBeVisible();
  expect(changed.map(({ body }) => body)).toEqual([{ rule: "none" }]);
});

test("the company's own account is shown, with the emergency account where it is required", async () => {
  await openTab(none, {
    issuer: "https://login.holzbau.example",
    clientId: "kreislauf",
    domains: ["holzbau.example", "zimmerei.example"],
    required: true,
    emergencyAccount: "notfall@holzbau.example",
    provisions: false,
  });
  const card = page.getByRole("region", { name: "Anmeldung mit Firmenkonto" });
  await expect.element(card.getByText(/melden sich nur mit ihrem Firmenkonto an/)).toBeVisible();
  await expect.element(card.getByText("https://login.holzbau.example")).toBeVisible();
  await expect.element(card.getByText("holzbau.example, zimmerei.example")).toBeVisible();
  await expect.element(card.getByText("notfall@holzbau.example")).toBeVisible();
});

test("without one it says who sets it up, and how to reach them", async () => {
  applyBranding({ ...unbranded, supportPhone: "0561 555-0100", supportEmail: "hilfe@entsorger.example" });
  await openTab(none);
  await expect.element(page.getByText(/richtet der Kundenservice ein/)).toBeVisible();
  const card = page.getByRole("region", { name: "Anmeldung mit Firmenkonto" });
  const link = (name: RegExp) => expect.element(card.getByRole("link", { name }));
  await link(/0561 555-0100/).toHaveAttribute("href", "tel:05615550100");
  await link(/hilfe@/).toHaveAttribute("href", "mailto:hilfe@entsorger.example");
  await link(/^Kontakt/).toHaveAttribute("href", expect.stringMatching(/contact$/));
});
