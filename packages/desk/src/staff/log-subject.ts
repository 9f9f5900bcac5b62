import type { Language } from "@kreislauf/contract/base";
import { readLoggedImport, type StaffLogEntry, staffTexts } from "@kreislauf/contract/staff";
import { administrationTexts } from "./administration.texts.ts";

/** What a log entry is about, in the reader's language. */
export function logSubject({ action, subject }: StaffLogEntry, language: Language): string {
  const logged = action === "table_imported" ? readLoggedImport(subject) : undefined;
  if (logged === undefined) return subject;
  const { fileName, table, created, changed } = logged;
  return administrationTexts[language].importOf(
    fileName,
    staffTexts[language].tables[table],
    created,
    changed,
  );
}
