import {
  dueRangeOf,
  maxStatementEntries,
  type StatementEntry,
  type StatementFileQuery,
  statementMediaTypes,
  statementTexts,
} from "@kreislauf/contract/accounting";
import { berlinDate, type FileContent, type Language, Refusal } from "@kreislauf/contract/base";
import { documentsTexts } from "@kreislauf/contract/documents";
import type { Context } from "../base/context.ts";
import { recordExport } from "../base/record-export.ts";
import { type Column, onePage, sheetOf } from "../base/sheets/sheet.ts";
import { writeXlsx } from "../base/sheets/write-xlsx.ts";
import { ensureSiteAssigned, listSiteNames, siteSetWords } from "../sites/index.ts";
import { getCompanyName } from "../users/index.ts";
import { readSums, toEntry } from "./get-statement.ts";
import { renderStatementPdf } from "./render-statement-pdf.ts";
import { listOpenDocuments } from "./statement.store.ts";

/** The statement of account as a file, with all its documents. */
export async function downloadStatement(context: Context, query: StatementFileQuery): Promise<FileContent> {
  const { language, now } = context;
  const { format, serviceLocationId, filter, group } = query;
  await ensureSiteAssigned(context, serviceLocationId);
  const today = berlinDate(now);
  const rows = await listOpenDocuments(context, query, {
    due: dueRangeOf(group, today),
    limit: maxStatementEntries + 1,
  });
  if (rows.length > maxStatementEntries) throw new Refusal("statement_too_long");
  const entries = rows.map((row) => toEntry(row, today));
  const { groups, overdueAmount } = await readSums(context, query);
  const texts = statementTexts[language];
  const siteNames = await listSiteNames(
    context,
    serviceLocationId === "all" ? (filter.sites ?? []) : [serviceLocationId],
  );
  await recordExport(context, "statement_exported", {
    sites: siteNames,
    filter: [...(await siteSetWords(context, filter)), group && texts.groups[group]],
    format,
    rows: entries.length,
  });
  const file = { name: `${texts.fileName}_${today}.${format}`, mediaType: statementMediaTypes[format] };
  if (format === "pdf") {
    const content = await renderStatementPdf({
      language,
      now,
      operatorName: context.branding.operatorName,
      companyName: await getCompanyName(context.db, context.actor.companyId),
      siteNames,
      groups,
      overdueAmount,
      entries,
    });
    return { ...file, size: content.length, content: onePage(content) };
  }
  const groupColumns: readonly Column<(typeof groups)[number]>[] = [
    { heading: texts.age, kind: "text", width: 26, value: (row) => texts.groups[row.group] },
    { heading: texts.documents, kind: "integer", width: 10, value: ({ documents }) => documents },
    { heading: texts.columns.openAmount, kind: "money", width: 16, value: ({ openAmount }) => openAmount },
  ];
  return {
    ...file,
    content: writeXlsx([
      sheetOf(texts.sheets.entries, entryColumns(language), onePage(entries)),
      sheetOf(texts.sheets.groups, groupColumns, onePage(groups)),
    ]),
  };
}

function entryColumns(language: Language): readonly Column<StatementEntry>[] {
  const { columns } = statementTexts[language];
  const { type: types, payment } = documentsTexts[language];
  const money = (heading: string, value: (entry: StatementEntry) => number): Column<StatementEntry> => ({
    heading,
    kind: "money",
    width: 14,
    value,
  });
  return [
    { heading: columns.document, kind: "text", width: 20, value: ({ number }) => number },
    { heading: columns.type, kind: "text", width: 18, value: ({ type }) => types[type] },
    { heading: columns.date, kind: "date", width: 12, value: ({ date }) => date },
    { heading: columns.site, kind: "text", width: 26, value: ({ site }) => site.alias },
    { heading: columns.city, kind: "text", width: 20, value: ({ site }) => site.city },
    { heading: columns.dueDate, kind: "date", width: 12, value: ({ dueDate }) => dueDate },
    { heading: columns.overdueDays, kind: "integer", width: 16, value: (entry) => entry.overdueDays },
    money(columns.grossAmount, ({ grossAmount }) => grossAmount),
    money(columns.paidAmount, ({ paidAmount }) => paidAmount),
    money(columns.openAmount, ({ openAmount }) => openAmount),
    { heading: columns.state, kind: "text", width: 18, value: ({ state }) => payment[state] },
  ];
}
