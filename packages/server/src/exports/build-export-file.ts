import { berlinDate, type Language, type FileContent, sheetMediaTypes } from "@kreislauf/contract/base";
import {
  type ContainerStockQuery,
  type ExportFormat,
  type ExportKind,
  type JobExportFormat,
  type JobExportKind,
  type OrdersExportQuery,
  type StatisticsExportQuery,
} from "@kreislauf/contract/exports";
import type { ExportFile, ExportReader } from "./export-file.ts";
import { exportTexts } from "./export-headings.texts.ts";
import { ordersFile } from "./orders-file.ts";
import { statisticsFile } from "./statistics-file.ts";
import { statisticsScreenFile } from "./statistics-screen-file.ts";
import { stockFile } from "./stock-file.ts";
import { writeCsv } from "../base/sheets/write-csv.ts";
import { writeXlsx } from "../base/sheets/write-xlsx.ts";
import { ensureSiteAssigned } from "../sites/index.ts";

/** The requested export, with the query of its call. */
export type ExportRequest =
  | { readonly kind: "container_stock"; readonly query: ContainerStockQuery }
  | { readonly kind: "orders"; readonly query: OrdersExportQuery }
  | { readonly kind: "waste_statistics"; readonly query: StatisticsExportQuery };

/**
 * Reads a row of `exports`, which stores the query as parsed by the call's schema. Rows of older versions have no
 * filter.
 */
export const toExportRequest = ({ kind, query }: { readonly kind: ExportKind; readonly query: unknown }) =>
  ({ kind, query: { filter: {}, ...(query as object) } }) as ExportRequest;

/**
 * Selects the rows of a file; they are read only when the file is written. Refuses a site that is not assigned to the
 * reader.
 */
export async function buildExportFile(reader: ExportReader, wish: ExportRequest): Promise<ExportFile> {
  await ensureSiteAssigned(reader, wish.query.serviceLocationId);
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

/** A name such as `Auftraege_2026-11-20.xlsx`, with only characters that every header and file system allows. */
export function exportFileName(
  { kind, format }: { readonly kind: JobExportKind; readonly format: JobExportFormat },
  { language, now }: { readonly language: Language; readonly now: Temporal.Instant },
): string {
  const name = exportTexts[language].fileName[kind].replaceAll(
    /[äöüß]/g,
    (letter) => plain[letter] ?? letter,
  );
  return `${name}_${berlinDate(now)}.${format}`;
}

const plain: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };

/** The bytes of the file as a stream. Exports with several sheets are xlsx only. */
export const encodeExportFile = ({ sheets: [first, ...others] }: ExportFile, format: ExportFormat) =>
  format === "xlsx" ? writeXlsx([first, ...others]) : writeCsv(first);

export const toSentFile = (
  content: AsyncIterable<Uint8Array>,
  name: string,
  format: ExportFormat,
): FileContent => ({ name, mediaType: sheetMediaTypes[format], content });
