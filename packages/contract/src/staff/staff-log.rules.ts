import { type ImportedTable, importedTables } from "./staff.codes.ts";

/** What the log keeps of the import of a table. */
export interface LoggedImport {
  readonly fileName: string;
  readonly table: ImportedTable;
  readonly created: number;
  readonly changed: number;
}

const storedImport = /^(?<fileName>.*) \((?<table>[a-z_]+): \+(?<created>\d+) ~(?<changed>\d+)\)$/su;

/** The subject of the entry as it is stored: with the key of the table, which each reader sees in their language. */
export const writeLoggedImport = ({ fileName, table, created, changed }: LoggedImport): string =>
  `${fileName} (${table}: +${created} ~${changed})`;

/** Undefined where the subject is nothing that was written so, which is shown as it stands. */
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
