import {
  type FileContent,
  type Language,
  permission,
  Refusal,
  sheetMediaTypes,
} from "@kreislauf/contract/base";
import type { CostExportQuery, CostReport } from "@kreislauf/contract/budgets";
import { documentsTexts } from "@kreislauf/contract/documents";
import type { Context } from "../base/context.ts";
import { recordExport } from "../base/record-export.ts";
import { type Column, type Sheet, onePage, sheetOf } from "../base/sheets/sheet.ts";
import { writeCsv } from "../base/sheets/write-csv.ts";
import { writeXlsx } from "../base/sheets/write-xlsx.ts";
import { type ChargedLineRow, listChargedLines, sumChargedLines } from "./charged-lines.store.ts";
import { costFileTexts } from "./cost-file.texts.ts";
import { getCostReport } from "./cost-report.ts";

/** Number of lines that are read at a time. */
const batchSize = 1_000;

/** The cost report as a file: xlsx contains the report and its lines, csv only the lines. */
export async function downloadCosts(context: Context, query: CostExportQuery): Promise<FileContent> {
  const { year, by, format } = query;
  const texts = costFileTexts[context.language];
  const report = await getCostReport(context, { year, by });
  const { total } = await sumChargedLines(context, { year, by });
  await recordExport(context, "costs_exported", {
    from: `${year}-01-01`,
    to: `${year}-12-31`,
    format,
    rows: total,
  });
  const lines = sheetOf(texts.sheets.lines, lineColumns(context.language), readLines(context, query));
  return {
    name: `${texts.fileName}_${year}.${format}`,
    mediaType: sheetMediaTypes[format],
    content: format === "csv" ? writeCsv(lines) : writeXlsx([reportSheet(report, context.language), lines]),
  };
}

const text = <Row>(heading: string, width: number, value: (row: Row) => string | null): Column<Row> => ({
  heading,
  kind: "text",
  width,
  value,
});

/**
 * The sheet of the report: one row for each cost centre, site or waste type, with a column for each month and one for
 * the sum of the year, and a last row with the sums of the columns.
 */
function reportSheet({ rows, by, year, months, totalCents }: CostReport, language: Language): Sheet {
  const texts = costFileTexts[language];
  const lines = [
    ...rows.map((row) => ({ ...row, name: row.name ?? texts.unassigned })),
    { name: texts.total, months, totalCents },
  ];
  type Line = (typeof lines)[number];
  const cents = (heading: string, value: (line: Line) => number): Column<Line> => ({
    heading,
    kind: "money",
    width: 14,
    value,
  });
  return sheetOf(
    texts.sheets.report,
    [
      text<Line>(texts.by[by], 34, ({ name }) => name),
      ...months.map((_, index) =>
        cents(`${String(index + 1).padStart(2, "0")}.${year}`, (line) => line.months[index] ?? 0),
      ),
      cents(texts.total, (line) => line.totalCents),
    ],
    onePage(lines),
  );
}

function lineColumns(language: Language): readonly Column<ChargedLineRow>[] {
  const texts = costFileTexts[language];
  return [
    { heading: texts.month, kind: "month", width: 10, value: ({ date }) => date.slice(0, 7) },
    { heading: texts.date, kind: "date", width: 12, value: ({ date }) => date },
    text(texts.document, 18, ({ number }) => number),
    text(texts.documentType, 18, ({ type }) => documentsTexts[language].type[type]),
    text(texts.by.site, 26, ({ site }) => site),
    text(texts.by.costCentre, 16, ({ costCentre }) => costCentre),
    text(texts.by.wasteType, 34, ({ wasteType }) => wasteType),
    text(texts.order, 14, ({ orderNumber }) => orderNumber),
    text(texts.description, 40, ({ description }) => description),
    { heading: texts.euros, kind: "money", width: 14, value: ({ netCents }) => netCents },
  ];
}

/** Reads the lines in batches. The permission is checked again before every batch. */
async function* readLines(context: Context, figure: CostExportQuery) {
  for (let page = 1; ; page += 1) {
    const actor = await context.reloadActor();
    if (actor?.companyId !== context.actor.companyId || !actor.permissions.has(permission.purchaser))
      throw new Refusal("forbidden");
    const { year, by } = figure;
    const rows = await listChargedLines(
      { db: context.db, actor },
      { year, by },
      { page, pageSize: batchSize },
    );
    yield rows;
    if (rows.length < batchSize) return;
  }
}
