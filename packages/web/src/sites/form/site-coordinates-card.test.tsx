import { addressesApi } from "@kreislauf/contract/catalog";
import { sitesApi } from "@kreislauf/contract/sites";
import { directoryApi } from "@kreislauf/contract/users";
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { fakeNetwork } from "../../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../../test/render-screen.tsx";
import { emptySiteListFixture, siteFixture } from "../../../test/sites.fixture.ts";
import { applyBranding, unbranded } from "../../base/branding.ts";
import { SiteForm } from "./site-form.tsx";

async function openForm() {
  const network = fakeNetwork();
  network.on(addressesApi.searchAddress, { predictions: [] });
  network.on(addressesApi.searchZipCode, { predictions: [] });
  network.on(addressesApi.searchPostalCode, { predictions: [] });
  network.on(directoryApi.levelsAndGroups, { ebenes: [], groups: [] });
  network.on(sitesApi.listSites, emptySiteListFixture);
  signInAs();
  const site = { ...siteFixture, lat: 51.3, lon: 9.5 };
  await renderScreen(<SiteForm site={site} />, { route: "createSite", at: "/settings/location/create" });
}

const card = page.getByRole("region", { name: "Lage" });
const pin = card.getByRole("button", { name: /^Punkt verschieben/ });
const latitude = card.getByRole("textbox", { name: /^Breite/ });

test("without pictures of streets the coordinates are typed, and no map or pin is spoken of", async () => {
  await openForm();
  await expect.element(card.getByText(/Tragen Sie die Koordinaten der Einfahrt ein/)).toBeVisible();
  await expect.element(latitude).toHaveValue("51.3");
  await userEvent.fill(latitude, "51,31");
  await userEvent.tab();
  await expect.element(latitude).toHaveValue("51.31");
  await expect.element(card.getByRole("group")).not.toBeInTheDocument();
  await expect.element(card.getByText(/Ziehen/)).not.toBeInTheDocument();
});

test("with pictures of streets the pin is moved on a map", async () => {
  await openForm();
  onTestFinished(() => void applyBranding(unbranded));
  applyBranding({
    ...unbranded,
    outside: {
      ...unbranded.outside,
      tiles: { url: "data:image/gif;base64,R0lGODlhAQABAAAAACw=", attribution: "© Kartenamt" },
    },
  });
  await expect.element(card.getByText(/Ziehen Sie den Punkt auf die Einfahrt/)).toBeVisible();
  await expect.element(card.getByText("© Kartenamt")).toBeVisible();
  await expect.element(pin).toBeInTheDocument();
  (pin.element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowUp}");
  await expect.element(latitude).toHaveValue("51.30009");
});
