import { buffer } from "node:stream/consumers";
import { csvDelimiters, readCsvRows, UnreadableCsvError } from "./read-csv.ts";
import { readZip, UnreadableZipError } from "../files/read-zip.ts";
import { zipStream } from "../files/zip-stream.ts";

/** The value of a cell: a number or date if the file marks it as such; null if the cell is empty. */
export type SheetCell = string | number | boolean | Temporal.PlainDate | null;

export interface SheetRow {
  /** Number of the row, counted from 1 as spreadsheet programs do. */
  readonly line: number;
  readonly cells: readonly SheetCell[];
}

/** Describes why a file cannot be read as a table. */
export interface SheetProblem {
  readonly reason:
    | "no_table"
    | "former_excel"
    | "without_results"
    | "unmatched_quotes"
    | UnreadableZipError["reason"];
  /** Line in a CSV file, counted from 1; 0 for other files and reasons. */
  readonly line: number;
}

export class UnreadableSheetError extends Error {
  readonly problem: SheetProblem;

  constructor(reason: SheetProblem["reason"], line = 0) {
    super(reason);
    this.problem = { reason, line };
  }
}

/** Maximum unpacked size of a workbook; a larger one is refused. The text of a workbook compresses about ten to one. */
const maxUnpackedBytes = 100_000_000; // bytes

/** Reads the non-empty rows of a CSV file, or of the first sheet of an XLSX workbook. */
export async function readSheet(bytes: Buffer): Promise<readonly SheetRow[]> {
  try {
    if (bytes.subarray(0, 4).toString("latin1") === "PK\u0003\u0004") return await readWorkbook(bytes);
    if (bytes.readUInt32BE(0) === formerExcel) {
      throw new UnreadableSheetError("former_excel");
    }
    return readText(decode(bytes));
  } catch (error) {
    if (error instanceof UnreadableSheetError) throw error;
    if (error instanceof UnreadableCsvError) throw new UnreadableSheetError("unmatched_quotes", error.line);
    if (error instanceof UnreadableZipError) throw new UnreadableSheetError(error.reason);
    throw new UnreadableSheetError("no_table");
  }
}

const formerExcel = 0xd0cf_11e0;

/**
 * Decodes a CSV file as UTF-8, or as Windows-1252 if it is not valid UTF-8: German Excel writes Windows-1252 unless
 * asked for UTF-8, and such text is hardly ever valid UTF-8.
 */
function decode(bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

const maxHeadingsLength = 10_000; // characters

/**
 * Reads a CSV text; throws if it has control characters, as other files do. Its delimiter is the one that occurs most
 * often in the heading line.
 */
function readText(text: string): readonly SheetRow[] {
  // oxlint-disable-next-line no-control-regex -- A text has none, other files do.
  if (/[\u0000-\u0008]/.test(text)) throw new UnreadableSheetError("no_table");
  const [headings = ""] = /[^\r\n]+/.exec(text.slice(0, maxHeadingsLength).replaceAll(/"[^"]*"/g, "")) ?? [];
  const [delimiter] = csvDelimiters.toSorted(
    (one, other) => headings.split(other).length - headings.split(one).length,
  );
  return readCsvRows(text, delimiter ?? ";")
    .map(({ line, values }) => ({ line, cells: values.map((value) => value.trim() || null) }))
    .filter(hasContent);
}

/**
 * Reads an XLSX workbook. The library unpacks anything it is given, so it gets only entries within the size limit,
 * repacked without compression. Formulas are read by their saved results.
 */
async function readWorkbook(bytes: Buffer): Promise<readonly SheetRow[]> {
  const wanted = (name: string) => /\.xml(\.rels)?$/.test(name);
  const files = readZip(bytes, { bytes: maxUnpackedBytes, wanted });
  const entries = [...files].map(([name, content]) => ({
    name,
    content: /\bworksheets\//.test(name) ? keepErrors(content) : content,
  }));
  const { readSheet: readFirstSheet } = await import("read-excel-file/node");
  const rows = (await readFirstSheet(
    await buffer(zipStream(entries)),
  )) as unknown as readonly (readonly ReadCell[])[];
  return rows.map((row, index) => ({ line: index + 1, cells: row.map(cellOf) })).filter(hasContent);
}

/** Matches formula errors as German and English spreadsheet programs write them. */
const errorOfFormula =
  /^#(N\/A|NV|DIV\/0!|VALUE!|WERT!|REF!|BEZUG!|NAME\?|NUM!|ZAHL!|NULL!|SPILL!|ÜBERLAUF!|CALC!|KALK!)$/;
export const isFormulaError = (cell: SheetCell): boolean =>
  typeof cell === "string" && errorOfFormula.test(cell);

/**
 * Keeps error cells as text, and refuses formulas without a saved result: the library reads both as empty cells, which
 * would clear existing values.
 */
function keepErrors(sheet: Buffer): Buffer {
  const xml = sheet.toString("utf8");
  if (/<f\b[^>]*(?:\/>|>[^<]*<\/f>)\s*<\/c>/.test(xml)) {
    throw new UnreadableSheetError("without_results");
  }
  return Buffer.from(xml.replaceAll(/(<c\b[^>]*\st=)"e"/g, '$1"str"'));
}

type ReadCell = string | number | boolean | Date | null;

/**
 * Converts a cell as the library reads it. A date comes as midnight UTC; a number that is formatted as a date but is no
 * valid one becomes a text.
 */
function cellOf(cell: ReadCell): SheetCell {
  if (typeof cell === "string") return cell.trim() || null;
  if (!(cell instanceof Date)) return cell;
  const [day] = /^\d{4}-\d\d-\d\d/.exec(cell.toJSON() ?? "") ?? [];
  return day === undefined ? String(cell) : Temporal.PlainDate.from(day);
}

const hasContent = ({ cells }: SheetRow) => cells.some((cell) => cell !== null);
