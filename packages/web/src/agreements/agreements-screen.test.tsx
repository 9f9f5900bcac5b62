import { agreementsApi } from "@kreislauf/contract/agreements";
import { sitesApi } from "@kreislauf/contract/sites";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { agreementFixture } from "../../test/agreement.fixture.ts";
import { fakeNetwork } from "../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../test/render-screen.tsx";
import { setServerTime } from "../../test/set-server-time.ts";
import { siteLabelsFixture } from "../../test/sites.fixture.ts";
import { AgreementsScreen } from "./agreements-screen.tsx";

beforeEach(() => setServerTime("2027-05-19T10:00:00+02:00"));

const exportButton = page.getByRole("button", { name: /export/i });

async function openScreen(at: string, agreements = [agreementFixture]) {
  const network = fakeNetwork();
  network.on(sitesApi.listSiteOptions, siteLabelsFixture);
  network.on(agreementsApi.listAgreements, { agreements });
  network.on(agreementsApi.listInquiries, { inquiries: [] });
  signInAs();
  await renderScreen(<AgreementsScreen />, { route: "agreements", at });
}

test.each([
  ["without an agreement", "/agreements?site=3", []],
  ["without one of the chosen type", "/agreements?site=3&agreementKind=4", [agreementFixture]],
])("%s there is nothing to export, and the button says so", async (_, at, agreements) => {
  await openScreen(at, agreements);
  await expect.element(exportButton).toHaveAttribute("aria-disabled", "true");
  await expect
    .element(exportButton)
    .toHaveAccessibleDescription("Es gibt keine Zeilen, die exportiert werden könnten.");
});

test("what the list shows can be exported", async () => {
  await openScreen("/agreements?site=3&agreementKind=3");
  await expect.element(page.getByText("Papier").first()).toBeVisible();
  await expect.element(exportButton).not.toHaveAttribute("aria-disabled");
});

test("on a phone the reason of a locked button has the whole width of the card", async () => {
  await page.viewport(390, 844);
  await openScreen("/agreements?site=3", [
    { ...agreementFixture, containerActionIds: [4, 3], offeredTypeIds: [3] },
  ]);
  const change = page.getByRole("button", { name: /^Ändern/ });
  await expect.element(change).toHaveAttribute("aria-disabled", "true");
  const reason = page.getByText(/gibt es nur „Abruf“/).first();
  await expect.element(reason).toBeVisible();
  const { width, top } = reason.element().getBoundingClientRect();
  const button = change.element().getBoundingClientRect();
  expect(width).toBeGreaterThan(3 * button.width);
  expect(top).toBeGreaterThanOrEqual(button.bottom);
});

test("where no agreement is of the chosen type, the button takes the filter off", async () => {
  await openScreen("/agreements?site=3&agreementKind=4");
  await expect.element(page.getByText("Kein Turnus eingerichtet")).toBeVisible();
  await page.getByRole("button", { name: "Filter zurücksetzen" }).click();
  await expect.element(page.getByText("Papier").first()).toBeVisible();
});
