import { documentsApi, type Document, type DocumentVersion } from "@kreislauf/contract/documents";
import { sitesApi } from "@kreislauf/contract/sites";
import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { delayed, fakeNetwork, refusal, unreachable } from "../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../test/render-screen.tsx";
import { fileAnswer, watchSaving } from "../../test/saved-files.ts";
import { setServerTime } from "../../test/set-server-time.ts";
import { siteLabelsFixture } from "../../test/sites.fixture.ts";
import { documentFixture, figuresFixture } from "./document.fixture.ts";
import { DocumentDialog } from "./document-dialog.tsx";

const pdf = { fileName: "RE-5.pdf", file: `data:application/pdf;base64,${btoa("%PDF-1.7\n%%EOF\n")}` };

beforeEach(async () => {
  setServerTime("2027-05-19T10:00:00+02:00");
  await page.viewport(1280, 900);
});

/** Answers for document 5 and for the documents, invoices and versions that belong to it. */
function openNetwork(
  document: Partial<Document> = {},
  behind: readonly Document[] = [],
  invoices: readonly { id: number; number: string }[] = [],
  versions: readonly DocumentVersion[] = [],
) {
  const network = fakeNetwork();
  network.on(sitesApi.listSiteOptions, siteLabelsFixture);
  network.on(documentsApi.childrenDocuments, {
    document: documentFixture({ id: 5, ...document }),
    documents: [...behind],
    invoices: [...invoices],
    versions: [...versions],
  });
  network.on(documentsApi.documentFigures, figuresFixture());
  network.on(documentsApi.document, pdf);
  return { network, seen: network.on(documentsApi.markDocumentsSeen, { newDocuments: 0 }) };
}

async function openDialog(onClosed = () => undefined) {
  signInAs();
  const dialog = <DocumentDialog id={5} hrefOf={(id) => `#/documents?document=${id}`} onClosed={onClosed} />;
  return await renderScreen(dialog, { route: "documents", at: "/documents" });
}

const dialog = page.getByRole("dialog", { name: "RE-5" });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const link = (name: string) => page.getByRole("link", { name, exact: true });
const frame = () => document.querySelector("iframe");
const lines = page.getByRole("region", { name: "Positionen" });
const failed = page.getByText("Datei konnte nicht empfangen werden.");

test("a corrected document has its earlier version with the reason", async () => {
  const earlier = {
    version: 1,
    date: "2027-02-28",
    monthOfServiceDate: "2027-02-01",
    netAmount: 36_200,
    publishedOn: "2027-03-01T08:00:00Z",
    replacedOn: "2027-03-04T08:30:00Z",
    reason: "Zahlendreher im Betrag.",
  };
  const { network } = openNetwork({}, [], [], [earlier]);
  const file = network.on(
    documentsApi.documentFile,
    () =>
      new Response("x", { headers: { "content-disposition": "attachment; filename*=UTF-8''RE-5-1.pdf" } }),
  );
  await openDialog();
  await expect.element(page.getByText(/Fassung 1, 362,00\s€/)).toBeVisible();
  await expect.element(page.getByText(/ersetzt am .*: Zahlendreher im Betrag\./)).toBeVisible();
  await button("Fassung 1 herunterladen").click();
  await vi.waitFor(() => expect(file[0]?.query).toMatchObject({ version: "1" }), { timeout: 10_000 });
});

test("where the portal does not answer, each part says so in the same words", async () => {
  const { network } = openNetwork();
  network.on(documentsApi.documentFigures, unreachable);
  network.on(documentsApi.document, unreachable);
  await openDialog();
  const sentences = page.getByText(/^Das Portal ist gerade nicht erreichbar\./);
  await expect.poll(() => sentences.elements().length, { timeout: 10_000 }).toBe(2);
});

test("a receipt leads back to the invoices that charge it", async () => {
  openNetwork({ type: "service_receipt", netAmount: null }, [], [{ id: 8, number: "RE-8" }]).network.on(
    documentsApi.documentFigures,
    { figures: null },
  );
  await openDialog();
  await expect.element(page.getByRole("heading", { name: "Abgerechnet mit" })).toBeVisible();
  await expect.element(link("RE-8")).toHaveAttribute("href", "#/documents?document=8");
});

test.each([
  [1280, "beside the paper"],
  [390, "above it"],
])("at %i px the figures stand %s", async (width) => {
  await page.viewport(width, 844);
  openNetwork();
  await openDialog();
  await expect.element(lines).toBeVisible();
  const preview = () => document.querySelector("iframe, a[target=_blank]");
  await vi.waitFor(() => expect(preview()).not.toBeNull(), { timeout: 10_000 });
  const paper = preview()?.getBoundingClientRect();
  const figures = lines.element().getBoundingClientRect();
  const isBeside = figures.left >= (paper?.right ?? Infinity);
  const isAbove = figures.bottom <= (paper?.top ?? 0);
  expect([isBeside, isAbove]).toEqual(width === 390 ? [false, true] : [true, false]);
});

