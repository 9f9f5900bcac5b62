import { accountApi } from "@kreislauf/contract/users";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { accountFixture } from "../../../test/account.fixture.ts";
import { fakeNetwork } from "../../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../../test/render-screen.tsx";
import { ProfileCard } from "./profile-card.tsx";

test("on a phone the button that saves is as wide as the fields, also while nothing has changed", async () => {
  await page.viewport(390, 844);
  fakeNetwork().on(accountApi.accountSettings, accountFixture);
  signInAs();
  await renderScreen(<ProfileCard />, { route: "preferences", at: "/preferences" });
  const save = page.getByRole("button", { name: "Speichern" });
  await expect.element(save).toBeVisible();
  const field = page.getByLabelText("Vorname").element();
  expect(save.element().clientWidth).toBeGreaterThanOrEqual(field.clientWidth);
});
