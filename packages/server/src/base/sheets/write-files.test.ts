import { describe, expect, test } from "vitest";
import type { CellKind, Column } from "./sheet.ts";
import { readZip } from "../files/read-zip.ts";
import { bytesOf, reopenCsv, reopenXlsx, testSheet } from "../../../test/assertions/reopen-sheets.ts";
import { writeCsv } from "./write-csv.ts";
import { writeXlsx } from "./write-xlsx.ts";

const column = (kind: CellKind): Column<string | number | null> => ({
  heading: kind,
  kind,
  width: 12,
  value: (row) => row,
});

/** Writes a cell of a kind; returns its value as read from both files. */
async function written(kind: CellKind, cell: string | number | null) {
  const csv = reopenCsv(await bytesOf(writeCsv(testSheet([column(kind)], [cell]))));
  const xlsx = await reopenXlsx(await bytesOf(writeXlsx([testSheet([column(kind)], [cell])])));
  return { csv: csv[1]?.[0], xlsx: xlsx[1]?.[0] ?? null };
}

describe("a cell", () => {
  test.each<[CellKind, string | number, csv: string, xlsx: string | number | Date]>([
    ["text", "Altholz A I–III", "Altholz A I–III", "Altholz A I–III"],
    ["text", "0123", "0123", "0123"],
    ["text", 'Tor 2; "hinten"\nrechts', 'Tor 2; "hinten"\nrechts', 'Tor 2; "hinten"\nrechts'],
    ["text", "<b> & Söhne", "<b> & Söhne", "<b> & Söhne"],
    ["text", "_x000D_", "_x000D_", "_x000D_"],
    ["integer", 1_048_417, "1048417", 1_048_417],
    ["kilograms", 1234.5, "1234,5", 1234.5],
    ["tonnes", 1234, "1,234", 1.234],
    ["tonnes", 0.125, "0,000125", 0.000_125],
    ["tonnes", 12_000, "12,000", 12],
    ["percent", -0.034, "-3,4%", -0.034],
    ["date", "2027-03-28", "28.03.2027", new Date("2027-03-28T00:00:00Z")],
    ["date", "2028-02-29", "29.02.2028", new Date("2028-02-29T00:00:00Z")],
    ["month", "2027-03", "03.2027", new Date("2027-03-01T00:00:00Z")],
    // Right before and after Berlin's clocks change.
    ["dateTime", "2027-03-28T00:59:30.000Z", "28.03.2027 01:59", new Date("2027-03-28T01:59:00Z")],
    ["dateTime", "2027-03-28T01:00:00.000Z", "28.03.2027 03:00", new Date("2027-03-28T03:00:00Z")],
    // The beginnings of two days in Berlin, then instants that are no beginning of a day.
    ["dayOrTime", "2026-10-04T22:00:00.000Z", "05.10.2026", new Date("2026-10-05T00:00:00Z")],
    ["dayOrTime", "2026-11-04T23:00:00Z", "05.11.2026", new Date("2026-11-05T00:00:00Z")],
    ["dayOrTime", "2026-10-04T22:00:01.000Z", "05.10.2026 00:00", new Date("2026-10-05T00:00:00Z")],
    ["dayOrTime", "2026-10-04T22:00:00.120Z", "05.10.2026 00:00", new Date("2026-10-05T00:00:00Z")],
    ["dayOrTime", "2026-11-04T22:00:00.000Z", "04.11.2026 23:00", new Date("2026-11-04T23:00:00Z")],
  ])("of the kind %s holds %s", async (kind, cell, csv, xlsx) => {
    expect(await written(kind, cell)).toEqual({ csv, xlsx });
  });

  test("of a day alone is shown as a day", async () => {
    const shown = async (instant: string) => {
      const file = await bytesOf(writeXlsx([testSheet([column("dayOrTime")], [instant])]));
      return /<c r="A2" s="(\d)">/.exec(String(readZip(file).get("xl/worksheets/sheet1.xml")))?.[1];
    };
    const [day, moment] = ["2", "3"];
    expect(await shown("2026-10-04T22:00:00.000Z")).toBe(day);
    expect(await shown("2026-10-04T22:00:01.000Z")).toBe(moment);
  });

  test.each([
    "=1+1",
    "+49 561 1234",
    "-2",
    "@SUM(A1)",
    "\t=1",
    "\r=1",
    "\n=1",
    "＝1+1",
    "＋49",
    "－2",
    "＠SUM(A1)",
  ])("with %j is no formula", async (text) => {
    const { csv, xlsx } = await written("text", text);
    expect(csv).toBe(`'${text}`);
    // Readers trim whitespace around a text; no program executes it.
    expect(String(xlsx).trim()).toBe(text.trim());
    const sheet = await sheetXml([text]);
    expect(sheet).toContain('t="inlineStr" s="6"');
    expect(sheet).not.toContain("<f>");
  });

  test("that is empty stays empty", async () => {
    expect(await written("text", "")).toEqual({ csv: "", xlsx: null });
    expect(await written("date", null)).toEqual({ csv: "", xlsx: null });
    expect(await written("integer", 0)).toEqual({ csv: "0", xlsx: 0 });
  });

  test("keeps what neither XML nor a database can hold out of the file", async () => {
    expect((await written("text", "a\u0001b\uFFFFc")).xlsx).toBe("abc");
  });
});

/** The XML of the sheet. */
async function sheetXml(rows: readonly string[]): Promise<string> {
  const file = await bytesOf(writeXlsx([testSheet([column("text")], rows)]));
  return String(readZip(file).get("xl/worksheets/sheet1.xml"));
}

describe("a workbook", () => {
  test("freezes its headings, knows its widths and filters all rows", async () => {
    const sheet = await sheetXml(["a", "b", "c"]);
    expect(sheet).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
    expect(sheet).toContain('<col min="1" max="1" width="12" customWidth="1"/>');
    expect(sheet).toContain('<autoFilter ref="A1:A4"/>');
  });

  test("goes on over pages and holds more than fits into one piece", async () => {
    const texts = Array.from({ length: 5_000 }, (_, index) => `Zeile ${index} mit etwas Text dahinter`);
    const sheet = () => testSheet([column("text")], texts.slice(0, 3_000), [], texts.slice(3_000));
    const xlsx = await reopenXlsx(await bytesOf(writeXlsx([sheet()])));
    expect(xlsx.slice(1).flat()).toEqual(texts);
    const csv = reopenCsv(await bytesOf(writeCsv(sheet())));
    expect(csv.slice(1).flat()).toEqual(texts);
  });

  test("has columns beyond Z", async () => {
    const columns = Array.from({ length: 30 }, (_, index) => ({ ...column("integer"), value: () => index }));
    const [headings, row] = await reopenXlsx(await bytesOf(writeXlsx([testSheet(columns, [0])])));
    expect(headings).toHaveLength(30);
    expect(row).toEqual(Array.from({ length: 30 }, (_, index) => index));
  });

  test("breaks off with what breaks its rows", async () => {
    async function* failing() {
      yield ["first"];
      throw new Error("withdrawn");
    }
    const sheet = { name: "Blatt", columns: [column("text")] as never, pages: failing() };
    await expect(bytesOf(writeXlsx([sheet]))).rejects.toThrow("withdrawn");
  });
});

test("a CSV file begins with its byte order mark and ends its lines as Windows does", async () => {
  const csv = await bytesOf(writeCsv(testSheet([column("text")], ["ä"])));
  expect(csv.toString("utf8")).toBe("\uFEFFtext\r\nä\r\n");
});
