/** A quote stands where none may, so that nobody knows which values the rest holds. */
export class UnreadableCsvError extends Error {
  /** Counted from 1. */
  readonly line: number;

  constructor(line: number) {
    super(`Line ${line}: its quotes do not match.`);
    this.line = line;
  }
}

// A value in quotes or without, then what ends it.
const value = /(?:"((?:[^"]|"")*)"|([^;\r\n"][^;\r\n]*|))(;|\r?\n|\r|$)/y;

/** The rows of a CSV file as Excel writes them: values between semicolons, quoted where they hold one. */
export function readCsv(file: string): string[][] {
  const text = file.replace(/^\uFEFF/, "");
  const rows: string[][] = [];
  let row: string[] = [];
  value.lastIndex = 0;
  for (let end: string | undefined; end !== "";) {
    const start = value.lastIndex;
    const found = value.exec(text);
    if (found === null) throw new UnreadableCsvError(text.slice(0, start).split(/\r?\n|\r/).length);
    row.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? "");
    end = found[3];
    if (end === ";") continue;
    if (row.length > 1 || row[0] !== "") rows.push(row);
    row = [];
  }
  return rows;
}
