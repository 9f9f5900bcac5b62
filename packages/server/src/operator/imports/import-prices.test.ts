import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestCompany, type TestCompany } from "../../../test/factories/company.ts";
import { csvLines, openTestImports, type TestImports } from "../../../test/factories/import-files.ts";

let imports: TestImports;
let company: TestCompany;
let agreementNumber: string;
let tests = 0;

beforeAll(async () => {
  imports = await openTestImports();
});
afterAll(() => imports.close());
beforeEach(async () => {
  company = await createTestCompany(imports.portal);
  agreementNumber = `88-${(tests += 1)}`;
  await imports.portal.database.db
    .updateTable("agreements")
    .set({ agreement_number: agreementNumber })
    .where("id", "=", company.agreementId)
    .execute();
});

const head = [
  "Vereinbarungsnummer",
  "Gültig ab",
  "Preisliste",
  "Bedingungen",
  "Preis je",
  "Leistung",
  "Betrag netto (€)",
  "MwSt. (%)",
];
const take = (...rows: readonly (readonly string[])[]) => imports.take("prices", csvLines(head, ...rows));
const lists = () =>
  imports.portal.database.db
    .selectFrom("price_lists")
    .select(["valid_from", "version", "terms", "prices"])
    .where("agreement_id", "=", company.agreementId)
    .orderBy("valid_from")
    .execute();
const refusedBy = async (...rows: readonly (readonly string[])[]) => {
  const { ok, lines } = await take(...rows);
  expect(ok).toBe(false);
  expect(await lists()).toEqual([]);
  return lines.join("\n");
};

test("the rows of an agreement and day are one list; a second run changes nothing, another price does", async () => {
  const row = (amount: string, ...more: readonly string[]) => [
    agreementNumber,
    "01.01.2027",
    "Preisliste 2027-01",
    "Bedingungen vom 01.10.2026",
    ...more,
    amount,
    "19 %",
  ];
  const trip = row("128,00", "je Abruf", "Tauschen");
  const paid = row("-38,50", "je Tonne", "");
  const ends = [agreementNumber, "2027-07-01", "Ende", "", "", "", "", ""];
  expect(await take(trip, paid, ends)).toMatchObject({ ok: true });
  const price = { containerActionId: null, vatRate: 19 };
  expect(await lists()).toEqual([
    {
      valid_from: "2027-01-01",
      version: "Preisliste 2027-01",
      terms: "Bedingungen vom 01.10.2026",
      prices: [
        { ...price, unit: "haul", containerActionId: 2, cents: 12_800 },
        { ...price, unit: "tonne", cents: -3_850 },
      ],
    },
    { valid_from: "2027-07-01", version: "Ende", terms: "", prices: [] },
  ]);
  const again = await take(paid, trip, ends);
  expect(again.lines.join(" ")).toContain("0 are created, 0 are changed, 3 stay as they are");
  const dearer = await take(row("130,00", "je Abruf", "Tauschen"), paid, ends);
  expect(dearer.lines.join(" ")).toContain("0 are created, 2 are changed, 1 stay as they are");
  expect((await lists())[0]?.prices[0]?.cents).toBe(13_000);
});

test.each([
  ["an agreement that is not there", { agreementNumber: "99-1" }, "expected the number of an agreement"],
  ["an amount without its unit", { unit: "" }, "expected an amount with unit and VAT, or none of them"],
  ["a fraction as VAT", { vatRate: "0,19" }, "expected percent from 0 to 100, like 19"],
  ["more VAT than the price", { vatRate: "101" }, "expected percent from 0 to 100, like 19"],
  [
    "more than a million euros",
    { amount: "1.000.000,01" },
    "expected an amount from -1000000 to 1000000 euros",
  ],
  ["a day that is none", { validFrom: "31.02.2027" }, "expected a date like 31.12.2026"],
  ["a unit that is none", { unit: "je Kilometer" }, "expected one of je Abruf, je Stück, je Tonne, je Monat"],
])("%s is refused, and nothing is imported", async (_, given, message) => {
  const row = {
    agreementNumber,
    validFrom: "01.01.2027",
    version: "Liste",
    terms: "",
    unit: "je Abruf",
    containerAction: "",
    amount: "128,00",
    vatRate: "19",
  };
  const good = { ...row, unit: "je Monat" };
  expect(await refusedBy(Object.values(good), Object.values({ ...row, ...given }))).toContain(message);
});

test("a list has one name, each price once, and none beside the row that ends the prices", async () => {
  const row = (version: string, ...price: readonly string[]) => [
    agreementNumber,
    "01.01.2027",
    version,
    "",
    ...price,
  ];
  const trip = ["je Abruf", "", "128,00", "19"];
  expect(await refusedBy(row("A", ...trip), row("B", "je Tonne", "", "1,00", "19"))).toContain(
    "expected the same name and terms in all rows of a list",
  );
  expect(await refusedBy(row("A", ...trip), row("A", ...trip))).toContain(
    "expected one price for each unit and service",
  );
  expect(await refusedBy(row("A", ...trip), row("A", "", "", "", ""))).toContain(
    "expected no other price in a list without prices",
  );
});

test("an order costs what the imported list of its day says", async () => {
  await take([agreementNumber, "01.01.2026", "Liste", "", "je Stück", "", "48,00", "19"]);
  const { portal } = imports;
  const answer = await portal.call({
    path: `/agreement/${company.agreementId}/price?containerActionId=2&amount=2&desiredDate=2027-04-09`,
    token: company.token,
  });
  expect(answer.json()).toMatchObject({
    kind: "firm",
    netAmount: 9_600,
    grossAmount: 11_424,
    version: "Liste",
  });
});
