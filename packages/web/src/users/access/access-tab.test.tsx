import { permission } from "@kreislauf/contract/base";
import { accessActions, accessApi, type AccessDecisionView, directoryApi } from "@kreislauf/contract/users";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { fakeNetwork } from "../../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../../test/render-screen.tsx";
import { AccessTab } from "./access-tab.tsx";

const decisions = (rule: AccessDecisionView["rule"]): AccessDecisionView[] =>
  accessActions.map((action) => ({
    action,
    allowed: rule === "permission_held",
    rule,
    permissions: [permission.defaultUser],
  }));
const person = (userId: number, firstName: string, rule: AccessDecisionView["rule"]) => ({
  userId,
  firstName,
  lastName: "Harder",
  ebeneId: null,
  isContactPerson: false,
  locationCount: 1,
  decisions: decisions(rule),
});

test("who is only invited may not yet, while others may or may not", async () => {
  const network = fakeNetwork();
  signInAs();
  network.on(directoryApi.colleagues, { users: [] });
  network.on(directoryApi.assignableSites, {
    locations: [
      {
        id: 3,
        number: "1201",
        alias: "Kassel",
        street: "Lindenweg",
        houseNumber: "12",
        zip: "34125",
        city: "Kassel",
        groupId: null,
      },
    ],
  });
  network.on(accessApi.accessAtSite, {
    users: [
      person(11, "Ada", "permission_held"),
      person(12, "Berta", "permission_missing"),
      person(13, "Carla", "invited"),
    ],
  });
  await renderScreen(<AccessTab />, { route: "userSettings", at: "/settings/user?userTab=access" });
  const row = (name: string) => page.getByRole("row", { name: new RegExp(name) });
  const { length } = accessActions;
  await expect.element(row("Carla").getByText("eingeladen")).toBeVisible();
  expect(row("Ada").getByText("✓ ja", { exact: true }).elements()).toHaveLength(length);
  expect(row("Berta").getByText("– nein", { exact: true }).elements()).toHaveLength(length);
  expect(row("Carla").getByText("– noch nicht", { exact: true }).elements()).toHaveLength(length);
  await expect
    .element(row("Carla").getByTitle("Die Einladung ist noch nicht angenommen.").first())
    .toBeVisible();
});
