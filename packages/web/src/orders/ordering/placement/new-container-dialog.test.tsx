import { catalogApi, type Offer, type ServiceCatalog } from "@kreislauf/contract/catalog";
import { orderingApi, ordersApi, type CreatedAgreement } from "@kreislauf/contract/orders";
import { sitesApi } from "@kreislauf/contract/sites";
import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { agreementFixture } from "../../../../test/agreement.fixture.ts";
import { delayed, fakeNetwork, refusal } from "../../../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../../../test/render-screen.tsx";
import { setServerTime } from "../../../../test/set-server-time.ts";
import { siteLabelsFixture } from "../../../../test/sites.fixture.ts";
import { orderFixture } from "../../base/order.fixture.ts";
import { NewContainerDialog } from "./new-container-dialog.tsx";

beforeEach(() => {
  setServerTime("2027-05-17T10:00:00+02:00");
  sessionStorage.clear();
});

const offer = (wasteTypeId: number, containerTypeId: number): Offer => ({
  ...agreementFixture.terms,
  wasteTypeId,
  containerTypeId,
  agreementTypeId: 3,
  containerActions: [{ id: 5, description: "Aufstellen", leadTimeDays: 3 }],
});
const oil = { id: 102, description: "Altöl", avvCode: "13 02 05*", hazardous: true };
const barrel = { id: 202, type: "Fass 200 l", size: "200 l", drawing: "fass" } as const;
const catalog: ServiceCatalog = {
  wasteTypes: [agreementFixture.wasteType, oil],
  containerTypes: [agreementFixture.containerType, barrel],
  offers: [offer(101, 201), offer(102, 202)],
};
const created: CreatedAgreement = { agreement: agreementFixture, order: orderFixture };

function openNetwork() {
  const network = fakeNetwork();
  network.on(catalogApi.serviceCatalog, catalog);
  network.on(sitesApi.listSiteOptions, siteLabelsFixture);
  network.on(orderingApi.expectedApprovals, { approvals: [null] });
  network.on(catalogApi.germanHolidays, { data: { holidays: "", names: {} } });
  network.on(ordersApi.leadTimeInfo, {
    containersOnSite: {},
    earliestDate: "2027-05-20",
    editCutoff: "noon",
  });
  return network;
}

async function openDialog() {
  const onClosed = vi.fn<() => void>();
  signInAs();
  await renderScreen(<NewContainerDialog siteId={3} onClosed={onClosed} />, {
    route: "agreements",
    at: "/agreements?site=3",
  });
  await expect.element(waste).toBeVisible();
  return onClosed;
}

const waste = page.getByRole("combobox", { name: "Abfallart" });
const option = (name: RegExp) => page.getByRole("option", { name });
const container = (name: RegExp) => page.getByRole("radio", { name });
const day = (date: string) => page.getByRole("button", { name: new RegExp(`, ${date}`) });
const submit = page.getByRole("button", { name: "Behälter beauftragen" });

test("waste, then a container for it, then a day: ordered once, however often it is pressed", async () => {
  const network = openNetwork();
  const late = delayed<CreatedAgreement>();
  const calls = network.on(orderingApi.createAgreement, () => late.answer);
  const onClosed = await openDialog();
  await userEvent.fill(waste, "15 01");
  await option(/Papier/).click();
  expect(container(/Fass/).query()).toBeNull();
  await container(/1\.100/).click();
  await day("20. Mai").click();
  await submit.dblClick();
  await vi.waitFor(() => expect(calls).toHaveLength(1), { timeout: 10_000 });
  late.arrive(created);
  await vi.waitFor(() => expect(onClosed).toHaveBeenCalledOnce(), { timeout: 10_000 });
  expect(calls.map(({ body }) => body)).toMatchObject([
    {
      serviceLocationId: 3,
      wasteTypeId: 101,
      containerTypeId: 201,
      agreementTypeId: 3,
      amount: 1,
      desiredDate: "2027-05-20",
    },
  ]);
  await expect.element(page.getByText(/Der Behälter ist beauftragt, Auftrag 1048401\./)).toBeVisible();
});

test("what is missing is said at each field, and nothing is sent", async () => {
  openNetwork();
  await openDialog();
  await submit.click();
  await expect.element(waste).toHaveAccessibleDescription(/Bitte wählen Sie eine Abfallart\./);
  await option(/Altöl/).click();
  await expect.element(page.getByText("Bitte wählen Sie einen Behälter.")).toBeVisible();
});

test("another waste type drops a container that it does not allow", async () => {
  openNetwork();
  await openDialog();
  await option(/Papier/).click();
  await container(/1\.100/).click();
  await expect.element(day("20. Mai")).toBeVisible();
  await option(/Altöl/).click();
  await expect.element(container(/Fass/)).not.toBeChecked();
  await expect.element(page.getByText(/wegen des Entsorgungsnachweises/)).toBeVisible();
});

test("what the catalog no longer offers is said at the container, and the choice stays", async () => {
  const network = openNetwork();
  network.on(orderingApi.createAgreement, refusal("not_in_catalog", { message: "Das gibt es nicht mehr." }));
  const onClosed = await openDialog();
  await option(/Papier/).click();
  await container(/1\.100/).click();
  await day("20. Mai").click();
  await submit.click();
  await expect.element(page.getByText("Das gibt es nicht mehr.")).toBeVisible();
  await expect.element(day("20. Mai")).toHaveAttribute("aria-pressed", "true");
  expect(onClosed).not.toHaveBeenCalled();
});

test("where the catalog does not come, it is asked for again", async () => {
  const network = openNetwork();
  network.on(catalogApi.serviceCatalog, refusal("internal"));
  signInAs();
  await renderScreen(<NewContainerDialog siteId={3} onClosed={() => {}} />, {
    route: "agreements",
    at: "/agreements?site=3",
  });
  await expect.element(page.getByText("Der Katalog konnte nicht geladen werden")).toBeVisible();
  network.on(catalogApi.serviceCatalog, catalog);
  await page.getByRole("button", { name: "Erneut laden" }).click();
  await expect.element(waste).toBeVisible();
});
