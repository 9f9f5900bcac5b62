import {
  type BalanceExportQuery,
  type BalanceReceipt,
  balanceTexts,
  type BalanceRow,
  disposalCells,
  divertedCells,
  type WasteBalance,
} from "@kreislauf/contract/balance";
import { type FileContent, type Language, permission, Refusal } from "@kreislauf/contract/base";
import { exportMediaTypes } from "@kreislauf/contract/exports";
import type { Context } from "../base/context.ts";
import { recordExport } from "../base/record-export.ts";
import { type Column, type Sheet, sheetOf } from "../base/sheets/sheet.ts";
import { writeCsv } from "../base/sheets/write-csv.ts";
import { writeXlsx } from "../base/sheets/write-xlsx.ts";
import { listSiteNames } from "../sites/index.ts";
import { balanceFileTexts } from "./balance-file.texts.ts";
import { listReceiptRows } from "./balance.store.ts";
import { daysOfYear, getWasteBalance } from "./get-waste-balance.ts";
import { toBalanceReceipt } from "./list-balance-receipts.ts";

/** Receipts read at a time. */
const batchSize = 1_000;

type Texts = (typeof balanceFileTexts)[Language];

/** The balance with the numbers of its receipts: every table as xlsx, the receipts alone as csv. */
export async function downloadBalance(context: Context, query: BalanceExportQuery): Promise<FileContent> {
  const texts = balanceFileTexts[context.language];
  const balance = await getWasteBalance(context, query);
  const receipts = sheetOf(texts.sheets.receipts, receiptColumns(texts), readReceipts(context, query));
  const { serviceLocationId: site, filter, format, year } = query;
  await recordExport(context, "waste_statistics_exported", {
    from: balance.dateFrom,
    to: balance.dateTo,
    sites: await listSiteNames(context, site === "all" ? (filter.sites ?? []) : [site]),
    format,
    rows: balance.total.disposals,
  });
  return {
    name: `${texts.fileName}_${year}.${format}`,
    mediaType: exportMediaTypes[format],
    content:
      format === "csv"
        ? writeCsv(receipts)
        : writeXlsx([
            cellSheet(balance, texts, context.language),
            rowSheet(balance, texts),
            receipts,
            sourceSheet(balance, texts, context),
          ]),
  };
}

async function* atOnce<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows;
}

const text = <Row>(heading: string, width: number, value: (row: Row) => string | null): Column<Row> => ({
  heading,
  kind: "text",
  width,
  value,
});
const tonnes = <Row>(heading: string, value: (row: Row) => number | null): Column<Row> => ({
  heading,
  kind: "tonnes",
  width: 15,
  value,
});

interface CellLine {
  readonly name: string;
  readonly hazardousKg: number;
  readonly otherKg: number;
  readonly estimatedKg: number;
}

function cellSheet({ cells }: WasteBalance, texts: Texts, language: Language): Sheet {
  const words = balanceTexts[language];
  const lineOf = (name: string, of: readonly string[]): CellLine => {
    const ofLine = cells.filter(({ cell }) => of.includes(cell));
    const sum = (hazardous: boolean) =>
      ofLine.filter((cell) => cell.hazardous === hazardous).reduce((kg, cell) => kg + cell.kg, 0);
    return {
      name,
      hazardousKg: sum(true),
      otherKg: sum(false),
      estimatedKg: ofLine.reduce((kg, cell) => kg + cell.estimatedKg, 0),
    };
  };
  const single = (cell: WasteBalance["cells"][number]["cell"]) => lineOf(words.cell[cell], [cell]);
  const lines = [
    ...divertedCells.map(single),
    lineOf(`${words.diverted}, ${words.together}`, divertedCells),
    ...disposalCells.map(single),
    lineOf(`${words.directed}, ${words.together}`, disposalCells),
    single("unknown"),
    lineOf(words.total, [...divertedCells, ...disposalCells, "unknown"]),
  ];
  return sheetOf(
    texts.sheets.cells,
    [
      text<CellLine>(texts.treatment, 38, ({ name }) => name),
      tonnes<CellLine>(`${words.hazardous} (t)`, ({ hazardousKg }) => hazardousKg),
      tonnes<CellLine>(`${words.other} (t)`, ({ otherKg }) => otherKg),
      tonnes<CellLine>(`${words.sum} (t)`, ({ hazardousKg, otherKg }) => hazardousKg + otherKg),
      tonnes<CellLine>(texts.estimated, ({ estimatedKg }) => estimatedKg),
    ],
    atOnce(lines),
  );
}

