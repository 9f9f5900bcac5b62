import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestCompany, type TestCompany } from "../../../test/factories/company.ts";
import {
  csvLines,
  snapshotImportedTables,
  openTestImports,
  type TestImports,
  testWorkbook,
} from "../../../test/factories/import-files.ts";
import { testNow, type TestPortal } from "../../../test/portal/portal.ts";

let portal: TestPortal;
let imports: TestImports;
let number: string;
let tests = 0;

beforeAll(async () => {
  imports = await openTestImports();
  ({ portal } = imports);
});
afterAll(() => imports.close());
beforeEach(async () => {
  portal.setNow(testNow);
  number = `${70_000 + (tests += 1)}`;
});

const take = (kind: string, content: string | Buffer, ...options: readonly string[]) =>
  imports.take(kind, content, ...options);
const companies = async () =>
  await portal.database.db
    .selectFrom("companies")
    .select(["customer_number as number", "name", "documents_enabled as documents"])
    .where("customer_number", "like", `${number}%`)
    .orderBy("customer_number")
    .execute();
const sites = async () =>
  await portal.database.db
    .selectFrom("sites")
    .innerJoin("companies", "companies.id", "sites.company_id")
    .selectAll("sites")
    .where("customer_number", "=", number)
    .orderBy("ship_to_number")
    .execute();
const agreements = async () =>
  await portal.database.db
    .selectFrom("agreements")
    .innerJoin("companies", "companies.id", "agreements.company_id")
    .selectAll("agreements")
    .where("customer_number", "=", number)
    .orderBy("agreement_number")
    .execute();

async function withCompany(): Promise<void> {
  expect(await take("companies", csvLines(["Kundennummer", "Name"], [number, "Voß Garten"]))).toMatchObject({
    ok: true,
  });
}
const siteHead = ["Kundennummer", "Filialnummer", "Name", "Straße", "Hausnummer", "PLZ", "Ort"];
const aSite = (branch: string, ...change: readonly string[]) =>
  [number, branch, "Werk Nord", "Lohgerberweg", "21", "34123", "Kassel"].map(
    (value, index) => change[index] ?? value,
  );

test("companies are created, changed and left by their number, however often they are imported", async () => {
  const table = csvLines(
    ["Belege", "Firma", "Kunden-Nr."],
    ["ja", "Voß Garten", number],
    ["nein", "Öl & Söhne", `${number}-2`],
  );
  const dry = await take("companies", table, "--dry-run");
  expect(dry.lines).toEqual([
    "Nothing is imported: this is a dry run.",
    "2 would be created, 0 would be changed, 0 stay as they are.",
    `  + ${number} Voß Garten`,
    `  + ${number}-2 Öl & Söhne`,
  ]);
  expect(await companies()).toEqual([]);
  expect((await take("companies", table)).lines[0]).toBe("2 are created, 0 are changed, 0 stay as they are.");
  const again = csvLines(
    ["Customer number", "Company", "Umsatz"],
    [number, "Voß Garten", 7],
    [`${number}-2`, "Öl GmbH", 8],
  );
  expect(await take("companies", again)).toEqual({
    ok: true,
    lines: [
      "0 are created, 1 are changed, 1 stay as they are.",
      `  ~ ${number}-2 Öl GmbH`,
      "These columns mean nothing here and are not read: Umsatz.",
    ],
  });
  expect(await companies()).toEqual([
    { number, name: "Voß Garten", documents: true },
    { number: `${number}-2`, name: "Öl GmbH", documents: false },
  ]);
});

