import { readFileSync, readdirSync } from "node:fs";
import type { ErrorAnswer } from "@kreislauf/contract/base";
import type { DeskImportResult } from "@kreislauf/contract/desk";
import { afterAll, beforeAll, expect, test } from "vitest";
import { csvLines } from "../../../test/factories/import-files.ts";
import { createTestStaff, type TestStaff } from "../../../test/factories/staff.ts";
import { openTestPortal, statusAndCode, type TestPortal } from "../../../test/portal/portal.ts";
import { importTableCommands } from "./import-table-commands.ts";
import { importProblemIn } from "./import-problems.texts.ts";

let portal: TestPortal;
let staff: TestStaff;
beforeAll(async () => {
  portal = await openTestPortal();
  staff = await createTestStaff(portal, { roles: ["master_data", "administration"] });
});
afterAll(() => portal.close());

const send = (kind: string, table: string | Buffer, mark: string | null = null, language = "de") =>
  portal.call({
    method: "POST",
    path: "/desk/v1/imports",
    token: staff.token,
    headers: { "accept-language": language },
    body: {
      kind,
      fileName: "tabelle.csv",
      file: `data:text/csv;base64,${Buffer.from(table).toString("base64")}`,
      mark,
    },
  });
const check = async (kind: string, table: string) => (await send(kind, table)).json<DeskImportResult>();
const namesOf = async (pattern: string) =>
  await portal.database.db
    .selectFrom("companies")
    .select("name")
    .where("customer_number", "like", pattern)
    .orderBy("customer_number")
    .execute();

test("a table is checked without writing, imported by its mark, and kept in the log", async () => {
  const table = csvLines(["Kundennummer", "Name", "Farbe"], ["90001", "Voß Garten", "grün"]);
  const checked = await check("companies", table);
  expect(checked).toMatchObject({
    imported: false,
    created: 1,
    problems: 0,
    ignoredHeadings: ["Farbe"],
    names: { created: ["90001 Voß Garten"] },
  });
  expect(await namesOf("9000%")).toEqual([]);
  const done = await send("companies", table, checked.mark);
  expect(done.json()).toMatchObject({ imported: true, created: 1 });
  expect(await namesOf("9000%")).toEqual([{ name: "Voß Garten" }]);
  const log = await portal.call({ path: "/desk/v1/log", token: staff.token });
  expect(log.json<{ entries: object[] }>().entries[0]).toMatchObject({
    action: "table_imported",
    subject: "tabelle.csv (companies: +1 ~0)",
    address: "127.0.0.1",
  });
});

test("a bad row is named with its cell in German, and nothing of the table is imported", async () => {
  const companies = csvLines(["Kundennummer", "Name"], ["91001", "Holm Bau"]);
  await send("companies", companies, (await check("companies", companies)).mark);
  const head = ["Kundennummer", "Filialnummer", "Name", "Straße", "Postleitzahl", "Ort"];
  const table = csvLines(
    head,
    ["91001", "1", "Lager", "Hafenstraße", "34125", "Kassel"],
    ["91001", "2", "Werk", "Hafenstraße", "3412", "Kassel"],
    ["?", "3", "Halle", "Hafenstraße", "34125", "Kassel"],
  );
  const checked = await check("sites", table);
  expect(checked.mark).toBeNull();
  expect(checked.refused).toMatchObject([
    { line: 3, cells: ["91001", "2", "Werk"].concat(["Hafenstraße", "3412", "Kassel"]) },
    { line: 4 },
  ]);
  expect(checked.refused.flatMap(({ problems }) => problems)).toEqual([
    { column: 4, message: "Erwartet: fünf Ziffern" },
    { column: 0, message: "Erwartet: die Nummer eines Kunden" },
  ]);
  const forced = await send("sites", table, "0".repeat(64));
  expect(forced.json()).toMatchObject({ imported: false, problems: 2 });
  const found = await portal.database.db.selectFrom("sites").select("id").execute();
  expect(found).toEqual([]);
});

test("what changed since the check is not imported", async () => {
  const table = csvLines(["Kundennummer", "Name"], ["92001", "Backhaus"], ["92002", "Ringel"]);
  const { mark } = await check("companies", table);
  const other = csvLines(["Kundennummer", "Name"], ["92001", "Backhaus"]);
  await send("companies", other, (await check("companies", other)).mark);
  expect(statusAndCode(await send("companies", table, mark))).toEqual([409, "import_outdated"]);
  expect(await namesOf("9200%")).toEqual([{ name: "Backhaus" }]);
});

