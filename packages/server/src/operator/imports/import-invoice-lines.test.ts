import type { BudgetList } from "@kreislauf/contract/budgets";
import type { DeskImportResult } from "@kreislauf/contract/desk";
import type { InvoiceCheck } from "@kreislauf/contract/invoices";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestCompany, type TestCompany } from "../../../test/factories/company.ts";
import { createTestDocument, testFigures, testLine } from "../../../test/factories/document.ts";
import { csvLines, openTestImports, type TestImports } from "../../../test/factories/import-files.ts";
import { createTestOrder } from "../../../test/factories/order.ts";
import { createTestStaff } from "../../../test/factories/staff.ts";
import type { TestPortal } from "../../../test/portal/portal.ts";
import { readZip } from "../../base/files/read-zip.ts";

let portal: TestPortal;
let imports: TestImports;
let company: TestCompany;
beforeAll(async () => {
  imports = await openTestImports();
  ({ portal } = imports);
});
afterAll(() => imports.close());
beforeEach(async () => {
  company = await createTestCompany(portal);
});

const lineHead = [
  "Belegnummer",
  "Belegart",
  "Bezeichnung",
  "Menge",
  "Einheit",
  "Einzelpreis netto (€)",
  "Betrag netto (€)",
  "MwSt. (%)",
  "Leistungsdatum",
  "Fällig am",
];
const parties = {
  Aussteller: "Nordwerk Entsorgung GmbH",
  "Aussteller Straße": "Kanalhafenstraße 5",
  "Aussteller PLZ": "24103",
  "Aussteller Ort": "Kiel",
  "Aussteller USt-IdNr.": "DE123456789",
  "Aussteller Ansprechpartner": "Rechnungswesen",
  "Aussteller Telefon": "0431 55500-40",
  "Aussteller E-Mail": "rechnung@nordwerk.example",
  "Aussteller IBAN": "DE02120300000000202051",
  Empfänger: "Testbetrieb & Söhne GmbH",
  "Empfänger Straße": "Lohgerberweg 19",
  "Empfänger PLZ": "34123",
  "Empfänger Ort": "Kassel",
  "Empfänger Kundennummer": "70018422",
  "Empfänger E-Mail": "rechnungen@testbetrieb.example",
};
const head = [...lineHead, ...Object.keys(parties)];

/** Two lines with a sum of 362 euros; the first names issuer and customer. */
const rowsOf = (number: string, type = "Rechnung") => [
  [number, type, "Leeren", "2", "Stück", "89,50", "179,00", "19", "12.02.2027", "15.03.2027"].concat(
    Object.values(parties),
  ),
  [number, type, "Verwertung", "1,22", "t", "150,00", "183,00", "19", "26.02.2027", ""],
];
const take = (...rows: readonly string[][]) => imports.take("invoice-lines", csvLines(head, ...rows));
/** Publishes a document as the desk does: with a file and its net amount. */
const publish = (wish: Parameters<typeof createTestDocument>[2] = {}) =>
  createTestDocument(portal, company, { netAmount: 36_200, ...wish });
const figuresOf = async (id: number) => {
  const { db } = portal.database;
  const { invoice } = await db
    .selectFrom("documents")
    .select("invoice")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return invoice;
};
const linesOf = (id: number) =>
  portal.database.db
    .selectFrom("invoice_lines")
    .select(["position", "description", "net_cents", "quantity_thousandths", "unit"])
    .where("document_id", "=", id)
    .orderBy("position")
    .execute();
const said = ({ lines }: { readonly lines: readonly string[] }) => lines.join("\n");