test("a site comes with its postal code, Land and numbers; what a table does not say stays", async () => {
  await withCompany();
  const head = [
    ...siteHead,
    "Breitengrad",
    "Längengrad",
    "Entsorger",
    "Vertragsnummer",
    "Bestellnummer 1",
    "GLN",
    "Torbreite",
  ];
  const more = ["51,3127", "9.4797", "Nordtour", "V-7", "4500", "4006381333931", "3,5 m"];
  const table = csvLines(
    head,
    [...aSite("0815"), ...more],
    [...aSite("0816", number, "0816", "Werk Süd", "Am Öhr"), "", "", "", "", "", "", ""],
  );
  expect((await take("sites", table)).lines[0]).toBe("2 are created, 0 are changed, 0 stay as they are.");
  expect(await sites()).toMatchObject([
    {
      ship_to_number: "0815",
      alias: "Werk Nord",
      land: "HE",
      lat: 51.3127,
      lon: 9.4797,
      disposer: "Nordtour",
      contract_number: "V-7",
      order_numbers: ["4500"],
      gln_number: "4006381333931",
      access: { gateWidth: "3,5 m" },
    },
    { ship_to_number: "0816", alias: "Werk Süd", disposer: "", access: {} },
  ]);
  const before = await snapshotImportedTables(portal);
  expect((await take("sites", table)).lines[0]).toBe("0 are created, 0 are changed, 2 stay as they are.");
  expect(await snapshotImportedTables(portal)).toBe(before);
  const changed = csvLines(siteHead, aSite("0815", number, "0815", "Werk 1"));
  expect((await take("sites", changed)).lines[0]).toBe("0 are created, 1 are changed, 0 stay as they are.");
  expect(await sites()).toMatchObject([
    { alias: "Werk 1", disposer: "Nordtour", contract_number: "V-7" },
    {},
  ]);
});

test("a site that moves lies in the Land of its new postal code, unless the table says otherwise", async () => {
  await withCompany();
  await take("sites", csvLines(siteHead, aSite("1"), aSite("2"), aSite("3")));
  const inDresden = (branch: string) =>
    aSite(branch, number, branch, "Werk", "Am Tor", "1", "01067", "Dresden");
  const moved = csvLines(
    [...siteHead, "Land"],
    [...inDresden("1"), ""],
    [...inDresden("2"), "Brandenburg"],
    [...aSite("3"), ""],
  );
  for (const outcome of ["0 are created, 2 are changed, 1 stay", "0 are created, 0 are changed, 3 stay"]) {
    expect((await take("sites", moved)).lines[0]).toContain(outcome);
    expect((await sites()).map(({ land }) => land)).toEqual(["SN", "BB", "HE"]);
  }
});

test("a workbook brings texts with leading zeros, numbers and dates as what they are", async () => {
  await withCompany();
  const site = aSite("0007", number, "0007", "Werk Ost", "Am Tor", "3", "01067", "Dresden");
  const workbook = await testWorkbook(siteHead, site);
  expect(await take("sites", workbook)).toMatchObject({ ok: true });
  expect(await sites()).toMatchObject([
    { ship_to_number: "0007", zip: "01067", house_number: "3", land: "SN" },
  ]);
});

const agreementHead = [
  "Vereinbarungsnummer",
  "Kundennummer",
  "Filialnummer",
  "Abfallart",
  "Behälterart",
  "Auftragsart",
  "Bestand",
  "Turnus",
  "Wochentag 1",
  "Turnus ab",
  "Ende",
];
const anAgreement = (key: string, ...change: readonly string[]) =>
  [key, number, "0815", "Altholz A I–III", "203", "Abruf", "2", "", "", "", ""].map(
    (value, index) => change[index] ?? value,
  );

