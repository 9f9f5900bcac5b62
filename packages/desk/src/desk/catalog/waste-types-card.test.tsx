import { type DeskCatalog, deskCustomersApi } from "@kreislauf/contract/desk";
import { fakeNetwork, refusal } from "@kreislauf/ui/base/fake-network.fixture.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderDesk } from "../../../test/render-desk.tsx";
import { WasteTypesCard } from "./waste-types-card.tsx";

const oil = {
  id: 161,
  description: "Altöl",
  avvCode: "13 02 05*",
  hazardous: true,
  version: "a.b.c",
  proofHandling: "warn",
} as const;
const wood = { ...oil, id: 101, description: "Altholz", avvCode: "17 02 01", hazardous: false } as const;
const catalog: DeskCatalog = {
  wasteTypes: [oil, { ...wood, proofHandling: null }],
  containerTypes: [],
  offers: [],
};
const handling = page.getByRole("combobox", { name: /Ohne Entsorgungsnachweis/ });
const edit = (name: string) => page.getByRole("button", { name: `${name} bearbeiten` });

async function openCard() {
  const calls = fakeNetwork();
  const { version: _, proofHandling: __, ...saved } = oil;
  const seen = calls.on(deskCustomersApi.saveDeskWasteType, () => saved);
  await renderDesk(<WasteTypesCard wasteTypes={catalog.wasteTypes} mayWrite />);
  return { calls, seen };
}

test("hazardous waste says what happens without a proof, and it can be decided anew", async () => {
  const { seen } = await openCard();
  await expect.element(page.getByText("161 · 13 02 05* · ohne Nachweis: nur warnen")).toBeVisible();
  await edit("Altöl").click();
  await handling.click();
  await page.getByRole("option", { name: "Auftrag ablehnen" }).click();
  await page.getByRole("button", { name: "Speichern" }).click();
  await expect.element(page.getByText("Altöl ist gespeichert.")).toBeVisible();
  expect(seen.map(({ body }) => body)).toEqual([
    {
      wasteTypeId: 161,
      version: "a.b.c",
      description: "Altöl",
      avvCode: "13 02 05*",
      proofHandling: "refuse",
    },
  ]);
});

test("what somebody else decided meanwhile is said beside the choice, and saving again replaces it", async () => {
  const { calls } = await openCard();
  const seen = calls.on(deskCustomersApi.saveDeskWasteType, () =>
    refusal("catalog_changed", {
      message: "Dieser Eintrag wurde inzwischen geändert.",
      details: [{ field: "proofHandling", message: "Inzwischen: Auftrag ablehnen" }],
    }),
  );
  calls.on(deskCustomersApi.deskCatalog, () => ({
    ...catalog,
    wasteTypes: [{ ...oil, version: "a.b.d", proofHandling: "refuse" as const }],
  }));
  await edit("Altöl").click();
  await page.getByRole("button", { name: "Speichern" }).click();
  await expect.element(page.getByText("Inzwischen: Auftrag ablehnen")).toBeVisible();
  await page.getByRole("button", { name: "Speichern" }).click();
  await expect.poll(() => seen).toHaveLength(2);
  expect(seen[1]?.body).toMatchObject({ version: "a.b.d", proofHandling: "warn" });
});

test("waste that is not hazardous has nothing to decide", async () => {
  await openCard();
  await edit("Altholz").click();
  await expect.element(page.getByLabelText("AVV-Nummer")).toBeVisible();
  expect(handling.elements()).toHaveLength(0);
  await page.getByLabelText("AVV-Nummer").fill("13 02 05*");
  await expect.element(handling).toBeVisible();
});