test("a file becomes an e-invoice with the lines of the table, and the same table again changes nothing", async () => {
  const { id, number } = await publish();
  const file = () => portal.call({ path: `/docuware/document/${id}/file`, token: company.token });
  const before = (await file()).rawPayload;
  const dry = await imports.take("invoice-lines", csvLines(head, ...rowsOf(number)), "--dry-run");
  expect(said(dry)).toContain(`+ ${number}: 2 lines, 362,00\u00a0€ net`);
  expect(await linesOf(id)).toEqual([]);

  const done = await take(...rowsOf(number));
  expect(said(done)).toContain("1 are created, 0 are changed, 0 stay");
  expect(await linesOf(id)).toEqual([
    { position: 1, description: "Leeren", net_cents: 17_900, quantity_thousandths: 2_000, unit: "piece" },
    { position: 2, description: "Verwertung", net_cents: 18_300, quantity_thousandths: 1_220, unit: "tonne" },
  ]);
  expect(await figuresOf(id)).toMatchObject({
    netAmount: 36_200,
    grossAmount: 43_078,
    dueDate: "2027-03-15",
    serviceFrom: "2027-02-12",
    serviceTo: "2027-02-26",
    paymentTerms: "Zahlbar bis 15.03.2027.",
    seller: { name: "Nordwerk Entsorgung GmbH", countryCode: "DE" },
    buyer: { customerNumber: "70018422" },
  });
  expect((await file()).rawPayload.equals(before)).toBe(true);
  const xml = await portal.call({
    path: `/docuware/document/${id}/file?form=xrechnung`,
    token: company.token,
  });
  expect(xml.body).toContain("Verwertung");

  const again = await take(...rowsOf(number));
  expect([again.ok, said(again)]).toEqual([true, expect.stringContaining("0 are created")]);
  expect(said(again)).toContain("1 stay as they are");
  expect(await linesOf(id)).toHaveLength(2);
});

test("issuer and customer are named once, and later taken from the last e-invoice", async () => {
  const [one, two] = [await publish(), await publish()];
  const [, ...bare] = [head, ...rowsOf(two.number)].map((row) => row.slice(0, lineHead.length));
  const nameless = await imports.take("invoice-lines", csvLines(lineHead, ...bare));
  expect(said(nameless)).toContain(
    "Line 2, Empfänger E-Mail is empty: expected a value in one of the lines, as no e-invoice has it yet.",
  );
  expect((await take(...rowsOf(one.number), ...bare)).ok).toBe(true);
  const three = await publish();
  const [first = [], second = []] = rowsOf(three.number).map((row) => row.slice(0, lineHead.length));
  const table = csvLines([...lineHead, "Aussteller IBAN"], [...first, "DE89370400440532013000"], second);
  expect((await imports.take("invoice-lines", table)).ok).toBe(true);
  expect(await figuresOf(two.id)).toMatchObject({ buyer: { city: "Kassel" } });
  expect(await figuresOf(three.id)).toMatchObject({
    seller: { city: "Kiel", iban: "DE89370400440532013000" },
    buyer: { city: "Kassel" },
  });
});

test("lines stand in the order of their positions, and a position stands once", async () => {
  const { id, number } = await publish();
  const [first = [], second = []] = rowsOf(number);
  const numbered = (...positions: readonly [string, string]) =>
    imports.take(
      "invoice-lines",
      csvLines(["Pos.", ...head], [positions[0], ...first], [positions[1], ...second]),
    );
  expect(said(await numbered("1", "1"))).toContain("Line 3, Pos. '1': line 2 has the same");
  expect(said(await numbered("1", ""))).toContain("expected a position in all lines of a document");
  expect((await numbered("2", "1")).ok).toBe(true);
  expect((await linesOf(id)).map(({ description }) => description)).toEqual(["Verwertung", "Leeren"]);
});

test("a credit note lowers what is owed, whatever sign its lines have", async () => {
  const credit = (netAmount: number) => publish({ type: "credit_note", netAmount });
  const [one, two] = [await credit(36_200), await credit(36_200)];
  const negative = rowsOf(two.number, "Gutschrift").map((row) =>
    row.map((cell, index) => (index === 3 || index === 6 ? `-${cell}` : cell)),
  );
  expect((await take(...rowsOf(one.number, "Gutschrift"), ...negative)).ok).toBe(true);
  for (const { id } of [one, two]) {
    expect((await linesOf(id)).map(({ net_cents }) => net_cents)).toEqual([-17_900, -18_300]);
  }
});

