import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestCompany, type TestCompany } from "../../../test/factories/company.ts";
import { csvLines, openTestImports, type TestImports } from "../../../test/factories/import-files.ts";
import { ensureHazardousWaste } from "../../../test/factories/proof.ts";
import type { TestPortal } from "../../../test/portal/portal.ts";

let portal: TestPortal;
let imports: TestImports;
let company: TestCompany;
let number: string;
let tests = 0;

beforeAll(async () => {
  imports = await openTestImports();
  ({ portal } = imports);
  await ensureHazardousWaste(portal);
});
afterAll(() => imports.close());
beforeEach(async () => {
  company = await createTestCompany(portal);
  number = `${80_000 + (tests += 1)}`;
  const { db } = portal.database;
  await db
    .updateTable("companies")
    .set({ customer_number: number })
    .where("id", "=", company.companyId)
    .execute();
  await db.updateTable("sites").set({ ship_to_number: "0815" }).where("id", "=", company.siteId).execute();
});

const head = [
  "Kundennummer",
  "Filialnummer",
  "Abfallart",
  "Nachweisnummer",
  "Nachweisart",
  "Gültig ab",
  "Gültig bis",
  "Genehmigte Menge (kg)",
  "Entsorger",
  "Entsorgernummer",
];
const aProof = (changes: Readonly<Record<number, string>> = {}) =>
  [
    number,
    "0815",
    "Altöl",
    "enf 062104437",
    "Entsorgungsnachweis",
    "16.04.2024",
    "15.04.2029",
    "24.000,5",
    "Ölwerk Nord",
    "F22K00817",
  ].map((value, index) => changes[index] ?? value);
const take = (...rows: readonly string[][]) => imports.take("proofs", csvLines(head, ...rows));
const proofs = () =>
  portal.database.db
    .selectFrom("proofs")
    .selectAll()
    .where("company_id", "=", company.companyId)
    .orderBy("id")
    .execute();
const logged = async () =>
  (
    await portal.database.db
      .selectFrom("proof_log")
      .innerJoin("proofs", "proofs.id", "proof_log.proof_id")
      .select("change")
      .where("company_id", "=", company.companyId)
      .orderBy("proof_log.id")
      .execute()
  ).map(({ change }) => change);

test("proofs are created, changed and left by site, waste type and number", async () => {
  const collective = aProof({ 3: "SNF062104438", 4: "Sammelentsorgungsnachweis", 7: "" });
  const dry = await imports.take("proofs", csvLines(head, aProof(), collective), "--dry-run");
  expect(dry.lines.slice(1)).toEqual([
    "2 would be created, 0 would be changed, 0 stay as they are.",
    `  + ${number} 0815 ENF062104437`,
    `  + ${number} 0815 SNF062104438`,
  ]);
  expect(await proofs()).toEqual([]);
  await take(aProof(), collective);
  expect(await proofs()).toMatchObject([
    {
      site_id: company.siteId,
      number: "ENF062104437",
      kind: "individual",
      valid_from: "2024-04-16",
      valid_until: "2029-04-15",
      granted_kg: 24_000.5,
      disposer_number: "F22K00817",
    },
    { number: "SNF062104438", kind: "collective", granted_kg: null },
  ]);
  expect((await take(aProof(), collective)).lines[0]).toBe(
    "0 are created, 0 are changed, 2 stay as they are.",
  );
  expect((await take(aProof({ 7: "30000" }))).lines[0]).toBe(
    "0 are created, 1 are changed, 0 stay as they are.",
  );
  expect(await logged()).toEqual(["created", "created", "updated"]);
});

test.each([
  [{ 0: "?" }, "Kundennummer '?': expected the number of a company."],
  [{ 1: "9" }, "Filialnummer '9': expected the number of a site of the company."],
  [{ 2: "Mondstaub" }, "Abfallart 'Mondstaub': expected the number or the words of a waste type."],
  [{ 2: "101" }, "Abfallart '101': This waste type needs no proof because it is not hazardous."],
  [{ 3: "ENF1" }, "Nachweisnummer 'ENF1': expected 12 letters and digits."],
  [{ 6: "15.04.2024" }, "Gültig bis '15.04.2024': expected a day not before the first."],
  [{ 6: "16.04.2029" }, "Gültig bis '16.04.2029': expected at most five years from the first day on."],
  [{ 7: "" }, "Genehmigte Menge (kg) is empty: expected the kilograms that the proof grants."],
])("a proof with %j is refused, and nothing is imported", async (changes, says) => {
  expect(await take(aProof({ 3: "ENF062104439" }), aProof(changes))).toEqual({
    ok: false,
    lines: ["Nothing is imported: 1 problem.", `Line 3, ${says}`],
  });
  expect(await proofs()).toEqual([]);
});

test("the same proof twice in a table is refused, whatever the waste is called", async () => {
  expect((await take(aProof(), aProof({ 2: "161" }))).lines[1]).toContain("line 2 has the same");
});
