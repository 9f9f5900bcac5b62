/** Thrown for a quote in an unexpected place, which makes the remaining values ambiguous. */
export class UnreadableCsvError extends Error {
  /** Line on which the value with the wrong quote begins, counted from 1. */
  readonly line: number;

  constructor(line: number) {
    super(`Line ${line}: its quotes do not match.`);
    this.line = line;
  }
}

export interface CsvRow {
  /** The line on which the row begins, counted from 1. */
  readonly line: number;
  readonly values: readonly string[];
}

export const csvDelimiters = [";", ",", "\t"] as const;
type CsvDelimiter = (typeof csvDelimiters)[number];

const lineEnd = /\r?\n|\r/g;
const lineEndsIn = (text: string) => text.match(lineEnd)?.length ?? 0;

/** Matches a quoted or unquoted value and the delimiter, line end or end of text that follows it. */
const valueEndedBy = (delimiter: CsvDelimiter) =>
  new RegExp(
    `(?:"((?:[^"]|"")*)"|([^${delimiter}\\r\\n"][^${delimiter}\\r\\n]*|))(${delimiter}|\\r?\\n|\\r|$)`,
    "y",
  );

/** Reads a CSV file as written by German Excel: values separated by semicolons, and quoted if they contain one. */
export const readCsv = (file: string): string[][] => readCsvRows(file, ";").map(({ values }) => [...values]);

/** Reads a CSV file with any delimiter. Each row has the line it starts on; empty lines are skipped. */
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