test("a cell that cannot be read, wrong sums and an unknown number leave all documents as they were", async () => {
  const [good, bad] = [await publish(), await publish({ netAmount: 36_300 })];
  const [first = [], second = []] = rowsOf(bad.number);
  const wrong = second.map((cell, index) => (index === 6 ? "183,01" : cell));
  const unit = rowsOf(good.number).map((row) => row.map((cell, index) => (index === 4 ? "Fass" : cell)));
  expect(said(await take(...unit, first, wrong))).toMatch(
    /Line 2, Einheit 'Fass'.+\n.+\nLine 5, Betrag netto \(€\) '183,01': expected 183,00 euros, quantity times/,
  );
  const refused = await take(...rowsOf(good.number), first, second, ...rowsOf("RE-0"));
  expect(refused.ok).toBe(false);
  expect(said(refused)).toContain(
    "Line 4, Betrag netto (€) '179,00': expected lines of 363,00 euros in all, as published, not of 362,00",
  );
  expect(said(refused)).toContain("Line 6, Belegnummer 'RE-0': expected the number of a published document");
  expect([await linesOf(good.id), await linesOf(bad.id)]).toEqual([[], []]);
});

test.each([
  ["Rechnungsbetrag brutto (€)", "430,79", "Erwartet: 430,78 Euro, die Positionen mit USt."],
  ["Leistung von", "13.02.2027", "Erwartet: ein Tag des Leistungszeitraums"],
  ["Zahlungsbedingung", "", null],
])("%s %s is checked at the desk in German", async (heading, value, message) => {
  const { number } = await publish();
  const [first = [], second = []] = rowsOf(number);
  const checked = await atDesk(csvLines([...head, heading], [...first, value], second));
  expect(checked.refused.flatMap(({ problems }) => problems.map((problem) => problem.message))).toEqual(
    message === null ? [] : [message],
  );
});

const atDesk = async (table: string) => {
  const { token } = await createTestStaff(portal, { roles: ["master_data"] });
  const file = `data:text/csv;base64,${Buffer.from(table).toString("base64")}`;
  const body = { kind: "invoice_lines", fileName: "positionen.csv", file, mark: null };
  return (
    await portal.call({ method: "POST", path: "/desk/v1/imports", token, body })
  ).json<DeskImportResult>();
};

test("what the table leaves out is named in German, and sums of lines as well", async () => {
  const { number } = await publish({ netAmount: 36_300 });
  const rows = rowsOf(number).map((row) => row.map((cell, index) => (index === 9 ? "" : cell)));
  const [first = [], second = []] = rows;
  const wrong = second.map((cell, index) => (index === 6 ? "184,00" : cell));
  const { refused } = await atDesk(csvLines(head, first, wrong));
  expect(refused.map(({ line, problems }) => [line, problems.map(({ message }) => message)])).toEqual([
    [2, ["Erwartet: der Tag in einer der Zeilen des Belegs"]],
    [3, ["Erwartet: 183,00 Euro, Menge mal Einzelpreis"]],
  ]);
});

test("a document with lines keeps them: other ones are refused, as over the interface", async () => {
  const lines = [testLine({ quantity: 4, unitPrice: 9_050 })];
  const { id, number } = await publish({ netAmount: 36_200, invoice: testFigures(lines) });
  const before = await linesOf(id);
  const refused = await take(...rowsOf(number));
  expect(said(refused)).toContain("the document has other lines already, and is corrected by a new document");
  expect(await linesOf(id)).toEqual(before);
});

