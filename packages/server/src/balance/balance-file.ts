import {
  type BalanceExportQuery,
  type BalanceReceipt,
  balanceMediaTypes,
  balanceTexts,
  type BalanceRow,
  maxPrintedReceipts,
  type WasteBalance,
} from "@kreislauf/contract/balance";
import {
  type FileContent,
  formatDateTime,
  type Language,
  permission,
  Refusal,
} from "@kreislauf/contract/base";
import type { Context } from "../base/context.ts";
import { readPages } from "../base/database/read-pages.ts";
import { recordExport } from "../base/record-export.ts";
import { type Column, type Sheet, onePage, sheetOf } from "../base/sheets/sheet.ts";
import { writeCsv } from "../base/sheets/write-csv.ts";
import { writeXlsx } from "../base/sheets/write-xlsx.ts";
import { sortByIds } from "../exports/index.ts";
import { listSiteNames, siteSetWords } from "../sites/index.ts";
import { balanceFileTexts } from "./balance-file.texts.ts";
import { listReceiptOrderIds, readReceiptRows } from "./balance.store.ts";
import { type BalanceLine, balanceLines } from "./balance-lines.ts";
import { daysOfYear, getWasteBalance } from "./get-waste-balance.ts";
import { toBalanceReceipt } from "./list-balance-receipts.ts";
import { renderBalancePdf } from "./render-balance-pdf.ts";

const readers = [permission.fileExportManager, permission.documentManager];

type Texts = (typeof balanceFileTexts)[Language];

/** The balance as a file, with the numbers of its receipts. Xlsx and PDF contain all tables, csv only the receipts. */
export async function downloadBalance(context: Context, query: BalanceExportQuery): Promise<FileContent> {
  const texts = balanceFileTexts[context.language];
  const balance = await getWasteBalance(context, query);
  const { serviceLocationId: site, filter, format, year } = query;
  const siteNames = await listSiteNames(context, site === "all" ? (filter.sites ?? []) : [site]);
  await recordExport(context, "waste_statistics_exported", {
    from: balance.dateFrom,
    to: balance.dateTo,
    sites: siteNames,
    filter: await siteSetWords(context, filter),
    format,
    rows: balance.total.disposals,
  });
  const name = `${texts.fileName}_${year}.${format}`;
  const mediaType = balanceMediaTypes[format];
  if (format === "pdf") {
    const { language, now, branding } = context;
    const receipts =
      balance.total.disposals > maxPrintedReceipts ? null : await collect(await readReceipts(context, query));
    const { operatorName } = branding;
    const content = await renderBalancePdf({ balance, receipts, siteNames, language, now, operatorName });
    return { name, mediaType, size: content.length, content: piecesOf(content) };
  }
  const receipts = sheetOf(texts.sheets.receipts, receiptColumns(texts), await readReceipts(context, query));
  return {
    name,
    mediaType,
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

async function* piecesOf(content: Buffer): AsyncGenerator<Uint8Array> {
  yield content;
}

const collect = async <Row>(pages: AsyncGenerator<readonly Row[]>): Promise<readonly Row[]> =>
  (await Array.fromAsync(pages)).flat();

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

function cellSheet(balance: WasteBalance, texts: Texts, language: Language): Sheet {
  const words = balanceTexts[language];
  return sheetOf(
    texts.sheets.cells,
    [
      text<BalanceLine>(texts.treatment, 38, ({ name }) => name),
      tonnes<BalanceLine>(`${words.hazardous} (t)`, ({ hazardousKg }) => hazardousKg),
      tonnes<BalanceLine>(`${words.other} (t)`, ({ otherKg }) => otherKg),
      tonnes<BalanceLine>(`${words.sum} (t)`, ({ hazardousKg, otherKg }) => hazardousKg + otherKg),
      tonnes<BalanceLine>(texts.estimated, ({ estimatedKg }) => estimatedKg),
    ],
    onePage(balanceLines(balance, language)),
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
    onePage(rows),
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

/**
 * The rows of the receipts. They are selected at once, and read page by page while the person still has the permission.
 */
async function readReceipts(context: Context, query: BalanceExportQuery) {
  const ensureStillAllowed = async () => {
    const present = await context.reloadActor();
    const mayRead = readers.some((right) => present?.permissions.has(right));
    if (present?.companyId !== context.actor.companyId || !mayRead) throw new Refusal("forbidden");
  };
  const ids = await listReceiptOrderIds(context, query, daysOfYear(query.year, context.now));
  return readPages({ ensureStillAllowed }, ids, async (page) =>
    sortByIds(page, await readReceiptRows(context, page)).map(toBalanceReceipt),
  );
}

/** The sources of the figures, and when the file was made. */
function sourceSheet(balance: WasteBalance, texts: Texts, { now, language }: Context): Sheet {
  const { rules, emissions } = balance;
  const lines = [
    { name: texts.madeOn, value: formatDateTime(now, language) },
    { name: texts.rules, value: rules.version },
    ...rules.sources.map((value) => ({ name: texts.source, value })),
    ...emissions.map(({ cell, kgPerTonne, source, year, tonnesCo2 }) => ({
      name: `${texts.emissions}: ${balanceTexts[language].cell[cell]}`,
      value: texts.factor(tonnesCo2, kgPerTonne, source, year),
    })),
  ];
  type Line = (typeof lines)[number];
  return sheetOf(
    texts.sheets.sources,
    [text<Line>(texts.about, 34, ({ name }) => name), text<Line>(texts.value, 90, ({ value }) => value)],
    onePage(lines),
  );
}