test("agreements run at once, or have ended; type and rhythm change from the next day on", async () => {
  await withCompany();
  await take("sites", csvLines(siteHead, aSite("0815")));
  const rhythm = ["alle zwei Wochen", "Dienstag", "2.3.2027", ""];
  const table = csvLines(
    agreementHead,
    anAgreement(`V-${number}-1`),
    [...anAgreement(`V-${number}-2`).slice(0, 5), "Turnus", "1", ...rhythm],
    [...anAgreement(`V-${number}-3`).slice(0, 6), "1", "", "", "", "31.12.2026"],
  );
  const dry = await take("agreements", table, "--dry-run");
  expect(dry.lines[1]).toBe("3 would be created, 0 would be changed, 0 stay as they are.");
  expect(await agreements()).toEqual([]);
  expect((await take("agreements", table)).lines[0]).toBe(
    "3 are created, 0 are changed, 0 stay as they are.",
  );
  expect(await agreements()).toMatchObject([
    { agreement_type_id: 3, containers_on_site: 2, status: "active" },
    { agreement_type_id: 4, cycle_interval: 16, weekday1: 2, cycle_start: "2027-03-02" },
    { status: "ended", ended_on: "2026-12-31", containers_on_site: 0 },
  ]);
  const before = await snapshotImportedTables(portal);
  expect((await take("agreements", table)).lines[0]).toBe(
    "0 are created, 0 are changed, 3 stay as they are.",
  );
  expect(await snapshotImportedTables(portal)).toBe(before);
  const changed = csvLines(
    agreementHead,
    [...anAgreement(`V-${number}-1`).slice(0, 6), "5", "", "", "", "30.6.2027"],
    [...anAgreement(`V-${number}-2`).slice(0, 5), "Turnus", "1", "jede Woche", "Freitag", "", ""],
  );
  expect((await take("agreements", changed)).lines[0]).toBe(
    "0 are created, 2 are changed, 0 stay as they are.",
  );
  expect((await take("agreements", changed)).lines[0]).toBe(
    "0 are created, 0 are changed, 2 stay as they are.",
  );
  expect(await agreements()).toMatchObject([
    { containers_on_site: 5, ends_on: "2027-06-30" },
    { cycle_interval: 16, pending_change: { cycleInterval: 19, weekday1: 5, effectiveOn: "2027-03-02" } },
    { status: "ended" },
  ]);
});

/** Each table has one mistake, in a heading or a value, which is reported with its line. */
test.for([
  ["companies", csvLines(["Kundennummer"], ["1"]), "Line 1: expected a column 'Name'."],
  [
    "companies",
    csvLines(["Kundennummer", "Name", "Firma"], ["1", "a", "b"]),
    "Line 1, Firma: expected each column once.",
  ],
  [
    "companies",
    csvLines(["Kundennummer", "Name"], ["1", ""]),
    "Line 2, Name is empty: expected a text of at most 200 characters in one line.",
  ],
  [
    "companies",
    csvLines(["Kundennummer", "Name", "Belege"], ["1", "a", "vielleicht"]),
    "Line 2, Belege 'vielleicht': expected ja or nein.",
  ],
  [
    "companies",
    csvLines(["Kundennummer", "Name"], ["1", "a"], ["1", "b"]),
    "Line 3, Kundennummer '1': line 2 has the same.",
  ],
  [
    "agreements",
    csvLines(
      agreementHead,
      ...Array.from({ length: 3 }, () => ["V", "#", "0815", "101", "203", "Abruf", "1"]),
    ),
    "Line 3, Vereinbarungsnummer 'V': line 2 has the same.\nLine 4, Vereinbarungsnummer 'V': line 2 has the same.",
  ],
  ["companies", Buffer.from("d0cf11e0", "hex"), "This file is in the format of Excel 2003 and older"],
  [
    "sites",
    csvLines(siteHead, ["?", "1", "ab", "c", "1", "34123", "d"]),
    "Line 2, Kundennummer '?': expected the number of a company.",
  ],
  [
    "sites",
    csvLines(siteHead, ["#", "1", "ab", "c", "1", "3412", "d"]),
    "Line 2, PLZ '3412': expected five digits.",
  ],
  ["sites", csvLines(siteHead, ["#", "1", "ab", "c", "1", "00000", "d"]), "Line 2, PLZ '00000': "],
  [
    "sites",
    csvLines(siteHead, ["#", "1", "a", "c", "1", "34123", "d"]),
    "Line 2, Name 'a': expected a text of 2 to 100 characters.",
  ],
  [
    "sites",
    csvLines([...siteHead, "Land"], ["#", "1", "ab", "c", "1", "34123", "d", "Ruhr"]),
    "Line 2, Land 'Ruhr': expected one of Brandenburg",
  ],
  [
    "sites",
    csvLines([...siteHead, "GLN"], ["#", "1", "ab", "c", "1", "34123", "d", "4006381333932"]),
    "GLN '4006381333932': expected 13 digits",
  ],
  [
    "sites",
    csvLines([...siteHead, "Breite", "Länge"], ["#", "1", "ab", "c", "1", "34123", "d", "51", ""]),
    "Line 2, Länge is empty: expected latitude",
  ],
  [
    "sites",
    csvLines([...siteHead, "Breite", "Länge"], ["#", "1", "ab", "c", "1", "34123", "d", "91", "9"]),
    "Breite '91': expected degrees from -90 to 90",
  ],
  [
    "sites",
    csvLines([...siteHead, "Fronleichnam"], ["#", "1", "ab", "c", "1", "34123", "d", "ja"]),
    "Line 2, Fronleichnam 'ja': ",
  ],
  [
    "agreements",
    csvLines(agreementHead, ["V", "#", "9", "101", "203", "Abruf", "1"]),
    "Filialnummer '9': expected the number of a site",
  ],
  [
    "agreements",
    csvLines(agreementHead, ["V", "#", "0815", "Gold", "203", "Abruf", "1"]),
    "Abfallart 'Gold': expected the number or the words",
  ],
  [
    "agreements",
    csvLines(agreementHead, ["V", "#", "0815", "101", "Absetzcontainer 7 m³", "Abruf", "1"]),
    "several have these words",
  ],
  [
    "agreements",
    csvLines(agreementHead, ["V", "#", "0815", "101", "203", "Einmalig", "1"]),
    "Line 2, Abfallart '101': ",
  ],
  [
    "agreements",
    csvLines(agreementHead, ["V", "#", "0815", "101", "203", "Abruf", "-1"]),
    "Bestand '-1': expected a whole number from 0",
  ],
  [
    "agreements",
    csvLines(agreementHead, ["V", "#", "0815", "101", "203", "Turnus", "1"]),
    "Turnus is empty: expected the interval",
  ],
  [
    "agreements",
    csvLines(agreementHead, ["V", "#", "0815", "101", "203", "Abruf", "1", "19"]),
    "Turnus '19': expected nothing",
  ],
  [
    "agreements",
    csvLines(agreementHead, ["V", "#", "0815", "101", "203", "Turnus", "1", "20", "Montag"]),
    "expected another weekday",
  ],
  [
    "agreements",
    csvLines(agreementHead, ["V", "#", "0815", "101", "203", "Abruf", "1", "", "", "", "31.2.2027"]),
    "Ende '31.2.2027': expected a date like 31.12.2026.",
  ],
] as const)("%s with one bad value change nothing", async ([kind, content, reason]) => {
  await withCompany();
  await take("sites", csvLines(siteHead, aSite("0815")));
  const before = await snapshotImportedTables(portal);
  const table = typeof content === "string" ? content.replaceAll("#", number) : content;
  const { ok, lines } = await take(kind, table);
  expect([ok, lines.join("\n")]).toEqual([false, expect.stringContaining(reason)]);
  expect(await snapshotImportedTables(portal)).toBe(before);
});