test("lines that came over the interface are the same in a table, whatever order and sign they were sent with", async () => {
  const figures = testFigures([
    testLine({ quantity: -1, unitPrice: 17_900, description: "Leeren" }),
    testLine({ quantity: -1, unitPrice: 18_300, description: "Verwertung", vatRate: 7 }),
  ]);
  const { number } = await publish({
    type: "credit_note",
    netAmount: -36_200,
    invoice: { ...figures, vat: figures.vat.toReversed() },
  });
  const row = (text: string, net: string, rate: string) =>
    [number, "Gutschrift", text, "1", "Stück", net, net, rate, "12.02.2027", "15.03.2027"].concat(
      Object.values(parties).map(() => ""),
    );
  const same = await take(row("Leeren", "179,00", "19"), row("Verwertung", "183,00", "7"));
  expect(said(same)).toContain("0 are created, 0 are changed, 1 stay as they are");
});

test("the gross amount that payments were reported for must be that of the lines", async () => {
  const { id, number } = await publish();
  const paid = csvLines(["Belegnummer", "Betrag brutto (€)", "Fällig am"], [number, "430,00", "15.03.2027"]);
  expect((await imports.take("payments", paid)).ok).toBe(true);
  expect(said(await take(...rowsOf(number)))).toContain("The figures do not add up to the cent.");
  expect(await linesOf(id)).toEqual([]);
});

test("the database lets figures be added once, and only of the published amount", async () => {
  const { id, number } = await publish();
  const { db } = portal.database;
  const set = (change: object) => db.updateTable("documents").set(change).where("id", "=", id).execute();
  const invoice = (netAmount: number) => JSON.stringify({ ...testFigures(), netAmount });
  await expect(set({ invoice: invoice(1) })).rejects.toThrow(/kept/);
  await expect(set({ invoice: invoice(36_200), net_cents: 1 })).rejects.toThrow(/kept/);
  expect((await take(...rowsOf(number))).ok).toBe(true);
  await expect(set({ invoice: invoice(36_200) })).rejects.toThrow(/kept/);
  await expect(set({ invoice: null })).rejects.toThrow(/kept/);
});

test("the invoice check, budgets and bookings read the lines, which they had not before", async () => {
  const orderId = await createTestOrder(portal, company, { desiredDate: "2027-02-12" });
  const { order_number } = await portal.database.db
    .updateTable("orders")
    .set({ executed_on: "2027-02-12", cost_centre: "4711" })
    .where("id", "=", orderId)
    .returning("order_number")
    .executeTakeFirstOrThrow();
  const { id, number } = await publish();
  const { token } = company;
  const budget = { siteId: null, costCentre: "4711", year: 2027, amountCents: 50_000 };
  await portal.call({ method: "POST", path: "/budgets", body: budget, token });
  const check = () => portal.call({ path: `/invoice/${id}/check`, token });
  const spent = async () =>
    (await portal.call({ path: "/budgets?year=2027", token })).json<BudgetList>().budgets[0]?.spentCents;
  const bookings = async () => {
    const body = { documentIds: [id] };
    const zip = await portal.call({ method: "POST", path: "/accounts/bookings/zip", body, token });
    return [...readZip(zip.rawPayload)].map(([, content]) => content.toString("latin1")).join("\n");
  };
  expect((await check()).statusCode).toBe(404);
  expect(await spent()).toBe(0);
  expect(await bookings()).not.toContain("430,78");

  const [first = [], second = []] = rowsOf(number);
  const table = csvLines(["Auftragsnummer", ...head], [order_number, ...first], ["", ...second]);
  expect((await imports.take("invoice-lines", table)).ok).toBe(true);
  expect((await check()).json<InvoiceCheck>().lines).toMatchObject([
    { order: { number: String(order_number) }, netAmount: 17_900 },
    { order: null, deviations: [{ kind: "no_order", difference: 18_300 }] },
  ]);
  expect(await spent()).toBe(17_900);
  const booked = await bookings();
  expect(booked).toContain('213,01;"S"');
  const found = await portal.call({
    method: "POST",
    path: "/docuware/documents",
    body: { filter: String(order_number) },
    token,
  });
  expect(found.json<{ documents: { id: number }[] }>().documents).toMatchObject([{ id }]);
});
