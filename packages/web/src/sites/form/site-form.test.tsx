import { permission } from "@kreislauf/contract/base";
import { addressesApi, type Land } from "@kreislauf/contract/catalog";
import { sitesApi, type Site } from "@kreislauf/contract/sites";
import { directoryApi } from "@kreislauf/contract/users";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { delayed, fakeNetwork, refusal } from "../../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../../test/render-screen.tsx";
import { emptySiteListFixture, siteFixture } from "../../../test/sites.fixture.ts";
import { SiteForm } from "./site-form.tsx";

const place = (zip: string, city: string, land: Land) => ({
  label: `${zip} ${city}`,
  street: "",
  houseNumber: "",
  zip,
  city,
  land,
  lat: null,
  lon: null,
});
const places = [place("34125", "Kassel", "HE"), place("20095", "Hamburg", "HH")];

function openNetwork() {
  const network = fakeNetwork();
  network.on(addressesApi.searchAddress, { predictions: [] });
  network.on(addressesApi.searchZipCode, { predictions: [] });
  network.on(addressesApi.searchPostalCode, ({ query }) => ({
    predictions: places.filter(({ zip }) => zip === query["code"]),
  }));
  network.on(directoryApi.levelsAndGroups, { ebenes: [], groups: [] });
  network.on(sitesApi.listSites, emptySiteListFixture);
  return network;
}

const everyRight = Object.values(permission);

async function openForm(site: Site | null = null, permissions: readonly number[] = everyRight) {
  signInAs({ permissions: [...permissions] });
  return await renderScreen(<SiteForm site={site} />, {
    route: "createSite",
    at: "/settings/location/create",
  });
}

const card = page.getByRole("region", { name: "Name und Anschrift" });
const field = (label: string) => card.getByRole("textbox", { name: label });
const city = card.getByRole("combobox", { name: "Ort" });
const zip = card.getByRole("combobox", { name: "Postleitzahl" });
const create = page.getByRole("button", { name: "Standort anlegen" });
const save = page.getByRole("button", { name: "Änderungen speichern" });

async function fillIn() {
  await userEvent.fill(field("Name"), "Lager Nord");
  await userEvent.fill(card.getByRole("combobox", { name: "Straße" }), "Leipziger Straße");
  await userEvent.fill(field("Hausnummer"), "12");
  await userEvent.fill(zip, "34125");
  await expect.element(city).toHaveValue("Kassel");
}

test("without what a site needs nothing is sent, and what is missing is named", async () => {
  openNetwork();
  await openForm();
  await userEvent.fill(field("Name"), "Lager Nord");
  await create.click();
  await expect.element(zip).toHaveAttribute("aria-invalid", "true");
  await expect.element(page.getByText(/^Noch offen: Straße.*Postleitzahl, Ort$/)).toBeVisible();
});

test("a postal code that does not exist is named below, too", async () => {
  openNetwork();
  await openForm();
  await fillIn();
  await userEvent.fill(zip, "00123");
  await expect.element(zip).toHaveAttribute("aria-invalid", "true");
  await expect.element(page.getByText("Noch offen: Postleitzahl")).toBeVisible();
});

test("it is created once, however often it is pressed, and then shown", async () => {
  const network = openNetwork();
  const late = delayed<Site>();
  const calls = network.on(sitesApi.addSite, () => late.answer);
  const { address } = await openForm();
  await fillIn();
  await create.dblClick();
  await vi.waitFor(() => expect(calls).toHaveLength(1), { timeout: 10_000 });
  late.arrive(siteFixture);
  await vi.waitFor(() => expect(address()).toBe("/settings/location/3"), { timeout: 10_000 });
  expect(calls.map(({ body }) => body)).toMatchObject([
    { alias: "Lager Nord", zip: "34125", city: "Kassel", land: "HE", confirmDuplicate: false },
  ]);
});

test.for([
  [permission.agreementManager, 1],
  [permission.orderManager, 0],
] as const)(
  "a new site leads on to its first container: with the right %i, %i times",
  async ([right, count]) => {
    const network = openNetwork();
    network.on(sitesApi.addSite, siteFixture);
    await openForm(null, [permission.defaultUser, permission.siteManager, right]);
    await fillIn();
    await create.click();
    await expect.element(page.getByText(/^Der Standort Kassel ist angelegt\./)).toBeVisible();
    const next = page.getByRole("link", { name: "Behälter beauftragen" });
    expect(next.elements().map((link) => link.getAttribute("href"))).toEqual(
      Array.from({ length: count }, () => "#/agreements?site=3"),
    );
  },
);

