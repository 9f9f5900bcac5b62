import { sitesApi, type SiteWithAgreements } from "@kreislauf/contract/sites";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { delayed, fakeNetwork } from "../../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../../test/render-screen.tsx";
import { SiteDetailScreen } from "./site-detail-screen.tsx";

test("a site that is waited for has its head, with the way back", async () => {
  await page.viewport(1440, 900);
  signInAs();
  fakeNetwork().on(sitesApi.siteWithAgreements, () => delayed<SiteWithAgreements>().answer);
  await renderScreen(<SiteDetailScreen />, { route: "site", at: "/settings/location/3" });
  await expect.element(page.getByRole("link", { name: "Standorte" })).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Standort", level: 1 })).toBeVisible();
});