test.each([
  ["a picture", "\u0000\u0001PNG", [400, "import_unreadable"]],
  ["too many rows", `Kundennummer;Name\r\n${"1;a\r\n".repeat(20_002)}`, [413, "import_too_large"]],
])("%s is refused", async (_, content, refusal) => {
  expect(statusAndCode(await send("companies", content))).toEqual(refusal);
});

test.each([
  ["an old Excel file", Buffer.from("d0cf11e0", "hex"), /Format von Excel 2003/, /format of Excel 2003/],
  ["quotes that do not match", 'a;b\n"c"d;e', /^Zeile 2: .*Anführungszeichen/, /^Line 2: .*quotes/],
  ["a workbook cut short", Buffer.from("PK\u0003\u0004"), /beschädigt/, /damaged/],
])("%s is refused with the reason", async (_, content, german, english) => {
  const messageIn = async (language: string) =>
    (await send("companies", content, null, language)).json<ErrorAnswer>().details;
  expect(await messageIn("de")).toEqual([
    { field: "file", message: expect.stringMatching(german) as string },
  ]);
  expect(await messageIn("en")).toEqual([
    { field: "file", message: expect.stringMatching(english) as string },
  ]);
});

test("each kind tells its columns", async () => {
  const { kinds } = (await portal.call({ path: "/desk/v1/imports", token: staff.token })).json<{
    kinds: { kind: string; columns: { heading: string; isRequired: boolean }[] }[];
  }>();
  expect(kinds.map(({ kind }) => kind)).toEqual([
    "companies",
    "sites",
    "agreements",
    "orders",
    "proofs",
    "references",
    "prices",
    "invoice_lines",
    "payments",
    "waste_list",
  ]);
  expect(kinds[0]?.columns[0]).toEqual({ heading: "Kundennummer", isRequired: true });
});

test("every sentence of a problem has its German", () => {
  const folder = new URL(".", import.meta.url);
  const sources = readdirSync(folder).filter((name) => /^[\w-]+\.ts$/.test(name));
  const sentences = sources.flatMap((name) =>
    [...readFileSync(new URL(name, folder), "utf8").matchAll(/["`](expected [^"`$.]+)["`]/g)].map(
      ([, sentence = ""]) => sentence,
    ),
  );
  expect(sentences.length).toBeGreaterThan(15);
  for (const sentence of sentences) expect(importProblemIn("de", sentence)).toMatch(/^Erwartet: /);
  const refused = sources.flatMap((name) =>
    [...readFileSync(new URL(name, folder), "utf8").matchAll(/refuse\(\s*\w+,\s*"\w+",\s*["`]([^"`]+)/g)].map(
      ([, sentence = ""]) => sentence.replaceAll(/\$\{[^}]+\}/g, "5"),
    ),
  );
  expect(refused.length).toBeGreaterThan(15);
  for (const sentence of refused) expect(importProblemIn("de", sentence)).not.toBe(sentence);
  expect(importProblemIn("de", "expected a column 'Name'")).toBe("Erwartet: eine Spalte „Name“");
  expect(importProblemIn("de", "line 3 has the same")).toBe("Zeile 3 hat dasselbe");
});

test("every table of the command line is imported at the desk", async () => {
  const answer = await portal.call({ path: "/desk/v1/imports", token: staff.token });
  const { kinds } = answer.json<{ kinds: { kind: string; columns: { heading: string }[] }[] }>();
  const commands = importTableCommands.map(({ words }) =>
    words === "avv import" ? "waste_list" : words.replace("import ", "").replace("-", "_"),
  );
  expect(kinds.map(({ kind }) => kind).toSorted()).toEqual(commands.toSorted());
  const companies = csvLines(["Kundennummer", "Name"], ["92001", "Holm Bau"]);
  await send("companies", companies, (await check("companies", companies)).mark);
  const headings = kinds.find(({ kind }) => kind === "references")?.columns.map(({ heading }) => heading);
  const table = csvLines(headings?.slice(0, 3) ?? [], ["92001", "Kostenstelle", "4711"]);
  const { created, mark } = await check("references", table);
  expect(created).toBe(1);
  expect((await send("references", table, mark)).json()).toMatchObject({ imported: true, created: 1 });
});