const rowSheet = ({ rows }: WasteBalance, texts: Texts): Sheet =>
  sheetOf(
    texts.sheets.rows,
    [
      text<BalanceRow>(texts.avvCode, 12, ({ avvCode }) => avvCode),
      text<BalanceRow>(texts.wasteType, 40, ({ description }) => description),
      text<BalanceRow>(texts.hazardous, 12, ({ hazardous }) => (hazardous ? texts.yes : texts.no)),
      { heading: texts.disposals, kind: "integer", width: 14, value: ({ disposals }) => disposals },
      tonnes<BalanceRow>(texts.weight, ({ kg }) => kg),
      tonnes<BalanceRow>(texts.recovered, ({ recoveredKg }) => recoveredKg),
      tonnes<BalanceRow>(texts.disposed, ({ disposedKg }) => disposedKg),
      tonnes<BalanceRow>(texts.estimated, ({ estimatedKg }) => estimatedKg),
      text<BalanceRow>(texts.treatments, 20, ({ treatments }) =>
        treatments
          .map(({ code }) => code)
          .filter(Boolean)
          .join(", "),
      ),
    ],
    atOnce(rows),
  );

const receiptColumns = (texts: Texts): readonly Column<BalanceReceipt>[] => [
  text(texts.receipt, 18, ({ receiptNumber }) => receiptNumber),
  text(texts.order, 14, ({ orderNumber }) => orderNumber),
  { heading: texts.date, kind: "date", width: 12, value: ({ executedOn }) => executedOn },
  text(texts.site, 26, ({ site }) => site),
  text(texts.wasteType, 34, ({ wasteType }) => wasteType),
  text(texts.avvCode, 12, ({ avvCode }) => avvCode),
  text(texts.hazardous, 12, ({ hazardous }) => (hazardous ? texts.yes : texts.no)),
  text(texts.treatment, 12, ({ treatmentCode }) => treatmentCode),
  { heading: texts.kilograms, kind: "kilograms", width: 14, value: ({ kg }) => kg },
  text(texts.isEstimated, 12, ({ kg, isEstimated }) => (kg !== null && isEstimated ? texts.yes : texts.no)),
];

/** The permission is checked again before every batch. */
async function* readReceipts(context: Context, query: BalanceExportQuery) {
  const days = daysOfYear(query.year, context.now);
  for (let page = 1; ; page += 1) {
    const actor = await context.reloadActor();
    const mayRead = [permission.fileExportManager, permission.documentManager].some((id) =>
      actor?.permissions.has(id),
    );
    if (actor?.companyId !== context.actor.companyId || !mayRead) throw new Refusal("forbidden");
    const rows = await listReceiptRows({ db: context.db, actor }, query, days, { page, pageSize: batchSize });
    yield rows.map(toBalanceReceipt);
    if (rows.length < batchSize) return;
  }
}

/** What the figures rest on, and when they were made. */
function sourceSheet(balance: WasteBalance, texts: Texts, { now }: Context): Sheet {
  const { rules, emissions } = balance;
  const lines = [
    { name: texts.madeOn, value: now.toString() },
    { name: texts.rules, value: rules.version },
    ...rules.sources.map((value) => ({ name: texts.source, value })),
    ...emissions.map(({ cell, kgPerTonne, source, year, tonnesCo2 }) => ({
      name: `${texts.emissions}: ${balanceTexts.de.cell[cell]}`,
      value: texts.factor(tonnesCo2, kgPerTonne, source, year),
    })),
  ];
  type Line = (typeof lines)[number];
  return sheetOf(
    texts.sheets.sources,
    [text<Line>(texts.about, 34, ({ name }) => name), text<Line>(texts.value, 90, ({ value }) => value)],
    atOnce(lines),
  );
}
