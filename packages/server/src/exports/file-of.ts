import type { Language } from "@kreislauf/contract/base";
import { berlinDate, type SentFile } from "@kreislauf/contract/base";
import {
  type ContainerStockQuery,
  type ExportFormat,
  type ExportKind,
  exportMediaTypes,
  type OrdersExportQuery,
  type StatisticsExportQuery,
} from "@kreislauf/contract/exports";
import type { ExportFile, ExportReader } from "./export-file.ts";
import { exportTexts } from "./export-headings.texts.ts";
import { ordersFile } from "./orders-file.ts";
import { ensureSite } from "./statistics.ts";
import { statisticsFile } from "./statistics-file.ts";
import { statisticsScreenFile } from "./statistics-screen-file.ts";
import { stockFile } from "./stock-file.ts";
import { writeCsv } from "../base/write-csv.ts";
import { writeXlsx } from "./write-xlsx.ts";

/** What is asked for, with the query of its call. */
export type ExportWish =
  | { readonly kind: "container_stock"; readonly query: ContainerStockQuery }
  | { readonly kind: "orders"; readonly query: OrdersExportQuery }
  | { readonly kind: "waste_statistics"; readonly query: StatisticsExportQuery };

/** A row of `exports` holds what the call's schema had made of the query. */
export const wishOf = ({ kind, query }: { readonly kind: ExportKind; readonly query: unknown }) =>
  ({ kind, query }) as ExportWish;

/** Finds out what a file will hold. */
export async function fileOf(reader: ExportReader, wish: ExportWish): Promise<ExportFile> {
  await ensureSite(reader, wish.query);
  switch (wish.kind) {
    case "container_stock":
      return await stockFile(reader, wish.query);
    case "orders":
      return await ordersFile(reader, wish.query);
    case "waste_statistics":
      return wish.query.layout === "screen"
        ? await statisticsScreenFile(reader, wish.query)
        : await statisticsFile(reader, wish.query);
  }
}

/** `Auftraege_2026-11-20.xlsx`: only characters that every header and every file system takes. */
export function fileNameOf(
  {
    kind,
    query: { format },
  }: { readonly kind: ExportKind; readonly query: { readonly format: ExportFormat } },
  { language, now }: { readonly language: Language; readonly now: Temporal.Instant },
): string {
  const name = exportTexts[language].fileName[kind].replaceAll(
    /[äöüß]/g,
    (letter) => plain[letter] ?? letter,
  );
  return `${name}_${berlinDate(now)}.${format}`;
}

const plain: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };

/** The file's bytes, as they come. What has several sheets is asked for as xlsx only. */
export const contentOf = ({ sheets: [first, ...others] }: ExportFile, format: ExportFormat) =>
  format === "xlsx" ? writeXlsx([first, ...others]) : writeCsv(first);

export const sentFile = (
  content: AsyncIterable<Uint8Array>,
  name: string,
  format: ExportFormat,
): SentFile => ({ name, mediaType: exportMediaTypes[format], content });
