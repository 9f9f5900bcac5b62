import { expect, test } from "vitest";
import { buffer } from "node:stream/consumers";
import { isFormulaError, readSheet } from "./read-sheet.ts";
import { zipStream } from "../files/zip-stream.ts";

const valuesOf = async (bytes: Buffer) =>
  (await readSheet(bytes)).map(({ line, cells }) => [line, ...cells.map((cell) => cell?.toString() ?? null)]);

/** Encodes a text in Windows-1252: Latin-1, with printable characters such as € in place of some control codes. */
const windows = (text: string) => Buffer.from(text.replaceAll("€", "\u0080"), "latin1");

test.each([
  ["semicolons in UTF-8", Buffer.from("Straße;PLZ\nAm Öhr 1;01067")],
  ["a byte order mark", Buffer.from("\uFEFFStraße;PLZ\r\nAm Öhr 1;01067\r\n")],
  ["commas", Buffer.from("Straße,PLZ\nAm Öhr 1,01067")],
  ["tabs", Buffer.from("Straße\tPLZ\nAm Öhr 1\t01067")],
  ["quotes and spaces", Buffer.from('"Straße";"PLZ"\n" Am Öhr 1 ";"01067"')],
  ["a first line that is empty", Buffer.from("\r\nStraße,PLZ\r\nAm Öhr 1,01067"), 1],
  ["Windows-1252, as German Excel writes it", windows("Straße;PLZ\nAm Öhr 1;01067")],
] as const)("a table with %s is read", async (_, bytes, before: number = 0) => {
  expect(await valuesOf(bytes)).toEqual([
    [before + 1, "Straße", "PLZ"],
    [before + 2, "Am Öhr 1", "01067"],
  ]);
});

test("what stands in quotes separates no values", async () => {
  const text = '"Straße, Nr., Ort";"PLZ"\n"a, b, c";"01067"';
  expect(await valuesOf(Buffer.from(text))).toEqual([
    [1, "Straße, Nr., Ort", "PLZ"],
    [2, "a, b, c", "01067"],
  ]);
});

test("rows carry the line at which they begin; those without content are left out", async () => {
  const text = 'a;b\n\n"two\nlines";x\n;\n1,5 €;y\n';
  expect(await valuesOf(windows(text))).toEqual([
    [1, "a", "b"],
    [3, "two\nlines", "x"],
    [6, "1,5 €", "y"],
  ]);
});

const workbook = (sheet: string, extra: readonly { name: string; content: Buffer }[] = []) =>
  buffer(
    zipStream([
      ...Object.entries({
        "[Content_Types].xml": "<Types/>",
        "xl/workbook.xml":
          '<workbook xmlns:r="r"><sheets><sheet name="One" sheetId="1" r:id="rId1"/></sheets></workbook>',
        "xl/_rels/workbook.xml.rels":
          '<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>',
        "xl/styles.xml":
          '<styleSheet><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>',
        "xl/worksheets/sheet1.xml": `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
      }).map(([name, content]) => ({ name, content: Buffer.from(content) })),
      ...extra,
    ]),
  );
const text = (cell: string, value: string) => `<c r="${cell}" t="inlineStr"><is><t>${value}</t></is></c>`;

test("a workbook gives its dates, numbers, texts and the saved results of its formulas", async () => {
  const bytes = await workbook(
    [
      `<row r="1">${text("A1", "PLZ")}${text("B1", "Tag")}${text("C1", "kg")}${text("D1", "Summe")}</row>`,
      `<row r="3">${text("A3", "01067")}<c r="B3" s="1"><v>46022</v></c><c r="C3"><v>1250.5</v></c><c r="D3"><f>C3*2</f><v>2501</v></c></row>`,
      '<row r="4"><c r="A4" t="str"><f>TEXT(7,"00000")</f><v>00007</v></c><c r="D4" t="b"><v>1</v></c></row>',
    ].join(""),
  );
  const rows = await readSheet(bytes);
  expect(rows).toEqual([
    { line: 1, cells: ["PLZ", "Tag", "kg", "Summe"] },
    { line: 3, cells: ["01067", Temporal.PlainDate.from("2025-12-31"), 1250.5, 2501] },
    { line: 4, cells: ["00007", null, null, true] },
  ]);
});

test("errors of formulas, and numbers that are no dates though shown as such, stay to be seen", async () => {
  const cells = '<c r="A1" t="e"><f>1/0</f><v>#DIV/0!</v></c><c r="B1" s="1"><v>99999999</v></c>';
  const [row] = await readSheet(await workbook(`<row r="1">${cells}</row>`));
  expect(row?.cells).toEqual(["#DIV/0!", expect.any(String)]);
  expect(row?.cells.map((cell) => isFormulaError(cell ?? null))).toEqual([true, false]);
});

async function bomb(): Promise<Buffer> {
  async function* zeros() {
    const chunk = Buffer.alloc(1_000_000, " ");
    for (let megabytes = 0; megabytes < 101; megabytes += 1) yield chunk;
  }
  return await buffer(
    zipStream([
      { name: "xl/workbook.xml", content: Buffer.from("<x/>") },
      { name: "xl/a.xml", content: zeros() },
    ]),
  );
}

/** A workbook whose directory declares half of an entry's size, so that it unpacks to more. */
async function lie(): Promise<Buffer> {
  async function* spaces() {
    yield Buffer.alloc(1_000, " ");
  }
  const zip = await buffer(zipStream([{ name: "xl/a.xml", content: spaces() }]));
  zip.writeUInt32LE(500, zip.indexOf(Buffer.from("PK\u0001\u0002", "latin1")) + 24);
  return zip;
}

test.each([
  ["an old Excel file", async () => Buffer.from("d0cf11e0a1b11ae1", "hex"), "former_excel"],
  ["a picture", async () => Buffer.from("89504e470d0a1a0a0000000d", "hex"), "no_table"],
  ["nothing", async () => Buffer.alloc(0), "no_table"],
  ["a workbook cut short", async () => (await workbook("")).subarray(0, 300), "damaged"],
  [
    "a ZIP that is no workbook",
    () => buffer(zipStream([{ name: "a.xml", content: Buffer.from("<a/>") }])),
    "no_table",
  ],
  ["a workbook that unpacks to more than it may", bomb, "too_large"],
  [
    "a workbook of formulas without results",
    () => workbook('<row r="1"><c r="A1"><f>B1</f></c></row>'),
    "without_results",
  ],
  ["a workbook that lies about its size", lie, "damaged"],
  ["quotes that do not match", async () => Buffer.from('a;b\n"c"d;e'), "unmatched_quotes", 2],
] as const)("%s is refused", async (_, bytes, reason, line: number = 0) => {
  await expect(readSheet(await bytes())).rejects.toMatchObject({ problem: { reason, line } });
});
