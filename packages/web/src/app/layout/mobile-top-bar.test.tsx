import { sitesApi } from "@kreislauf/contract/sites";
import { directoryApi, peopleApi } from "@kreislauf/contract/users";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { fakeNetwork } from "../../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../../test/render-screen.tsx";
import { siteLabelsFixture } from "../../../test/sites.fixture.ts";
import { SitesBar, useChosenSites } from "../../sites/index.ts";
import { UserSettingsScreen } from "../../users/user-settings-screen.tsx";
import { MobileTopBar } from "./mobile-top-bar.tsx";

const bar = page.getByRole("banner");

/** The heights of the rows below the title, in px. */
const extensionHeights = () =>
  [...bar.element().children].slice(1).map((row) => row.getBoundingClientRect().height);

test("the users' tabs and their search stand in the bar of a phone, in rows of 48 px", async () => {
  await page.viewport(390, 844);
  signInAs();
  const network = fakeNetwork();
  network.on(peopleApi.registeredUsers, { users: [], total: 0 });
  network.on(directoryApi.assignableSites, { locations: [] });
  await renderScreen(
    <>
      <MobileTopBar name="userSettings" isLocked={false} />
      <UserSettingsScreen />
    </>,
    { route: "userSettings", at: "/settings/user" },
  );
  await expect.element(bar.getByRole("tab", { name: "Registriert" })).toBeVisible();
  await expect.element(bar.getByRole("searchbox")).toBeVisible();
  expect(page.getByRole("main").query()?.querySelector("[role=tab]") ?? null).toBeNull();
  expect(extensionHeights()).toEqual([48, 48]);
  expect(bar.getByRole("searchbox").element().getBoundingClientRect().height).toBeGreaterThan(20);
});

const SiteField = () => <SitesBar chosen={useChosenSites()} />;

test("the choice of a site leaves a gap below it in the bar", async () => {
  await page.viewport(390, 844);
  signInAs();
  fakeNetwork().on(sitesApi.listSiteOptions, siteLabelsFixture);
  await renderScreen(
    <>
      <MobileTopBar name="calendar" isLocked={false} />
      <SiteField />
    </>,
    { route: "calendar", at: "/calendar?site=all" },
  );
  const field = bar.getByRole("button", { name: /Alle Standorte/ });
  await expect.element(field).toBeVisible();
  const { bottom } = bar.element().getBoundingClientRect();
  expect(bottom - field.element().getBoundingClientRect().bottom).toBe(4);
});
