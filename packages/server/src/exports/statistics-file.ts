import { lastDayOfMonth } from "@kreislauf/contract/base";
import { type StatisticsExportQuery, unknownKgOf } from "@kreislauf/contract/exports";
import { readSitesById, readWasteTypesById } from "./lookups.store.ts";
import type { ExportFile, ExportReader } from "./export-file.ts";
import { exportTexts } from "./export-headings.texts.ts";
import { siteColumns, wasteColumns } from "./shared-columns.ts";
import { type Column, sheetOf } from "../base/sheets/sheet.ts";
import { countByMonth, type DateRange, readFiguresByWasteTypeAndSite } from "./statistics.store.ts";

/** A file with one row per month, waste type and site, and per cost centre if the query asks for it. */
export async function statisticsFile(
  reader: ExportReader,
  query: StatisticsExportQuery,
): Promise<ExportFile> {
  const months = await countByMonth(reader, query, query);
  const sites = new Set<number>();
  const words = { wasteTypes: await readWasteTypesById(reader), sites: await readSitesById(reader) };
  const sheet = sheetOf(
    exportTexts[reader.language].sheet.waste_statistics,
    combinationColumns(reader, query, words),
    readMonths(reader, query, { months: months.map(({ month }) => month), words, sites }),
  );
  return { rowCount: months.reduce((count, { rows }) => count + rows, 0), sheets: [sheet], sites };
}

interface Words {
  readonly wasteTypes: Awaited<ReturnType<typeof readWasteTypesById>>;
  readonly sites: Awaited<ReturnType<typeof readSitesById>>;
}

async function* readMonths(
  reader: ExportReader,
  query: StatisticsExportQuery,
  { months, words, sites }: { months: readonly string[]; words: Words; sites: Set<number> },
) {
  for (const month of months) {
    await reader.ensureStillAllowed();
    const rows = await readFiguresByWasteTypeAndSite(reader, query, within(query, month));
    const key = (row: (typeof rows)[number]) =>
      `${words.wasteTypes.get(row.waste_type_id)?.sortKey} ${words.sites.get(row.site_id)?.sortKey} ${row.cost_centre}`;
    yield rows
      .toSorted((one, other) => (key(one) < key(other) ? -1 : 1))
      .map((row) => {
        sites.add(row.site_id);
        return { ...row, month };
      });
  }
}

/** The days of a month that belong to the period. */
function within({ dateFrom, dateTo }: DateRange, month: string): DateRange {
  const first = `${month}-01`;
  const last = lastDayOfMonth(first);
  return { dateFrom: first > dateFrom ? first : dateFrom, dateTo: last < dateTo ? last : dateTo };
}

type Row = Awaited<ReturnType<typeof readFiguresByWasteTypeAndSite>>[number] & { readonly month: string };

function combinationColumns(
  { language }: ExportReader,
  { by }: StatisticsExportQuery,
  words: Words,
): readonly Column<Row>[] {
  const texts = exportTexts[language];
  const tonnes = (heading: string, value: (row: Row) => number): Column<Row> => ({
    heading,
    kind: "tonnes",
    width: 15,
    value,
  });
  return [
    { heading: texts.month, kind: "month", width: 10, value: (row) => row.month },
    ...wasteColumns<Row>(texts, (row) => words.wasteTypes.get(row.waste_type_id)),
    ...siteColumns<Row>(texts, (row) => words.sites.get(row.site_id)),
    ...(by === "costCentre"
      ? [
          {
            heading: texts.costCentre,
            kind: "text",
            width: 18,
            value: (row: Row) => row.cost_centre ?? "",
          } as const,
        ]
      : []),
    { heading: texts.disposals, kind: "integer", width: 13, value: (row) => row.disposals },
    tonnes(texts.weightTonnes, (row) => row.weight),
    tonnes(texts.recoveredTonnes, (row) => row.recovered),
    tonnes(texts.disposedTonnes, (row) => row.disposed),
    tonnes(texts.unknownTonnes, ({ weight, recovered, disposed }) =>
      unknownKgOf({ weightKg: weight, recoveredKg: recovered, disposedKg: disposed }),
    ),
  ];
}