test("all problems are listed at once, in the order of their lines, up to some hundred", async () => {
  await withCompany();
  const good = aSite("1");
  const table = csvLines(
    siteHead,
    good,
    aSite("2", number, "2", "a"),
    aSite("3", "?"),
    aSite("4", number, "4", "Werk", "Am Tor", "1", "x"),
  );
  expect(await take("sites", table)).toEqual({
    ok: false,
    lines: [
      "Nothing is imported: 3 problems.",
      "Line 3, Name 'a': expected a text of 2 to 100 characters.",
      "Line 4, Kundennummer '?': expected the number of a company.",
      "Line 5, PLZ 'x': expected five digits.",
    ],
  });
  expect(await sites()).toEqual([]);
  const many = csvLines(siteHead, ...Array.from({ length: 230 }, (_, index) => aSite(String(index), "?")));
  const { lines } = await take("sites", many);
  expect(lines).toHaveLength(202);
  expect(lines[0]).toBe("Nothing is imported: 230 problems.");
  expect(lines.at(-1)).toBe("And 30 more.");
});

test("whoever manages the sites of a company sees an imported one at once", async () => {
  const company: TestCompany = await createTestCompany(portal);
  await portal.database.db
    .updateTable("companies")
    .set({ customer_number: number })
    .where("id", "=", company.companyId)
    .execute();
  await take("sites", csvLines(siteHead, aSite("0900", number, "0900", "Werk Neu", "Am Tor")));
  const list = await portal.call({ path: "/simple-service-location-list", token: company.token });
  expect(list.body).toContain("Werk Neu");
});
