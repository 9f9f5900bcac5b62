import { agreementType } from "@kreislauf/contract/catalog";
import { type DeskCatalog, deskCustomersApi, type DeskOffer } from "@kreislauf/contract/desk";
import { fakeNetwork, refusal } from "@kreislauf/ui/base/fake-network.fixture.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import {
  deskCustomerFixture as customer,
  deskCustomerSiteFixture as site,
} from "../../../test/customer.fixture.ts";
import { renderDesk } from "../../../test/render-desk.tsx";
import { AgreementsCard } from "./agreements-card.tsx";

const offerOf = (agreementTypeId: DeskOffer["agreementTypeId"]): DeskOffer => ({
  wasteTypeId: 101,
  containerTypeId: 203,
  agreementTypeId,
  containerActionIds: [],
  leadTimeDays: 2,
  placementLeadTimeDays: 5,
  unit: "container",
  offered: true,
  version: "a",
});
const catalog: DeskCatalog = {
  wasteTypes: [
    {
      id: 101,
      description: "Altholz",
      avvCode: "17 02 01",
      hazardous: false,
      version: "a",
      proofHandling: null,
    },
  ],
  containerTypes: [
    { id: 203, type: "Absetzcontainer 7 m³", size: "7 m³", drawing: "absetzcontainer", version: "a" },
  ],
  offers: [offerOf(agreementType.callOff), offerOf(agreementType.periodic)],
};
const opener = page.getByRole("button", { name: "Vereinbarung anlegen" });
const choose = async (field: string, option: string) => {
  await page.getByRole("combobox", { name: field }).click();
  await page.getByRole("option", { name: option }).click();
};

async function openForm() {
  const calls = fakeNetwork();
  calls.on(deskCustomersApi.deskCatalog, catalog);
  await renderDesk(<AgreementsCard companyId={1} sites={[site]} agreements={[]} mayWrite />, {
    at: "/customers/1",
  });
  await opener.click();
  await choose("Abfallart", "Altholz");
  await choose("Behälter", "Absetzcontainer 7 m³");
  return calls;
}

test("an agreement is created for the only site, with its cycle", async () => {
  const calls = await openForm();
  const seen = calls.on(deskCustomersApi.createDeskAgreement, {
    customer,
    sites: [site],
    people: [],
    agreements: [],
  });
  await choose("Auftragsart", "Turnus");
  await page.getByRole("button", { name: "Speichern" }).click();
  await expect
    .element(page.getByText("Die Vereinbarung ist angelegt: Turnus, jede Woche: Mo."))
    .toBeVisible();
  expect(seen.map(({ params, body }) => ({ params, body }))).toEqual([
    {
      params: { companyId: "1" },
      body: {
        serviceLocationId: 5,
        wasteTypeId: 101,
        containerTypeId: 203,
        agreementTypeId: agreementType.periodic,
        cycleInterval: 19,
        weekday1: 1,
        weekday2: null,
        containersOnSite: 1,
        agreementNumber: "",
        confirmDuplicate: false,
      },
    },
  ]);
  await expect.element(page.getByRole("form")).not.toBeInTheDocument();
});

test("a number that is taken is said beside it, and what was chosen stays", async () => {
  const calls = await openForm();
  calls.on(deskCustomersApi.createDeskAgreement, () =>
    refusal("agreement_number_taken", { message: "Diese Nummer ist schon vergeben." }),
  );
  const number = page.getByLabelText(/Vereinbarungsnummer/);
  await number.fill("77-1893");
  await page.getByRole("button", { name: "Speichern" }).click();
  await expect.element(page.getByText("Diese Nummer ist schon vergeben.")).toBeVisible();
  await expect.element(number).toHaveAttribute("aria-invalid", "true");
  await expect.element(number).toHaveValue("77-1893");
  await expect.element(page.getByRole("combobox", { name: "Abfallart" })).toHaveTextContent("Altholz");
});

test("an agreement like one that runs there already is created only once that is confirmed", async () => {
  const calls = await openForm();
  const anyway = page.getByRole("checkbox", { name: "Trotzdem eine weitere anlegen" });
  expect(anyway.elements()).toHaveLength(0);
  calls.on(deskCustomersApi.createDeskAgreement, () => refusal("agreement_exists"));
  await page.getByRole("button", { name: "Speichern" }).click();
  await anyway.click();
  const seen = calls.on(deskCustomersApi.createDeskAgreement, {
    customer,
    sites: [site],
    people: [],
    agreements: [],
  });
  await page.getByRole("button", { name: "Speichern" }).click();
  await expect.element(page.getByText("Die Vereinbarung ist angelegt: Abruf")).toBeVisible();
  expect(seen.map(({ body }) => body)).toMatchObject([{ confirmDuplicate: true }]);
});

test("without a site or the right to write none is created", async () => {
  await renderDesk(
    <>
      <AgreementsCard companyId={1} sites={[{ ...site, active: false }]} agreements={[]} mayWrite />
      <AgreementsCard companyId={1} sites={[site]} agreements={[]} mayWrite={false} />
    </>,
  );
  await expect.element(page.getByText("Noch keine Vereinbarung").first()).toBeVisible();
  expect(opener.elements()).toHaveLength(0);
});

test("what is chosen of the catalog is not lost unasked", async () => {
  await openForm();
  const closing = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(true);
});
