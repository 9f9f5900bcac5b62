import { gapsOf, rateOf, separationApi, type SeparationFolder } from "@kreislauf/contract/separation";
import { sitesApi } from "@kreislauf/contract/sites";
import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { fakeNetwork, refusal } from "../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../test/render-screen.tsx";
import { setServerTime } from "../../test/set-server-time.ts";
import { siteLabelsFixture } from "../../test/sites.fixture.ts";
import { SeparationScreen } from "./separation-screen.tsx";

const figures = { disposals: 2, estimatedKg: 0, unweighed: 0, receipts: 2 };
const parts = [
  { avvCode: "200101", kg: 70_950, ...figures },
  { avvCode: "200301", kg: 7_120, ...figures },
];
const wastes = (code: string, container: string) => ({
  avvCodes: [code],
  descriptions: ["Abfall"],
  containers: [container],
  reason: null,
});
const none = { disposals: 0, kg: 0, estimatedKg: 0, unweighed: 0, receipts: 0 };

const folder: SeparationFolder = {
  asOf: "2026-05-19T08:00:00Z",
  year: 2026,
  site: { id: 3, alias: "Kassel", address: "Lohgerberweg 21, 34123 Kassel" },
  rate: rateOf(parts),
  rows: [
    { class: "paper", kg: 70_950, ...figures, ...wastes("20 01 01", "Presscontainer 10 m³") },
    { class: "textiles", ...none, avvCodes: [], descriptions: [], containers: [], reason: null },
    { class: "municipal_mixed", kg: 7_120, ...figures, ...wastes("20 03 01", "Abrollcontainer 30 m³") },
  ],
  gaps: gapsOf({
    parts,
    reasons: new Map(),
    evidence: [],
    sitePlans: 1,
    withoutDisposer: 0,
    disposers: ["Fuldawerk Entsorgung GmbH"],
    isOver: false,
    ruleSet: "in-force",
  }),
  sitePlans: [{ id: 1, fileName: "Hof.pdf" }],
  disposers: [{ name: "Fuldawerk Entsorgung GmbH", treatments: ["R3"], disposals: 4 }],
  evidence: [],
  ruleSet: "2026-2",
  isPlanned: false,
};

beforeEach(() => setServerTime("2026-05-19T10:00:00+02:00"));

function openNetwork() {
  const network = fakeNetwork();
  network.on(sitesApi.listSiteOptions, siteLabelsFixture);
  return network;
}

async function openScreen() {
  signInAs();
  return await renderScreen(<SeparationScreen />, {
    route: "separation",
    at: "/proofs/separation?site=3&year=2026",
  });
}

test("shows the rate with its sum, and takes the reason of a fraction", async () => {
  const network = openNetwork();
  network.on(separationApi.separationFolder, folder);
  const sent = network.on(separationApi.saveSeparationReason, folder);
  await openScreen();
  await expect
    .element(page.getByText(/70,95 t getrennt ÷ 78,07 t Gewerbeabfall × 100 = 90,88\s%\./))
    .toBeVisible();
  await expect.element(page.getByRole("img", { name: /^90,9 Prozent getrennt gesammelt/ })).toBeVisible();
  await page.getByRole("button", { name: "Grund eintragen: Textilien" }).click();
  await page.getByRole("button", { name: "Grund speichern" }).click();
  await expect.element(page.getByText(/mindestens 5 Zeichen/)).toBeVisible();
  expect(sent).toHaveLength(0);
  await page.getByRole("textbox", { name: /Begründung/ }).fill("Nur einzelne Putzlappen");
  await page.getByRole("button", { name: "Grund speichern" }).click();
  await vi.waitFor(() => expect(sent).toHaveLength(1), { timeout: 10_000 });
  expect(sent[0]?.body).toEqual({
    serviceLocationId: 3,
    year: 2026,
    fraction: "textiles",
    reason: "small_quantity",
    explanation: "Nur einzelne Putzlappen",
    version: 0,
    kind: "photo",
    attachments: [],
  });
});

