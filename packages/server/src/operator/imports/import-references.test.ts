import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestCompany, type TestCompany } from "../../../test/factories/company.ts";
import { csvLines, openTestImports, type TestImports } from "../../../test/factories/import-files.ts";
import type { TestPortal } from "../../../test/portal/portal.ts";

let portal: TestPortal;
let imports: TestImports;
let company: TestCompany;
let customer: string;
let tests = 0;

beforeAll(async () => {
  imports = await openTestImports();
  ({ portal } = imports);
});
afterAll(() => imports.close());
beforeEach(async () => {
  company = await createTestCompany(portal);
  customer = `${70_000 + (tests += 1)}`;
  await portal.database.db
    .updateTable("companies")
    .set({ customer_number: customer })
    .where("id", "=", company.companyId)
    .execute();
});

const head = ["Kundennummer", "Art", "Nummer", "Bezeichnung", "Endet am", "Rahmen netto (€)"];
const take = (...rows: readonly string[][]) => imports.take("references", csvLines(head, ...rows));
const entries = () =>
  portal.database.db
    .selectFrom("reference_entries")
    .select(["field", "code", "name", "ends_on", "amount_cents"])
    .where("company_id", "=", company.companyId)
    .orderBy("code")
    .execute();

test("lists are taken as a whole, and a second run changes nothing", async () => {
  const rows = [
    [customer, "Bestellnummer", "4500000001", "Rahmen 2027", "31.12.2027", "5.000,50"],
    [customer, "Kostenstelle", "4711", "Werkstatt", "", ""],
  ];
  expect((await take(...rows)).ok).toBe(true);
  expect(await entries()).toEqual([
    {
      field: "customerOrderNumber",
      code: "4500000001",
      name: "Rahmen 2027",
      ends_on: "2027-12-31",
      amount_cents: 500_050,
    },
    { field: "costCentre", code: "4711", name: "Werkstatt", ends_on: null, amount_cents: null },
  ]);
  expect((await take(...rows)).lines.join(" ")).toContain("2 stay as they are");
});

test("a bad amount, an unknown kind and a strange company are refused with their lines", async () => {
  const refused = await take(
    [customer, "Kostenstelle", "1", "", "", "viel"],
    [customer, "Konto", "2", "", "", ""],
    ["4", "Projekt", "3", "", "", ""],
  );
  expect(refused.ok).toBe(false);
  expect(refused.lines.filter((line) => /^(row|line) /i.test(line))).toHaveLength(3);
  expect(await entries()).toEqual([]);
});