test("a corrected postal code takes its town along, but not one that somebody has typed", async () => {
  openNetwork();
  await openForm();
  await fillIn();
  await userEvent.fill(zip, "20095");
  await expect.element(city).toHaveValue("Hamburg");
  await userEvent.fill(city, "Hamburg-Altstadt");
  await userEvent.fill(zip, "34125");
  await expect.element(page.getByRole("combobox", { name: "Bundesland" })).toHaveTextContent("Hessen");
  await expect.element(city).toHaveValue("Hamburg-Altstadt");
});

test("an address that is there already is asked about, and created all the same on request", async () => {
  const network = openNetwork();
  const details = [{ field: "existingLocationId", message: "3" }];
  network.on(sitesApi.addSite, refusal("location_duplicate", { details }));
  network.on(sitesApi.site, siteFixture);
  const { address } = await openForm();
  await fillIn();
  await create.click();
  await expect
    .element(page.getByRole("link", { name: "Zu Kassel" }))
    .toHaveAttribute("href", "#/settings/location/3");
  const calls = network.on(sitesApi.addSite, { ...siteFixture, id: 9 });
  await page.getByRole("button", { name: "Trotzdem neu anlegen" }).click();
  await vi.waitFor(() => expect(address()).toBe("/settings/location/9"), { timeout: 10_000 });
  expect(calls.map(({ body }) => body)).toMatchObject([{ alias: "Lager Nord", confirmDuplicate: true }]);
});

test("of a site that is there only what was changed is sent, and nothing before that", async () => {
  const network = openNetwork();
  const calls = network.on(sitesApi.updateSite, siteFixture);
  const { address } = await openForm(siteFixture);
  await expect.element(save).toHaveAccessibleDescription("Sie haben nichts geändert.");
  await userEvent.fill(field("Name"), "Kassel Süd");
  await save.click();
  await vi.waitFor(() => expect(address()).toBe("/settings/location/3"), { timeout: 10_000 });
  expect(calls.map(({ body }) => body)).toEqual([{ alias: "Kassel Süd", confirmDuplicate: false }]);
});

test("what the server has against a field stands beside it and below, and can be corrected", async () => {
  const network = openNetwork();
  const details = [{ field: "alias", message: "So heißt schon einer." }];
  network.on(
    sitesApi.updateSite,
    refusal("validation", { message: "Bitte prüfen Sie die Angaben.", details }),
  );
  const { address } = await openForm(siteFixture);
  await userEvent.fill(field("Name"), "Kassel Süd");
  await save.click();
  await expect.element(field("Name")).toHaveAccessibleDescription(/So heißt schon einer\./);
  await expect.element(page.getByRole("alert")).toMatchTextContent("Bitte prüfen Sie die Angaben.");
  network.on(sitesApi.updateSite, siteFixture);
  await userEvent.fill(field("Name"), "Kassel Nord");
  await save.click();
  await vi.waitFor(() => expect(address()).toBe("/settings/location/3"), { timeout: 10_000 });
});

test("a contact person who was deleted meanwhile is named in its card, and replaced", async () => {
  const network = openNetwork();
  const bernd = { id: 6001, name: "Bernd Kolbe", phone: "", email: null, locationIds: [] };
  network.on(directoryApi.colleagues, { users: [] });
  network.on(directoryApi.externalContacts, { externalContacts: [bernd] });
  await openForm({ ...siteFixture, contactPerson: null });
  const contact = page.getByRole("region", { name: "Ansprechperson" });
  await contact.getByRole("button", { name: "Wählen" }).click();
  await page.getByRole("radio", { name: "Bernd Kolbe" }).click();
  await page.getByRole("button", { name: "Übernehmen" }).click();
  network.on(directoryApi.externalContacts, { externalContacts: [] });
  network.on(sitesApi.updateSite, refusal("not_found"));
  await save.click();
  const alert = contact.getByRole("alert");
  await expect.element(alert).toMatchTextContent("Bernd Kolbe gibt es nicht mehr. Bitte wählen Sie neu.");
  await expect.element(alert).toBeInViewport();
  await contact.getByRole("button", { name: "Ändern" }).click();
  await page.getByRole("radio", { name: /^Niemand Bestimmtes/ }).click();
  await page.getByRole("button", { name: "Übernehmen" }).click();
  await expect.element(alert).not.toBeInTheDocument();
});

test("why the server refuses a long form is seen where its button is pressed", async () => {
  const network = openNetwork();
  network.on(sitesApi.updateSite, refusal("not_found", { message: "Das gibt es nicht oder nicht mehr." }));
  await openForm({ ...siteFixture, contactPerson: null });
  await userEvent.fill(field("Name"), "Kassel Süd");
  window.scrollTo(0, 0);
  await save.click();
  await expect.element(page.getByRole("alert")).toBeInViewport();
});
