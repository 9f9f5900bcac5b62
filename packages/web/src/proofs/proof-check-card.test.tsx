import type { ProofCheck } from "@kreislauf/contract/proofs";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderScreen, signInAs } from "../../test/render-screen.tsx";
import { ProofCheckCard } from "./proof-check-card.tsx";

const missing: ProofCheck = {
  applies: true,
  state: "missing",
  allowed: true,
  kg: 80,
  leftKg: null,
  fittingAmount: null,
  firstDate: "2026-04-27",
  lastDate: null,
  proof: null,
  thisYearKg: 2_400,
};

async function openCard(check: ProofCheck) {
  signInAs();
  await renderScreen(
    <ProofCheckCard
      check={check}
      isFailed={false}
      siteId={3}
      wasteTypeId={161}
      onAmount={() => undefined}
      numberField={<p>Nachweisnummer</p>}
    />,
    { route: "agreements", at: "/agreements" },
  );
}

test("a proof that only warns says from which day one would cover the order", async () => {
  await openCard(missing);
  await expect.element(page.getByText("Im Portal liegt kein Nachweis.")).toBeVisible();
  await expect.element(page.getByText(/Die Disposition prüft den Auftrag vor der Fahrt/)).toBeVisible();
  await expect.element(page.getByText("Nachweisnummer")).toBeVisible();
  await expect.element(page.getByText(/Mit einem Nachweis .* ab .*27\.04\.2026/)).toBeVisible();
});

test("one that refuses says what helps, and from when", async () => {
  await openCard({ ...missing, allowed: false });
  await expect.element(page.getByText("Ohne Nachweis darf niemand diesen Abfall abholen.")).toBeVisible();
  await expect
    .element(page.getByText(/Abgeholt werden kann voraussichtlich ab .*27\.04\.2026/))
    .toBeVisible();
  expect(page.getByText("Nachweisnummer").elements()).toHaveLength(0);
});

test("an inquiry whose dialog cannot be loaded says so", async () => {
  await openCard(missing);
  await page.getByRole("button", { name: "Nachweis anfragen" }).click();
  await expect.element(page.getByText(/^Die Anfrage konnte nicht geladen werden\./)).toBeVisible();
});
