import { berlinWallClock, isStartOfBerlinDay } from "./berlin-wall-clock.ts";
import { type Cell, type CellKind, chunkLength, type Sheet, startsLikeFormula } from "./sheet.ts";

const byteOrderMark = "\uFEFF";
const separator = ";";
const lineEnd = "\r\n";

const needsQuotes = /[";\r\n]/;
/** Matches texts that need quoting or escaping. Most texts do not match and are written as they are. */
const needsCare = new RegExp(`${startsLikeFormula.source}|${needsQuotes.source}`);

/** Formats a text as a field of a CSV line. */
export function csvText(value: string): string {
  if (!needsCare.test(value)) return value;
  // A leading apostrophe makes spreadsheet programs read the value as text (docs/coverage.md D10.5).
  const safe = startsLikeFormula.test(value) ? `'${value}` : value;
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const german = (date: string) => `${date.slice(8, 10)}.${date.slice(5, 7)}.${date.slice(0, 4)}`;
const moment = (wallClock: string) => `${german(wallClock)} ${wallClock.slice(11)}`;

/**
 * Formats kilograms as tonnes. Kilograms have at most three decimals, so tonnes have at most six; at least three are
 * written.
 */
function tonnes(kilograms: number): string {
  const decimals = (kilograms / 1000).toFixed(6).replace(/0{1,3}$/, "");
  return decimals.replace(".", ",");
}

/**
 * Formats values so that German Excel reads them without an import dialog: decimal comma, no thousands separators, day
 * first.
 */
const writers: Readonly<Record<CellKind, (value: never) => string>> = {
  text: csvText,
  integer: (value: number) => String(value),
  kilograms: (value: number) => String(value).replace(".", ","),
  tonnes,
  percent: (value: number) => `${(value * 100).toFixed(1).replace(".", ",")}%`,
  money: (value: number) => (value / 100).toFixed(2).replace(".", ","),
  date: german,
  month: (value: string) => `${value.slice(5, 7)}.${value.slice(0, 4)}`,
  dateTime: (value: string) => moment(berlinWallClock(value)),
  dayOrTime: (value: string) => {
    const there = berlinWallClock(value);
    return isStartOfBerlinDay(value, there) ? german(there) : moment(there);
  },
};

/** Writes a sheet as CSV in UTF-8 with byte order mark, separated by semicolons. */
export async function* writeCsv({ columns, pages }: Sheet): AsyncGenerator<Buffer> {
  const fields = columns.map(({ kind, value }) => ({
    value,
    write: writers[kind] as (cell: Cell) => string,
  }));
  yield Buffer.from(byteOrderMark + columns.map(({ heading }) => csvText(heading)).join(separator) + lineEnd);
  for await (const rows of pages) {
    let lines = "";
    for (const row of rows) {
      let begun = false;
      for (const { value, write } of fields) {
        if (begun) lines += separator;
        begun = true;
        const cell = value(row);
        if (cell !== null && cell !== "") lines += write(cell);
      }
      lines += lineEnd;
      if (lines.length < chunkLength) continue;
      yield Buffer.from(lines);
      lines = "";
    }
    yield Buffer.from(lines);
  }
}
