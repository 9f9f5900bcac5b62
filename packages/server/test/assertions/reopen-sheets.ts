import { buffer } from "node:stream/consumers";
import { parse } from "csv-parse/sync";
import readExcelFile, { readSheet } from "read-excel-file/node";
import { type Column, type Sheet, sheetOf } from "../../src/base/sheets/sheet.ts";

/** A sheet that yields its rows in these pages. */
export function testSheet<Row>(
  columns: readonly Column<Row>[],
  ...pages: readonly (readonly Row[])[]
): Sheet {
  async function* all() {
    yield* pages;
  }
  return sheetOf("Blatt", columns, all());
}

export type ReadCell = string | number | boolean | Date | null;

/** Reads the rows of a workbook's first sheet. */
export async function reopenXlsx(content: Buffer): Promise<ReadCell[][]> {
  return (await readSheet(content)) as ReadCell[][];
}

export async function reopenSheets(content: Buffer): Promise<Record<string, ReadCell[][]>> {
  const sheets = await readExcelFile(content);
  return Object.fromEntries(sheets.map(({ sheet, data }) => [sheet, data as ReadCell[][]]));
}

/** Parses a CSV file in the form that German Excel reads: with a byte order mark, semicolons and CRLF. */
export const reopenCsv = (content: Buffer): string[][] =>
  parse(content, { bom: true, delimiter: ";", recordDelimiter: "\r\n" });

export const bytesOf = (content: AsyncIterable<Buffer>): Promise<Buffer> => buffer(content);