test("a document shows its PDF, its lines and what each refers to, and counts as seen from then on", async () => {
  const { network, seen } = openNetwork();
  const late = delayed<typeof pdf>();
  network.on(documentsApi.document, () => late.answer);
  await openDialog();
  await expect.element(lines).toBeVisible();
  expect([frame(), seen.length]).toEqual([null, 0]);
  late.arrive(pdf);
  await expect.element(dialog).toBeVisible();
  await vi.waitFor(() => expect(frame()?.src).toMatch(/^blob:/), { timeout: 10_000 });
  expect(frame()?.title).toBe("Vorschau: RE-5");
  await vi.waitFor(() => expect(seen.map(({ body }) => body)).toEqual([{ documentIds: [5] }]), {
    timeout: 10_000,
  });
  await expect.element(lines.getByText("12.04.2027 · 2 Stk. × 60,00 €")).toBeVisible();
  await expect.element(lines.getByText("Gewicht 1,250 t")).toBeVisible();
  await expect.element(link("Auftrag 1048254")).toHaveAttribute("href", "#/order/21");
  await expect.element(link("Leistungsbeleg LN-9")).toHaveAttribute("href", "#/documents?document=9");
  for (const text of ["Umsatzsteuer 19 %", "22,80 €", "142,80 €", "17.05.2027", "4100-02"]) {
    await expect.element(lines.getByText(text)).toBeVisible();
  }
});

test("what one may not open is a number without a link", async () => {
  const { network } = openNetwork();
  const [line] = figuresFixture().figures?.lines ?? [];
  if (line === undefined) throw new Error("The fixture has no line.");
  const closed = { ...line, order: { id: null, number: "1048254" }, receipt: { id: null, number: "LN-9" } };
  network.on(documentsApi.documentFigures, figuresFixture({ lines: [closed] }));
  await openDialog();
  await expect.element(lines.getByText("Auftrag 1048254")).toBeVisible();
  await expect.element(lines.getByText("Leistungsbeleg LN-9")).toBeVisible();
  expect(lines.getByRole("link").elements()).toEqual([]);
});

test("amounts that lower what is owed have a minus, and nothing is due", async () => {
  const { network } = openNetwork({
    type: "credit_note",
    netAmount: -9_640,
    grossAmount: -11_472,
    dueDate: null,
  });
  const [line] = figuresFixture().figures?.lines ?? [];
  if (line === undefined) throw new Error("The fixture has no line.");
  network.on(
    documentsApi.documentFigures,
    figuresFixture({
      lines: [{ ...line, quantity: -1, unitPrice: 9_640, netAmount: -9_640 }],
      vat: [{ rate: 19, netAmount: -9_640, vatAmount: -1_832 }],
      netAmount: -9_640,
      grossAmount: -11_472,
      dueDate: null,
    }),
  );
  await openDialog();
  await expect.element(lines.getByText("12.04.2027 · −1 Stk. × 96,40 €")).toBeVisible();
  await expect.element(lines.getByText("−18,32 €")).toBeVisible();
  await expect.element(lines.getByText("−114,72 €")).toBeVisible();
  expect(lines.getByText("−96,40 €").elements()).toHaveLength(2);
  expect(page.getByText("Fällig am").query()).toBeNull();
});

test("each form is downloaded by its own button", async () => {
  const { network } = openNetwork();
  const saved = watchSaving();
  const calls = network.on(documentsApi.documentFile, ({ query }) => fileAnswer(`RE-5.${query["form"]}`));
  await openDialog();
  for (const name of ["XRechnung (XML)", "ZUGFeRD (PDF/A-3)", "PDF"]) await button(name).click();
  await vi.waitFor(() => expect(saved).toHaveLength(3), { timeout: 10_000 });
  expect(calls.map(({ query }) => query["form"])).toEqual(["xrechnung", "zugferd", "pdf"]);
  await expect.element(page.getByText("RE-5.xrechnung gespeichert")).toBeVisible();
});

test.each([1280, 390])(
  "until when an invoice has to be paid, and how much, stands above its lines at %i px",
  async (width) => {
    await page.viewport(width, 844);
    openNetwork({ grossAmount: 14_280, dueDate: "2027-06-17" });
    await openDialog();
    await expect.element(lines).toBeInTheDocument();
    const above = (text: string) =>
      page
        .getByText(text, { exact: true })
        .elements()
        .some(
          (part) => (lines.element().compareDocumentPosition(part) & Node.DOCUMENT_POSITION_PRECEDING) > 0,
        );
    await expect.poll(() => [above("17.06.2027"), above("142,80 €")]).toEqual([true, true]);
  },
);

test("a cancelled invoice is not due", async () => {
  openNetwork({ dueDate: "2027-06-17", supersededBy: { id: 8, number: "ST-8" } });
  await openDialog();
  await expect.element(lines).toBeVisible();
  expect(page.getByText("17.06.2027").query()).toBeNull();
});

