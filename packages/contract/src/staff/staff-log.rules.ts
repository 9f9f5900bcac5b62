import { type ImportedTable, importedTables } from "./staff.codes.ts";

/** What the staff's log stores of a table's import. */
export interface LoggedImport {
  readonly fileName: string;
  readonly table: ImportedTable;
  readonly created: number;
  readonly changed: number;
}

const storedImport = /^(?<fileName>.*) \((?<table>[a-z_]+): \+(?<created>\d+) ~(?<changed>\d+)\)$/su;

/**
 * Writes the subject of the log entry as it is stored: with the key of the table, whose name each reader sees in their
 * language.
 */
export const writeLoggedImport = ({ fileName, table, created, changed }: LoggedImport): string =>
  `${fileName} (${table}: +${created} ~${changed})`;

/** Reads a stored subject. Undefined if it does not have this form; it is then shown as it is. */
export function readLoggedImport(subject: string): LoggedImport | undefined {
  const found = storedImport.exec(subject)?.groups;
  const table = importedTables.find((each) => each === found?.["table"]);
  if (found === undefined || table === undefined) return undefined;
  return {
    fileName: found["fileName"] ?? "",
    table,
    created: Number(found["created"]),
    changed: Number(found["changed"]),
  };
}
