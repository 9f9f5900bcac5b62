import { staffSecondFactorApi } from "@kreislauf/contract/staff";
import { fakeNetwork, refusal } from "@kreislauf/ui/base/fake-network.fixture.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderDesk } from "../../test/render-desk.tsx";
import { SecondFactorRows } from "./second-factor-rows.tsx";

const setUpOn = "2027-03-01T08:00:00Z";
const settings = {
  authenticatorApp: { createdOn: setUpOn },
  passkeys: [],
  recoveryCodes: { left: 2, total: 10, createdOn: setUpOn },
  isRequired: true,
};

test("the question that renews the recovery codes opens again without its former refusal", async () => {
  fakeNetwork().on(staffSecondFactorApi.staffRenewRecoveryCodes, refusal("not_found"));
  await renderDesk(<SecondFactorRows settings={settings} onChanged={() => {}} onRecoveryCodes={() => {}} />, {
    at: "/account",
  });
  const open = page.getByRole("button", { name: "Neue Codes erstellen" });
  const question = page.getByRole("alertdialog", { name: "Neue Wiederherstellungscodes erstellen?" });
  await open.click();
  await question.getByRole("button", { name: "Neue Codes erstellen" }).click();
  await expect.element(question.getByRole("alert")).toBeVisible();
  await question.getByRole("button", { name: "Abbrechen" }).click();
  await expect.element(question).not.toBeInTheDocument();
  await open.click();
  await expect.element(question).toBeVisible();
  await expect.element(question.getByRole("alert")).not.toBeInTheDocument();
});
