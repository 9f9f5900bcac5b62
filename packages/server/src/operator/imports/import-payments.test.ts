import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestCompany, type TestCompany } from "../../../test/factories/company.ts";
import { createTestDocument, testFigures, testLine } from "../../../test/factories/document.ts";
import { csvLines, openTestImports, type TestImports } from "../../../test/factories/import-files.ts";
import type { TestPortal } from "../../../test/portal/portal.ts";

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

const head = ["Belegnummer", "Belegart", "Bezahlt am", "Betrag (€)", "Verwendungszweck", "Fällig am"];
const take = (...rows: readonly string[][]) => imports.take("payments", csvLines(head, ...rows));
/** An invoice of 119 euros: 100 net and 19 tax. */
const invoice = () =>
  createTestDocument(portal, company, {
    invoice: testFigures([testLine({ quantity: 1, unitPrice: 10_000 })]),
  });
const accounts = () =>
  portal.database.db
    .selectFrom("document_accounts")
    .select(["gross_cents", "paid_cents", "due_on"])
    .where("company_id", "=", company.companyId)
    .execute();
const payments = (documentId: number) =>
  portal.database.db
    .selectFrom("document_payments")
    .select(["paid_on", "cents", "reference"])
    .where("document_id", "=", documentId)
    .orderBy("position")
    .execute();

test("all rows of a document are its payments, in the place of those before", async () => {
  const { id, number } = await invoice();
  const first = [number, "", "03.03.2027", "50,00", "Überweisung 1", "31.03.2027"];
  const second = [number, "Rechnung", "05.03.2027", "69,00", "", ""];
  expect((await take(first, second)).ok).toBe(true);
  expect(await accounts()).toEqual([{ gross_cents: 11_900, paid_cents: 11_900, due_on: "2027-03-31" }]);
  expect(await payments(id)).toEqual([
    { paid_on: "2027-03-03", cents: 5_000, reference: "Überweisung 1" },
    { paid_on: "2027-03-05", cents: 6_900, reference: "" },
  ]);
  expect((await take([number, "", "06.03.2027", "-1.250,50", "", ""])).ok).toBe(true);
  expect(await payments(id)).toEqual([{ paid_on: "2027-03-06", cents: -125_050, reference: "" }]);
});

test("due date and gross amount may stand in any row of a document, and are the same in all", async () => {
  const withGross = [...head, "Betrag brutto (€)"];
  const { number } = await createTestDocument(portal, company, {});
  const rows = [
    [number, "", "03.03.2027", "50,00", "", "", ""],
    [number, "", "05.03.2027", "20,00", "", "31.03.2027", "119,00"],
  ];
  expect((await imports.take("payments", csvLines(withGross, ...rows))).ok).toBe(true);
  expect(await accounts()).toEqual([{ gross_cents: 11_900, paid_cents: 7_000, due_on: "2027-03-31" }]);
  const other = [number, "", "06.03.2027", "1,00", "", "01.04.2027", "120,00"];
  const refused = await imports.take("payments", csvLines(withGross, ...rows, other));
  expect(refused.ok).toBe(false);
  for (const column of ["Fällig am '01.04.2027'", "Betrag brutto (€) '120,00'"])
    expect(refused.lines.join("\n")).toContain(
      `Line 4, ${column}: expected the same in all lines of a document.`,
    );
});

test("a row without a payment says when its document is due, and that nothing is paid", async () => {
  const { id, number } = await invoice();
  expect((await take([number, "", "", "", "", "30.04.2027"])).ok).toBe(true);
  expect(await accounts()).toEqual([{ gross_cents: 11_900, paid_cents: 0, due_on: "2027-04-30" }]);
  expect(await payments(id)).toEqual([]);
});

test("an unknown number, half a payment and a document without figures are refused with their lines", async () => {
  const { number } = await invoice();
  const { number: bare } = await createTestDocument(portal, company, {});
  const refused = await take(
    ["RE-0", "", "03.03.2027", "50,00", "", ""],
    [number, "", "03.03.2027", "", "", ""],
    [bare, "", "03.03.2027", "50,00", "", ""],
    [number, "Lieferschein", "03.03.2027", "50,00", "", ""],
  );
  expect(refused.ok).toBe(false);
  const said = refused.lines.join("\n");
  expect(said).toContain("the number of a published document");
  expect(said).toContain("an amount with its day, or neither");
  expect(said).toContain("Line 4");
  expect(await accounts()).toEqual([]);
});
