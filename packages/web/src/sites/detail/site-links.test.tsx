import { permission } from "@kreislauf/contract/base";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderScreen, signInAs } from "../../../test/render-screen.tsx";
import { SiteLinks } from "./site-links.tsx";

const openLinks = () => renderScreen(<SiteLinks siteId={3} />, { route: "site", at: "/settings/location/3" });
const links = () => page.getByRole("navigation", { name: "Zu diesem Standort" }).getByRole("link");
const addresses = () =>
  links()
    .elements()
    .map((link) => link.getAttribute("href"));

test("a site leads to its orders, pickups, documents, weights and people", async () => {
  signInAs();
  await openLinks();
  expect(addresses()).toEqual([
    "#/order-history?site=3",
    "#/calendar?site=3",
    "#/documents?site=3",
    "#/statistics?site=3",
    "#/proofs?site=3",
    "#/proofs/separation?site=3",
    "#/balance?site=3",
    "#/labels?site=3",
    "#/references",
    "#/settings/user?userTab=access&accessSite=3",
  ]);
});

test.for([
  [permission.agreementManager, ["Aufträge", "Kalender", "Behälterschilder"]],
  [permission.documentManager, ["Belege", "Nachweise", "GewAbfV-Ordner", "Abfallbilanz"]],
  [permission.fileExportManager, ["Abfallstatistik", "Nachweise", "GewAbfV-Ordner", "Abfallbilanz"]],
  [permission.purchaser, ["Kontierung"]],
  [permission.userManager, ["Benutzer und Rechte"]],
] as const)("the right %s opens %j of a site", async ([right, names]) => {
  signInAs({ permissions: [permission.defaultUser, right] });
  await openLinks();
  expect(
    links()
      .elements()
      .map((link) => link.textContent),
  ).toEqual(names);
});

test("without documents and rights a site leads nowhere", async () => {
  signInAs({ permissions: [permission.defaultUser, permission.documentViewer], documentsEnabled: false });
  await openLinks();
  await expect.element(links()).not.toBeInTheDocument();
});
