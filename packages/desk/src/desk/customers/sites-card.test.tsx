import { type DeskCustomerDetail, deskCustomersApi, type DeskSite } from "@kreislauf/contract/desk";
import { delayed, fakeNetwork, refusal } from "@kreislauf/ui/base/fake-network.fixture.ts";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  deskCustomerFixture as customer,
  deskCustomerSiteFixture as site,
} from "../../../test/customer.fixture.ts";
import { renderDesk } from "../../../test/render-desk.tsx";
import { SitesCard } from "./sites-card.tsx";

const shown: DeskSite = {
  id: 5,
  active: true,
  version: "a",
  name: "Werkstatt",
  siteNumber: null,
  street: "Hafenstraße",
  houseNumber: "4",
  zip: "34125",
  city: "Kassel",
  disposer: "",
  openingHours: null,
  gateWidth: null,
  gateHeight: null,
  driverHints: null,
};
const detail: DeskCustomerDetail = { customer, sites: [site], people: [], agreements: [] };

const anyway = page.getByRole("checkbox", { name: "Unter dieser Anschrift liegt ein weiterer Standort" });
const save = page.getByRole("button", { name: "Speichern" });

async function openCard() {
  const network = fakeNetwork();
  network.on(deskCustomersApi.deskSite, shown);
  await renderDesk(<SitesCard companyId={1} sites={[site]} mayWrite />, { at: "/customers/1" });
  return network;
}

async function openDialog() {
  const network = await openCard();
  await page.getByRole("button", { name: "Standort Werkstatt bearbeiten" }).click();
  await expect.element(page.getByLabelText(/^Bezeichnung/)).toHaveValue("Werkstatt");
  return network;
}

test("a second site at one address is created once that is confirmed", async () => {
  const network = await openCard();
  await page.getByRole("button", { name: "Standort anlegen" }).click();
  await page.getByLabelText(/^Bezeichnung/).fill("Halle 2");
  await page.getByLabelText(/^Straße/).fill("Hafenstraße");
  await page.getByLabelText(/^PLZ/).fill("34125");
  await page.getByLabelText(/^Ort/).fill("Kassel");
  network.on(deskCustomersApi.createDeskSite, () => refusal("location_duplicate"));
  expect(anyway.elements()).toHaveLength(0);
  await save.click();
  await anyway.click();
  const seen = network.on(deskCustomersApi.createDeskSite, detail);
  await save.click();
  await expect.element(page.getByText("Der Standort Halle 2 ist angelegt.")).toBeVisible();
  expect(seen.map(({ body }) => body)).toMatchObject([{ name: "Halle 2", confirmDuplicate: true }]);
});

test("a site moves to the address of another one once that is confirmed", async () => {
  const network = await openDialog();
  await page.getByLabelText(/^Hausnummer/).fill("6");
  network.on(deskCustomersApi.changeDeskSite, () => refusal("location_duplicate"));
  await save.click();
  await anyway.click();
  const seen = network.on(deskCustomersApi.changeDeskSite, { ...shown, houseNumber: "6" });
  await save.click();
  await expect.element(page.getByText("Der Standort Werkstatt ist gespeichert.")).toBeVisible();
  expect(seen.map(({ body }) => body)).toMatchObject([{ houseNumber: "6", confirmDuplicate: true }]);
});

test("a site is deactivated after a question, and not while something typed would be lost", async () => {
  const network = await openDialog();
  const seen = network.on(deskCustomersApi.switchDeskSite, { ...shown, active: false });
  const deactivate = page.getByRole("button", { name: "Standort deaktivieren" });
  const name = page.getByLabelText(/^Bezeichnung/);
  await name.fill("Werkstatt Nord");
  await expect.element(deactivate).toHaveAccessibleDescription(/Speichern oder verwerfen/);
  await deactivate.click({ force: true });
  await expect.element(name).toHaveValue("Werkstatt Nord");
  await name.fill("Werkstatt");
  await deactivate.click();
  const question = page.getByRole("alertdialog", { name: "Standort Werkstatt deaktivieren?" });
  await expect.element(question).toBeVisible();
  expect(seen).toEqual([]);
  await question.getByRole("button", { name: "Standort deaktivieren" }).click();
  await expect.element(page.getByText("Der Standort Werkstatt ist deaktiviert.")).toBeVisible();
  expect(seen.map(({ body }) => body)).toEqual([{ active: false }]);
});

test("while a site is activated its dialog stays open, and shows what was refused", async () => {
  const network = await openCard();
  network.on(deskCustomersApi.deskSite, { ...shown, active: false });
  const late = delayed<Response>();
  network.on(deskCustomersApi.switchDeskSite, () => late.answer);
  await page.getByRole("button", { name: "Standort Werkstatt bearbeiten" }).click();
  await page.getByRole("button", { name: "Standort aktivieren" }).click();
  await userEvent.keyboard("{Escape}");
  late.arrive(refusal("location_duplicate", { message: "Dort liegt schon einer." }));
  await expect.element(page.getByRole("alert")).toMatchTextContent("Dort liegt schon einer.");
});
