/** A quote in an unexpected place makes the remaining values ambiguous. */
export class UnreadableCsvError extends Error {
  /** Counted from 1. */
  readonly line: number;

  constructor(line: number) {
    super(`Line ${line}: its quotes do not match.`);
    this.line = line;
  }
}

export interface CsvRow {
  /** Where it begins, counted from 1. */
  readonly line: number;
  readonly values: readonly string[];
}

export const csvDelimiters = [";", ",", "\t"] as const;
type CsvDelimiter = (typeof csvDelimiters)[number];

const lineEnd = /\r?\n|\r/g;
const lineEndsIn = (text: string) => text.match(lineEnd)?.length ?? 0;

/** A quoted or unquoted value, followed by its separator. */
const valueEndedBy = (delimiter: CsvDelimiter) =>
  new RegExp(
    `(?:"((?:[^"]|"")*)"|([^${delimiter}\\r\\n"][^${delimiter}\\r\\n]*|))(${delimiter}|\\r?\\n|\\r|$)`,
    "y",
  );

/** The rows of a CSV file as written by Excel: values separated by semicolons, quoted if they contain one. */
export const readCsv = (file: string): string[][] => readCsvRows(file, ";").map(({ values }) => [...values]);

/** Reads a CSV file with any separator, each row with the line it starts on. Empty lines are skipped. */
export function readCsvRows(file: string, delimiter: CsvDelimiter): CsvRow[] {
  const text = file.replace(/^\uFEFF/, "");
  const value = valueEndedBy(delimiter);
  const rows: CsvRow[] = [];
  let values: string[] = [];
  let begin = 1;
  let line = 1;
  for (let end: string | undefined; end !== "";) {
    const found = value.exec(text);
    if (found === null) throw new UnreadableCsvError(line);
    const [whole, quoted, plain] = found;
    values.push(quoted?.replaceAll('""', '"') ?? plain ?? "");
    end = found[3];
    line += lineEndsIn(whole);
    if (end === delimiter) continue;
    if (values.length > 1 || values[0] !== "") rows.push({ line: begin, values });
    values = [];
    begin = line;
  }
  return rows;
}