test("a PDF that does not come is said, not taken for seen, and comes when asked for again", async () => {
  const { network, seen } = openNetwork();
  network.on(documentsApi.document, () => refusal("file_unreadable"));
  await openDialog();
  await expect.element(failed).toBeVisible();
  await expect.element(lines).toBeVisible();
  expect(seen).toEqual([]);
  network.on(documentsApi.document, pdf);
  await page.getByRole("button", { name: "Erneut laden" }).click();
  await vi.waitFor(() => expect(frame()?.src).toMatch(/^blob:/), { timeout: 10_000 });
  expect(failed.query()).toBeNull();
  await vi.waitFor(() => expect(seen).toHaveLength(1), { timeout: 10_000 });
});

test("lines that do not come are said beside the PDF, and come when asked for again", async () => {
  const { network } = openNetwork();
  network.on(documentsApi.documentFigures, () => refusal("unavailable"));
  await openDialog();
  await expect.element(page.getByText("Die Positionen konnten nicht geladen werden")).toBeVisible();
  expect(button("XRechnung (XML)").query()).toBeNull();
  network.on(documentsApi.documentFigures, figuresFixture());
  await page.getByRole("button", { name: "Erneut laden" }).click();
  await expect.element(lines).toBeVisible();
  await expect.element(button("XRechnung (XML)")).toBeVisible();
});

test.each([
  [1, "Leistungsbeleg zu diesem Beleg"],
  [2, "Leistungsbelege zu diesem Beleg"],
])(
  "without figures the %i receipts published with it are linked, and it is no e-invoice",
  async (count, heading) => {
    const behind = Array.from({ length: count }, (_, index) =>
      documentFixture({
        id: 30 + index,
        type: "service_receipt",
        number: `LN-${30 + index}`,
        netAmount: null,
      }),
    );
    const { network } = openNetwork({ hasChildren: true }, behind);
    network.on(documentsApi.documentFigures, { figures: null });
    await openDialog();
    await expect.element(page.getByRole("heading", { name: heading, exact: true })).toBeVisible();
    for (const { id, number } of behind) {
      await expect.element(link(number)).toHaveAttribute("href", `#/documents?document=${id}`);
    }
    expect(lines.query()).toBeNull();
    expect(button("ZUGFeRD (PDF/A-3)").query()).toBeNull();
    await expect.element(button("PDF")).toBeVisible();
  },
);

test("what cancelled it and what it corrects are said, each with a link", async () => {
  openNetwork({ supersededBy: { id: 6, number: "ST-6" } });
  await openDialog();
  await expect.element(page.getByText("Dieser Beleg gilt nicht mehr. Storniert durch ST-6")).toBeVisible();
  await expect.element(link("ST-6")).toHaveAttribute("href", "#/documents?document=6");
});

test("a receipt is replaced rather than cancelled, and names the one before it", async () => {
  openNetwork({
    type: "service_receipt",
    corrects: { id: 4, number: "LN-4" },
    supersededBy: { id: 6, number: "LN-6" },
  });
  await openDialog();
  await expect
    .element(page.getByText("Dieser Leistungsbeleg gilt nicht mehr. Ersetzt durch LN-6"))
    .toBeVisible();
  await expect.element(page.getByText("Bezieht sich auf LN-4")).toBeVisible();
  await expect.element(link("LN-4")).toHaveAttribute("href", "#/documents?document=4");
});

test("on a phone the PDF opens in a window of its own, and the e-invoices stand above the lines", async () => {
  openNetwork();
  await page.viewport(390, 844);
  await openDialog();
  await expect.element(link("PDF öffnen")).toHaveAttribute("href", expect.stringMatching(/^blob:/));
  await expect.element(link("PDF öffnen")).toHaveAttribute("target", "_blank");
  expect(frame()).toBeNull();
  const above = (await button("XRechnung (XML)").findElement()).getBoundingClientRect();
  expect(above.bottom).toBeLessThan((await lines.findElement()).getBoundingClientRect().top);
});

test("it is closed by its button or by Escape, once", async () => {
  openNetwork();
  const closed = vi.fn<() => undefined>();
  await openDialog(closed);
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await vi.waitFor(() => expect(closed).toHaveBeenCalledTimes(1), { timeout: 10_000 });
  await expect.element(dialog).not.toBeInTheDocument();
});

test("an invoice says how far it is paid and since when it is overdue", async () => {
  const payment = { state: "part_paid" as const, paidAmount: 10_000, openAmount: 14_448 };
  openNetwork({ type: "invoice", payment, dueDate: "2027-05-17", disputedUntil: "2027-05-25" });
  await openDialog();
  await expect
    .element(dialog.getByText(/^Teilweise bezahlt · noch 144,48\s€ offen · seit 2 Tagen überfällig$/))
    .toBeVisible();
  await expect.element(dialog.getByText("Antwort bis 25.05.2027")).toBeVisible();
});

test("an invoice that was replaced does not say how far it is paid", async () => {
  const payment = { state: "open" as const, paidAmount: 0, openAmount: 14_448 };
  openNetwork({ type: "invoice", payment, supersededBy: { id: 6, number: "RE-6" } });
  await openDialog();
  await expect.element(dialog.getByText("Datum", { exact: true })).toBeVisible();
  await expect.element(dialog.getByText("Zahlung", { exact: true })).not.toBeInTheDocument();
});
