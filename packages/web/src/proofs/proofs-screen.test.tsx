import { permission } from "@kreislauf/contract/base";
import { proofsApi, type ProofRow, type ProofsOverview } from "@kreislauf/contract/proofs";
import { sitesApi } from "@kreislauf/contract/sites";
import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { fakeNetwork, refusal } from "../../test/fake-network.ts";
import { registerTestDialogs } from "../../test/register-test-dialogs.ts";
import { renderScreen, signInAs } from "../../test/render-screen.tsx";
import { fileAnswer, watchSaving } from "../../test/saved-files.ts";
import { setServerTime } from "../../test/set-server-time.ts";
import { siteLabelsFixture } from "../../test/sites.fixture.ts";
import { ProofsScreen } from "./proofs-screen.tsx";

beforeEach(() => setServerTime("2027-05-19T10:00:00+02:00"));

const kassel = { id: 3, alias: "Kassel", city: "Kassel" };
const fulda = { id: 5, alias: "Werk Fulda", city: "Fulda" };
const missing: ProofRow = {
  site: kassel,
  wasteType: { id: 161, description: "Altöl", avvCode: "13 02 05*", hazardous: true },
  state: "missing",
  proof: null,
  containers: 1,
  requestedOn: null,
  lastNote: null,
};
const ending: ProofRow = {
  ...missing,
  site: fulda,
  wasteType: { id: 162, description: "Lösemittel", avvCode: "14 06 03*", hazardous: true },
  state: "ends_soon",
  proof: {
    id: 9,
    number: "ENF112345678",
    kind: "individual",
    validFrom: "2022-06-01",
    validUntil: "2027-06-10",
    limitKg: 20_000,
    usedKg: 4_000,
    reservedKg: 0,
    disposer: { name: "Heizkraftwerk Kassel", number: "F11234567" },
  },
  lastNote: { orderId: 77, kind: "consignment", number: "01234567890123" },
};
const upcoming: ProofRow = {
  ...missing,
  state: "upcoming",
  proof: {
    id: 10,
    number: "ENF212345678",
    kind: "individual",
    validFrom: "2027-06-01",
    validUntil: "2032-05-31",
    limitKg: 20_000,
    usedKg: 0,
    reservedKg: 0,
    disposer: { name: "Heizkraftwerk Kassel", number: "F11234567" },
  },
};
const overview: ProofsOverview = {
  asOf: "2027-05-19T08:00:00Z",
  year: 2027,
  ruleSet: "2027-01",
  rows: [missing, ending, upcoming],
  sites: [
    {
      site: kassel,
      hazardousKg: 2_400,
      previousYearKg: 3_000,
      counted: { thisYearKg: 2_400, previousYearKg: 3_000 },
    },
    {
      site: fulda,
      hazardousKg: 900,
      previousYearKg: 800,
      counted: { thisYearKg: 1_600, previousYearKg: 2_300 },
    },
  ],
};

async function openScreen(at: string, permissions: readonly number[] = [permission.agreementManager]) {
  const network = fakeNetwork();
  network.on(sitesApi.listSiteOptions, siteLabelsFixture);
  const calls = network.on(proofsApi.proofs, overview);
  signInAs({ permissions: [...permissions] });
  const screen = await renderScreen(<ProofsScreen />, { route: "proofs", at });
  return { ...screen, network, calls };
}

/** Stands in for the inquiry dialog: shows the site and the waste type with which the dialog was opened. */
function InquiryStub({ siteId, wasteTypeId }: { siteId: number; wasteTypeId?: number }) {
  return <p>{`Anfrage ${siteId} ${wasteTypeId}`}</p>;
}

const todo = page.getByRole("region", { name: "Das ist zu tun" });
const table = page.getByRole("table", { name: "Tabelle der Nachweise" });
const request = todo.getByRole("button", { name: "Nachweis anfragen" });

test("what orders have used of a proof is asked for with the orders", async () => {
  const { queryClient, calls } = await openScreen("/proofs?site=all");
  await expect.element(todo).toBeVisible();
  await queryClient.invalidateQueries({ queryKey: ["orders"] });
  expect(calls).toHaveLength(2);
});

test("all sites are listed with their worst proof, and each leads to its own page", async () => {
  await openScreen("/proofs?site=all");
  const sites = page.getByRole("table", { name: "Nach Standort" });
  await expect.element(sites.getByRole("row", { name: /Kassel.*Fehlt.*2,4/ })).toBeVisible();
  await expect
    .element(sites.getByRole("link", { name: "Werk Fulda" }))
    .toHaveAttribute("href", "#/proofs?site=5");
  await expect
    .element(table.getByRole("row", { name: /Lösemittel.*ENF112345678.*in 22 Tagen/ }))
    .toBeVisible();
  await expect
    .element(table.getByRole("link", { name: "01234567890123" }))
    .toHaveAttribute("href", "#/order/77");
});

