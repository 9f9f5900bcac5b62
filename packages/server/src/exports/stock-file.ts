import { agreementsTexts, type CycleWeekday, formatCycle } from "@kreislauf/contract/agreements";
import { berlinDate } from "@kreislauf/contract/base";
import { catalogTexts } from "@kreislauf/contract/catalog";
import type { ContainerStockQuery } from "@kreislauf/contract/exports";
import { berlinWallClock } from "../base/sheets/berlin-wall-clock.ts";
import { readContainerTypesById, readSitesById, readWasteTypesById } from "./lookups.store.ts";
import { type ExportFile, type ExportReader, sortByIds } from "./export-file.ts";
import { exportTexts } from "./export-headings.texts.ts";
import { siteColumns, wasteColumns } from "./shared-columns.ts";
import { readPages } from "../base/database/read-pages.ts";
import { type Column, sheetOf } from "../base/sheets/sheet.ts";
import { listStockIds, readStockRows, type StockRow } from "./stock-rows.store.ts";

/** A file with one row per agreement: how many containers are on site and how they are served. */
export async function stockFile(reader: ExportReader, query: ContainerStockQuery): Promise<ExportFile> {
  const ids = await listStockIds(reader, query);
  const sites = new Set<number>();
  const sheet = sheetOf(
    exportTexts[reader.language].sheet.container_stock,
    await stockColumns(reader),
    readPages(reader, ids, (page) => readPage(reader, page, sites)),
  );
  return { rowCount: ids.length, sheets: [sheet], sites };
}

async function readPage(
  reader: ExportReader,
  ids: readonly number[],
  sites: Set<number>,
): Promise<readonly StockRow[]> {
  const rows = await readStockRows(reader, ids, berlinDate(reader.now));
  for (const row of rows) sites.add(row.site_id);
  return sortByIds(ids, rows);
}

async function stockColumns(reader: ExportReader): Promise<readonly Column<StockRow>[]> {
  const { language } = reader;
  const texts = exportTexts[language];
  const catalog = catalogTexts[language];
  const wasteTypes = await readWasteTypesById(reader);
  const containerTypes = await readContainerTypesById(reader);
  const sites = await readSitesById(reader);
  const cycle = ({ cycle_interval, weekday1, weekday2 }: StockRow) =>
    cycle_interval === null
      ? null
      : formatCycle(
          {
            cycleInterval: cycle_interval,
            weekday1: weekday1 as CycleWeekday,
            weekday2,
          },
          language,
        );
  return [
    ...siteColumns<StockRow>(texts, (row) => sites.get(row.site_id)),
    ...wasteColumns<StockRow>(texts, (row) => wasteTypes.get(row.waste_type_id)),
    {
      heading: texts.containerType,
      kind: "text",
      width: 26,
      value: (row) => containerTypes.get(row.container_type_id)?.type ?? null,
    },
    { heading: texts.containersOnSite, kind: "integer", width: 20, value: (row) => row.containers_on_site },
    {
      heading: texts.agreementType,
      kind: "text",
      width: 16,
      value: (row) => catalog.agreementType[row.agreement_type_id],
    },
    { heading: texts.cycle, kind: "text", width: 34, value: cycle },
    { heading: texts.agreementNumber, kind: "text", width: 20, value: (row) => row.agreement_number },
    {
      heading: texts.agreementStatus,
      kind: "text",
      width: 11,
      value: (row) => agreementsTexts[language].status[row.status],
    },
    { heading: texts.nextDate, kind: "date", width: 15, value: (row) => row.next_date },
    {
      heading: texts.agreedOn,
      kind: "date",
      width: 14,
      value: (row) => berlinWallClock(row.created_on).slice(0, 10),
    },
    { heading: texts.endedOn, kind: "date", width: 12, value: (row) => row.ended_on },
  ];
}
