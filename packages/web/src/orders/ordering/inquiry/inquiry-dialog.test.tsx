import { agreementsApi, type Inquiry } from "@kreislauf/contract/agreements";
import { catalogApi, type ServiceCatalog } from "@kreislauf/contract/catalog";
import { sitesApi } from "@kreislauf/contract/sites";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { delayed, fakeNetwork, refusal } from "../../../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../../../test/render-screen.tsx";
import { siteLabelsFixture } from "../../../../test/sites.fixture.ts";
import { InquiryDialog } from "./inquiry-dialog.tsx";

const catalog: ServiceCatalog = {
  wasteTypes: [{ id: 101, description: "Papier", avvCode: "15 01 01", hazardous: false }],
  containerTypes: [{ id: 201, type: "Umleerbehälter 1.100 l", size: "1.100 l", drawing: "umleerbehaelter" }],
  offers: [],
};
const inquiry: Inquiry = {
  inquiryId: 60,
  serviceLocationId: 3,
  wasteType: { id: 101, description: "Papier" },
  containerType: { id: 201, description: "Umleerbehälter 1.100 l" },
  customWasteType: null,
  customContainerType: null,
  customContainerSize: null,
  amount: null,
  note: null,
  attachments: [],
  createdOn: "2027-05-17T08:00:00Z",
  createdByUser: { id: 7, name: "Jana Petersen" },
  answer: null,
  quoteId: null,
};

function openNetwork() {
  const network = fakeNetwork();
  network.on(catalogApi.serviceCatalog, catalog);
  network.on(sitesApi.listSiteOptions, siteLabelsFixture);
  return network;
}

async function openDialog() {
  const onClosed = vi.fn<() => void>();
  signInAs();
  await renderScreen(<InquiryDialog siteId={3} onClosed={onClosed} />, {
    route: "agreements",
    at: "/agreements?site=3",
  });
  await expect.element(page.getByRole("dialog")).toBeVisible();
  return onClosed;
}

const submit = page.getByRole("button", { name: "Angebot anfragen" });
const field = (label: string) => page.getByRole("combobox", { name: label });
const text = (label: RegExp) => page.getByRole("textbox", { name: label });
const pick = async (label: string, option: RegExp) => {
  await field(label).click();
  await page.getByRole("option", { name: option }).click();
};

test("without waste and container nothing is sent, and both are asked for", async () => {
  openNetwork();
  await openDialog();
  await submit.click();
  await expect.element(field("Abfallart")).toHaveAccessibleDescription("Bitte wählen Sie eine Abfallart.");
  await expect.element(field("Behälter")).toHaveAccessibleDescription("Bitte wählen Sie einen Behälter.");
});

test("what was described before something of the catalog was chosen is not sent along", async () => {
  const network = openNetwork();
  const late = delayed<Inquiry>();
  const calls = network.on(agreementsApi.createInquiry, () => late.answer);
  const onClosed = await openDialog();
  await pick("Abfallart", /^Andere/);
  await expect.element(text(/Welche Abfallart/)).toHaveFocus();
  await userEvent.fill(text(/Welche Abfallart/), "Glaswolle");
  await pick("Abfallart", /Papier/);
  await pick("Behälter", /Umleerbehälter/);
  await submit.dblClick();
  await vi.waitFor(() => expect(calls).toHaveLength(1), { timeout: 10_000 });
  late.arrive(inquiry);
  await vi.waitFor(() => expect(onClosed).toHaveBeenCalledOnce(), { timeout: 10_000 });
  expect(calls.map(({ body }) => body)).toMatchObject([
    { serviceLocationId: 3, wasteTypeId: 101, containerTypeId: 201, customWasteType: null },
  ]);
  await expect.element(page.getByText("Ihre Anfrage ist gesendet.")).toBeVisible();
});

test("a refusal is said in it, and what is filled in stays to be sent again", async () => {
  const network = openNetwork();
  network.on(agreementsApi.createInquiry, refusal("location_inactive", { message: "Der Standort ruht." }));
  const onClosed = await openDialog();
  await pick("Abfallart", /Papier/);
  await pick("Behälter", /Umleerbehälter/);
  await userEvent.fill(text(/Was sollten wir wissen/), "Es eilt.");
  await submit.click();
  await expect.element(page.getByRole("alert")).toMatchTextContent(/nicht gesendet.*Der Standort ruht\./s);
  const calls = network.on(agreementsApi.createInquiry, inquiry);
  await submit.click();
  await vi.waitFor(() => expect(onClosed).toHaveBeenCalledOnce(), { timeout: 10_000 });
  expect(calls[0]?.body).toMatchObject({ note: "Es eilt." });
});

test("where the catalog does not come, nothing can be sent until it does", async () => {
  const network = openNetwork();
  network.on(catalogApi.serviceCatalog, () => refusal("internal"));
  await openDialog();
  await expect.element(page.getByRole("alert")).toMatchTextContent("Der Katalog konnte nicht geladen werden");
  expect(submit.query()).toBeNull();
  network.on(catalogApi.serviceCatalog, catalog);
  await page.getByRole("button", { name: "Erneut laden" }).click();
  await expect.element(submit).toBeVisible();
});

test("files go with the request", async () => {
  const network = openNetwork();
  const calls = network.on(agreementsApi.createInquiry, inquiry);
  const onClosed = await openDialog();
  await pick("Abfallart", /Papier/);
  await pick("Behälter", /Umleerbehälter/);
  const plan = new File(["%PDF-1.7"], "plan.pdf", { type: "application/pdf" });
  const input = document.querySelector<HTMLInputElement>("input[type=file][multiple]");
  await userEvent.upload(input as HTMLInputElement, plan);
  await expect.element(page.getByText("plan.pdf", { exact: true })).toBeVisible();
  await submit.click();
  await vi.waitFor(() => expect(onClosed).toHaveBeenCalledOnce(), { timeout: 10_000 });
  expect(calls[0]?.body).toMatchObject({
    attachments: [{ fileName: "plan.pdf", file: `data:application/pdf;base64,${btoa("%PDF-1.7")}` }],
  });
});