test("evidence is added to a reason, and taken away after a question", async () => {
  const network = openNetwork();
  const textiles: SeparationFolder["rows"][number] = {
    ...none,
    class: "textiles",
    avvCodes: [],
    descriptions: [],
    containers: [],
    reason: { reason: "not_reasonable", explanation: "Angebot liegt bei 41 €", version: 1 },
  };
  const reasoned = { ...folder, rows: folder.rows.map((row) => (row.class === "textiles" ? textiles : row)) };
  network.on(separationApi.separationFolder, reasoned);
  const sent = network.on(separationApi.addSeparationEvidence, reasoned);
  await openScreen();
  await page.getByRole("button", { name: "Beleg anhängen: Textilien" }).click();
  await page.getByRole("button", { name: "Beleg speichern" }).click();
  await expect.element(page.getByRole("alert")).toHaveTextContent("Bitte wählen Sie mindestens eine Datei.");
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  await page
    .elementLocator(input ?? document.body)
    .upload(new File(["%PDF-"], "Angebot.pdf", { type: "application/pdf" }));
  await page.getByRole("button", { name: "Beleg speichern" }).click();
  await vi.waitFor(() => expect(sent).toHaveLength(1), { timeout: 10_000 });
  expect(sent[0]?.body).toMatchObject({
    subject: "textiles",
    disposer: "",
    kind: "photo",
    attachments: [{ fileName: "Angebot.pdf" }],
  });
});

test("says that there is no rate without any mass", async () => {
  openNetwork().on(separationApi.separationFolder, { ...folder, rate: null });
  await openScreen();
  await expect.element(page.getByText(/Ohne Menge lässt sich keine Quote berechnen/)).toBeVisible();
});

test("a folder that cannot be loaded can be asked for again", async () => {
  openNetwork().on(separationApi.separationFolder, () => refusal("internal"));
  await openScreen();
  await expect.element(page.getByText("Der Ordner konnte nicht geladen werden")).toBeVisible();
});

test("of several sites each folder stands with its gaps and rate, and all are asked for as a ZIP", async () => {
  const network = openNetwork();
  const row = (id: number, alias: string, missing: number) => ({
    site: { id, alias, city: "Kassel" },
    rate: rateOf(parts),
    missing,
    incomplete: 0,
  });
  network.on(separationApi.separationSites, {
    asOf: folder.asOf,
    year: 2026,
    sites: [row(3, "Kassel", 0), row(4, "Werkstatt Süd", 4)],
  });
  const calls = network.on(separationApi.requestSeparationBundle, { sentByEmail: true });
  signInAs();
  await renderScreen(<SeparationScreen />, {
    route: "separation",
    at: "/proofs/separation?site=all&year=2026",
  });
  await expect.element(page.getByText("4 fehlen")).toBeVisible();
  await expect.element(page.getByText("1 von 2 Ordnern haben Lücken", { exact: false })).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: /Werkstatt Süd/ }))
    .toHaveAttribute("href", "#/proofs/separation?site=4&year=2026");
  await page.getByRole("button", { name: "Alle Ordner als ZIP" }).click();
  await expect.element(page.getByText(/steht sie in der Glocke/)).toBeVisible();
  expect(calls.map(({ body }) => body)).toEqual([{ year: 2026 }]);
});

test("whoever has no site is told so, and is offered no folders", async () => {
  const network = fakeNetwork();
  network.on(sitesApi.listSiteOptions, { ...siteLabelsFixture, serviceLocations: [] });
  network.on(separationApi.separationSites, { asOf: "2026-05-19T08:00:00Z", year: 2026, sites: [] });
  signInAs();
  await renderScreen(<SeparationScreen />, { route: "separation", at: "/proofs/separation" });
  const words = "Wer in Ihrem Unternehmen die Standorte verwaltet, kann Ihnen einen zuweisen.";
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Alle Ordner als ZIP" })).not.toBeInTheDocument();
  await expect.element(page.getByText("Nach Standort")).not.toBeInTheDocument();
});
