import { type DeskCatalog, deskCustomersApi } from "@kreislauf/contract/desk";
import { fakeNetwork, unreachable } from "@kreislauf/ui/base/fake-network.fixture.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderDesk } from "../../../test/render-desk.tsx";
import { OfferForm } from "./offer-form.tsx";

const catalog: DeskCatalog = { wasteTypes: [], containerTypes: [], offers: [] };

test("all that an offer lacks is said at once, whether it is typed or chosen, and no lead time is taken for none", async () => {
  const calls = fakeNetwork().on(deskCustomersApi.saveDeskOffer, unreachable);
  await renderDesk(<OfferForm label="Angebot anlegen" given={null} catalog={catalog} onDone={() => {}} />, {
    at: "/customers/catalog",
  });
  const leadTime = page.getByLabelText(/^Vorlauf in Arbeitstagen/);
  await leadTime.fill("");
  await page.getByRole("button", { name: "Speichern" }).click();
  const isMissing = /Bitte füllen Sie dieses Feld aus\./;
  await expect.element(leadTime).toHaveAccessibleDescription(isMissing);
  for (const label of [/^Abfallart/, /^Behälterart/]) {
    await expect.element(page.getByLabelText(label)).toHaveAccessibleDescription(isMissing);
  }
  expect(calls).toHaveLength(0);
});

test.each([
  ["ab", "Bitte geben Sie eine Zahl an."],
  ["2,", "Bitte geben Sie eine Zahl an."],
  ["-1", "Der Wert muss mindestens 0 sein."],
])("a lead time of %s is told why it is none", async (typed, sentence) => {
  const calls = fakeNetwork().on(deskCustomersApi.saveDeskOffer, unreachable);
  await renderDesk(<OfferForm label="Angebot anlegen" given={null} catalog={catalog} onDone={() => {}} />, {
    at: "/customers/catalog",
  });
  const leadTime = page.getByLabelText(/^Vorlauf in Arbeitstagen/);
  await leadTime.fill(typed);
  await page.getByRole("button", { name: "Speichern" }).click();
  await expect.element(leadTime).toHaveAccessibleDescription(sentence);
  expect(calls).toHaveLength(0);
});