test("a proof that begins later stands beside the gap with its first day, and nobody is asked to do anything about it", async () => {
  await openScreen("/proofs?site=3");
  await expect
    .element(table.getByRole("row", { name: /Altöl.*ENF212345678.*erst ab 01\.06\.2027.*Gilt noch nicht/ }))
    .toBeVisible();
  await expect.element(table.getByRole("row", { name: /Altöl.*Fehlt/ })).toBeVisible();
  expect(todo.getByRole("listitem").elements()).toHaveLength(1);
});

test("the two tonnes of a site are judged with what is ordered and not weighed yet", async () => {
  await openScreen("/proofs?site=5");
  await expect.element(page.getByText(/Im Jahr 2026 lag der Standort darüber/)).toBeVisible();
});

test("one site shows only its proofs, and what happens until an extension is decided", async () => {
  await openScreen("/proofs?site=5");
  await expect.element(todo.getByText(/Nachweis für Lösemittel endet in 22 Tagen/)).toBeVisible();
  await expect.element(table.getByRole("row", { name: /Lösemittel/ })).toBeVisible();
  expect(table.getByRole("row", { name: /Altöl/ }).elements()).toHaveLength(0);
  const extension = page.getByRole("region", { name: "Verlängerung Lösemittel" });
  await expect.element(extension.getByText(/^Vom 11\.06\.2027 bis zur Entscheidung/)).toBeVisible();
});

test("a missing proof is asked for at its site, for its waste", async () => {
  registerTestDialogs({ inquiry: () => Promise.resolve(InquiryStub) });
  await openScreen("/proofs?site=all");
  await request.click();
  await expect.element(page.getByText("Anfrage 3 161")).toBeVisible();
});

test("an inquiry whose dialog cannot be loaded says so", async () => {
  registerTestDialogs({ inquiry: () => Promise.reject(new Error("Failed to fetch")) });
  await openScreen("/proofs?site=all");
  await request.click();
  await expect.element(page.getByText(/^Die Anfrage konnte nicht geladen werden\./)).toBeVisible();
});

test("who may not ask for offers reads what is missing, without the button", async () => {
  await openScreen("/proofs?site=all", [permission.orderManager]);
  await expect.element(todo.getByText("Kassel, Kassel: Für Altöl gibt es keinen Nachweis")).toBeVisible();
  expect(request.elements()).toHaveLength(0);
});

test("proofs that could not be loaded can be loaded again", async () => {
  const network = fakeNetwork();
  network.on(sitesApi.listSiteOptions, siteLabelsFixture);
  network.on(proofsApi.proofs, refusal("unavailable"));
  signInAs();
  await renderScreen(<ProofsScreen />, { route: "proofs", at: "/proofs?site=all" });
  await expect.element(page.getByText("Die Nachweise konnten nicht geladen werden")).toBeVisible();
  network.on(proofsApi.proofs, overview);
  await page.getByRole("button", { name: "Erneut laden" }).click();
  await expect.element(table.getByRole("row", { name: /Altöl.*Fehlt/ })).toBeVisible();
});

const asWorkbook = page.getByRole("button", { name: "Liste als Excel" });

test.each([
  ["all", { serviceLocationId: "all" }],
  ["3", { serviceLocationId: "3" }],
  ["3-5", { serviceLocationId: "all", filter: '{"sites":[3,5]}' }],
])("the list comes as a workbook, of the sites that are chosen: %s", async (site, query) => {
  const saved = watchSaving();
  const { network } = await openScreen(`/proofs?site=${site}`);
  const calls = network.on(proofsApi.downloadProofs, () => fileAnswer("Nachweise.xlsx"));
  await asWorkbook.click();
  await expect.element(page.getByText("Nachweise.xlsx gespeichert")).toBeVisible();
  await vi.waitFor(() => expect(saved).toEqual(["Nachweise.xlsx"]), { timeout: 10_000 });
  expect(calls.map((call) => call.query)).toEqual([query]);
});

test("where there is nothing to list, there is no file", async () => {
  const { network, queryClient } = await openScreen("/proofs?site=all");
  await expect.element(asWorkbook).toBeVisible();
  network.on(proofsApi.proofs, { ...overview, rows: [] });
  await queryClient.invalidateQueries({ queryKey: ["orders"] });
  await expect.element(asWorkbook).not.toBeInTheDocument();
});
