import { documentsApi } from "@kreislauf/contract/documents";
import { sitesApi } from "@kreislauf/contract/sites";
import { MobileBarSlot } from "@kreislauf/ui/layout/mobile-bar-slots.tsx";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { fakeNetwork } from "../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../test/render-screen.tsx";
import { fileAnswer, watchSaving } from "../../test/saved-files.ts";
import { setServerTime } from "../../test/set-server-time.ts";
import { siteLabelsFixture } from "../../test/sites.fixture.ts";
import { documentFixture } from "./document.fixture.ts";
import { DocumentsScreen } from "./documents-screen.tsx";

/** The height that the top bar, a notice of three lines and the bottom bar leave to the page on a phone. */
const roomForPage = 844 - 208 - 82 - 64; // px

let network: ReturnType<typeof fakeNetwork>;
beforeEach(async () => {
  setServerTime("2027-05-19T10:00:00+02:00");
  network = fakeNetwork();
  network.on(sitesApi.listSiteOptions, siteLabelsFixture);
  network.on(documentsApi.listDocuments, {
    documents: [documentFixture({ id: 1, isNew: true }), documentFixture({ id: 2 })],
    totalRecords: 60,
    amountsByType: { invoice: 60, service_receipt: 9 },
    netSum: 3_811_420,
    newDocuments: 1,
    hasPayments: true,
  });
  signInAs();
  await page.viewport(390, 844);
});
afterEach(() => page.viewport(1280, 900));

const openScreen = (at = "/documents?site=all") =>
  renderScreen(
    <>
      <MobileBarSlot area="export" className={undefined} />
      <DocumentsScreen />
    </>,
    { route: "documents", at },
  );

const button = (name: string) => page.getByRole("button", { name });
const entry = (name: string) => page.getByRole("menuitem", { name });

test("the first documents are on the first screen", async () => {
  await openScreen();
  const first = page.getByRole("link", { name: "RE-1" });
  await expect.element(first).toBeVisible();
  const top = document.querySelector("h1")?.parentElement?.getBoundingClientRect().top ?? 0;
  expect(first.element().getBoundingClientRect().bottom - top).toBeLessThan(roomForPage - 150);
});

test("the other pages about documents are in a menu of the top bar", async () => {
  await openScreen();
  await button("Mehr zu den Belegen").click();
  for (const [name, path] of [
    ["Kontoauszug", "/documents/statement"],
    ["Buchungsliste", "/documents/bookings"],
    ["Rechnungen per E-Mail", "/documents/invoice-recipients"],
  ] as const)
    await expect.element(entry(name)).toHaveAttribute("href", `#${path}`);
});

test("files of several documents are in one menu, of all or of the chosen ones", async () => {
  const saved = watchSaving();
  const tables = network.on(documentsApi.downloadDocumentTable, () => fileAnswer("Rechnungen.xlsx"));
  const archives = network.on(documentsApi.zipDocuments, () => fileAnswer("Rechnungen.zip"));
  await openScreen();
  await button("Herunterladen").click();
  await expect.element(entry("Alle Arten als ZIP laden (69)")).toBeVisible();
  await entry("Liste als Excel").click();
  await vi.waitFor(() => expect(saved).toEqual(["Rechnungen.xlsx"]), { timeout: 10_000 });
  await page.getByRole("checkbox", { name: "RE-2 auswählen" }).click();
  await button("Herunterladen").click();
  await entry("Ausgewählte als ZIP laden").click();
  await vi.waitFor(() => expect(saved).toHaveLength(2), { timeout: 10_000 });
  expect([tables[0]?.body, archives[0]?.body]).toMatchObject([
    { documentTypes: ["invoice"] },
    { documentIds: [2] },
  ]);
});

test("while a ZIP is packed, the menu still offers the table, and says what runs", async () => {
  const saved = watchSaving();
  const packed = Promise.withResolvers<ReturnType<typeof fileAnswer>>();
  const archives = network.on(documentsApi.zipDocuments, () => packed.promise);
  network.on(documentsApi.downloadDocumentTable, () => fileAnswer("Rechnungen.xlsx"));
  await openScreen();
  await button("Herunterladen").click();
  await entry("Alle 60 als ZIP laden").click();
  await button("Herunterladen").click();
  await entry("Wird gepackt …").click();
  await entry("Alle Arten als ZIP laden (69)").click();
  await entry("Liste als Excel").click();
  await vi.waitFor(() => expect(saved).toEqual(["Rechnungen.xlsx"]), { timeout: 10_000 });
  expect(archives).toHaveLength(1);
  packed.resolve(fileAnswer("Rechnungen.zip"));
  await vi.waitFor(() => expect(saved).toHaveLength(2), { timeout: 10_000 });
  await button("Herunterladen").click();
  await expect.element(entry("Alle 60 als ZIP laden")).toBeVisible();
});

test("the chips of all filters are one row, scrolled to the one that is chosen", async () => {
  await openScreen("/documents?site=all&documentCheck=accepted");
  const chosen = button("Angenommen");
  await expect.element(chosen).toBeInViewport();
  const tops = ["Überfällig", "Abweichungen", "Angenommen"].map(
    (name) => button(name).element().getBoundingClientRect().top,
  );
  expect(new Set(tops).size).toBe(1);
  const right = button("Mai 2027").element().getBoundingClientRect().right;
  expect(button("Offen").element().getBoundingClientRect().left).toBeGreaterThan(right);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});
