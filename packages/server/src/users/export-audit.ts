import {
  auditFields,
  berlinDate,
  type Language,
  sheetMediaTypes,
  type FileContent,
} from "@kreislauf/contract/base";
import {
  type AuditFilter,
  type AuditLogEntry,
  auditTexts,
  formatAuditValue,
} from "@kreislauf/contract/users";
import type { Context } from "../base/context.ts";
import { readPages } from "../base/database/read-pages.ts";
import { recordExport } from "../base/record-export.ts";
import { type Column, sheetOf } from "../base/sheets/sheet.ts";
import { writeCsv } from "../base/sheets/write-csv.ts";
import { listAuditIds, readAudit } from "./audit.store.ts";
import { recheckUserManagerRight } from "./recheck-user-manager-right.ts";
import { auditFileTexts } from "./export-audit.texts.ts";

/**
 * The company's audit log as a CSV file with the screen's filter, newest first. The export itself is recorded in the
 * log.
 */
export async function exportAudit(context: Context, filter: AuditFilter): Promise<FileContent> {
  const { language, now } = context;
  const texts = auditFileTexts[language];
  const ids = await listAuditIds(context, filter);
  await recordExport(context, "audit_exported", {
    from: filter.dateFrom,
    to: filter.dateTo,
    filter: [
      filter.category && auditTexts[language].categories[filter.category],
      filter.search && texts.search(filter.search),
    ],
    format: "csv",
    rows: ids.length,
  });
  const pages = readPages({ ensureStillAllowed: () => recheckUserManagerRight(context) }, ids, (page) =>
    readAudit(context, page),
  );
  return {
    name: `${texts.fileName}_${berlinDate(now)}.csv`,
    mediaType: sheetMediaTypes.csv,
    content: writeCsv(sheetOf(texts.fileName, columnsIn(language), pages)),
  };
}

function columnsIn(language: Language): readonly Column<AuditLogEntry>[] {
  const texts = auditFileTexts[language];
  const words = auditTexts[language];
  const text = (heading: string, value: (row: AuditLogEntry) => string): Column<AuditLogEntry> => ({
    heading,
    kind: "text",
    width: 20,
    value,
  });
  /** The facts in words, such as `Rechte: Standardzugang, Aufträge; Gruppe: Werkstätten Mitte`. */
  const factWords = (facts: AuditLogEntry["before"]) =>
    auditFields
      .filter((field) => field in facts)
      .map((field) => `${words.fields[field]}: ${formatAuditValue(field, facts[field], language) || "–"}`)
      .join("; ");
  return [
    { heading: texts.when, kind: "dateTime", width: 17, value: (row) => row.occurredOn },
    text(texts.who, ({ actor }) => actor?.name ?? words.provider),
    text(texts.category, ({ category }) => words.categories[category]),
    text(texts.what, ({ action }) => words.actions[action]),
    text(texts.subject, ({ subject }) => subject),
    text(texts.before, ({ before }) => factWords(before)),
    text(texts.after, ({ after }) => factWords(after)),
  ];
}
