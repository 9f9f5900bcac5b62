import {
  type CostCentreFigures,
  type DisposalFigures,
  type SiteFigures,
  type StatisticsExportQuery,
  unknownKgOf,
  type WasteStatistics,
  type WasteTypeFigures,
} from "@kreislauf/contract/exports";
import { laenderTexts } from "@kreislauf/contract/catalog";
import { formatDate } from "@kreislauf/contract/base";
import type { ExportFile, ExportReader } from "./export-file.ts";
import { type ExportTexts, exportTexts } from "./export-headings.texts.ts";
import { type Column, type Sheet, onePage, sheetOf } from "../base/sheets/sheet.ts";
import { withPreviousYear, getWasteStatistics } from "./waste-statistics.ts";
import type { DateRange } from "./statistics.store.ts";

type Compared = WasteStatistics["total"];

/** The tables of the screen, each on its own sheet, with the figures of the year before. */
export async function statisticsScreenFile(
  reader: ExportReader,
  query: StatisticsExportQuery,
): Promise<ExportFile> {
  await reader.ensureStillAllowed();
  const statistics = await getWasteStatistics(reader, query);
  const { months, wasteTypes, serviceLocations, costCentres } = statistics;
  const texts = exportTexts[reader.language];
  const text = <Row>(heading: string, width: number, value: (row: Row) => string): Column<Row> => ({
    heading,
    kind: "text",
    width,
    value,
  });
  const figures = figureColumns(texts);
  const sheets: ExportFile["sheets"] = [
    sheetOf(
      texts.sheet.months,
      [{ heading: texts.month, kind: "month", width: 10, value: ({ month }) => month }, ...figures],
      onePage(months),
    ),
    treatmentSheet(statistics, query, texts),
    sheetOf(
      texts.sheet.wasteTypes,
      [
        text<WasteTypeFigures>(texts.wasteType, 32, ({ wasteType }) => wasteType.description),
        text<WasteTypeFigures>(texts.avvCode, 11, ({ wasteType }) => wasteType.avvCode),
        text<WasteTypeFigures>(texts.hazardous, 11, ({ wasteType }) =>
          wasteType.hazardous ? texts.yes : texts.no,
        ),
        ...figures,
      ],
      onePage(wasteTypes),
    ),
    sheetOf(
      texts.sheet.serviceLocations,
      [
        text<SiteFigures>(texts.site, 26, ({ serviceLocation }) => serviceLocation.alias),
        text<SiteFigures>(texts.city, 20, ({ serviceLocation }) => serviceLocation.city),
        text<SiteFigures>(
          texts.land,
          22,
          ({ serviceLocation: { land } }) => laenderTexts[reader.language][land],
        ),
        text<SiteFigures>(texts.group, 20, ({ serviceLocation: { group } }) => group?.name ?? ""),
        ...figures,
      ],
      onePage(serviceLocations),
    ),
    ...(query.by === "costCentre"
      ? [
          sheetOf(
            texts.sheet.costCentres,
            [
              text<CostCentreFigures>(texts.costCentre, 18, ({ costCentre }) => costCentre?.code ?? ""),
              text<CostCentreFigures>(texts.costCentreName, 26, ({ costCentre }) => costCentre?.name ?? ""),
              ...figures,
            ],
            onePage(costCentres),
          ),
        ]
      : []),
  ];
  return {
    rowCount: months.length + 2 + wasteTypes.length + serviceLocations.length + costCentres.length,
    sheets,
    sites: new Set(serviceLocations.map(({ serviceLocation }) => serviceLocation.id)),
  };
}

function figureColumns(texts: ExportTexts): readonly Column<Compared>[] {
  const tonnes = (heading: string, value: (row: Compared) => number): Column<Compared> => ({
    heading,
    kind: "tonnes",
    width: 15,
    value,
  });
  return [
    { heading: texts.disposals, kind: "integer", width: 13, value: ({ current }) => current.disposals },
    tonnes(texts.weightTonnes, ({ current }) => current.weightKg),
    tonnes(texts.recoveredTonnes, ({ current }) => current.recoveredKg),
    tonnes(texts.disposedTonnes, ({ current }) => current.disposedKg),
    {
      heading: texts.previousDisposals,
      kind: "integer",
      width: 24,
      value: ({ previous }) => previous.disposals,
    },
    tonnes(texts.previousTonnes, ({ previous }) => previous.weightKg),
    {
      heading: texts.change,
      kind: "percent",
      width: 13,
      value: ({ comparable: { currentKg, previousKg } }) =>
        previousKg === 0 ? null : currentKg / previousKg - 1,
    },
  ];
}

/** The sheet with the recovered and the disposed weights, this year and the year before. */
function treatmentSheet({ total }: WasteStatistics, query: StatisticsExportQuery, texts: ExportTexts): Sheet {
  const { current, previous } = withPreviousYear(query);
  const days = ({ dateFrom, dateTo }: DateRange) => `${formatDate(dateFrom)}–${formatDate(dateTo)}`;
  const rows = [
    { name: days(current), figures: total.current },
    { name: days(previous), figures: total.previous },
  ];
  type Row = (typeof rows)[number];
  const tonnes = (heading: string, value: (figures: DisposalFigures) => number): Column<Row> => ({
    heading,
    kind: "tonnes",
    width: 15,
    value: (row) => value(row.figures),
  });
  return sheetOf(
    texts.sheet.treatment,
    [
      { heading: texts.period, kind: "text", width: 24, value: ({ name }) => name },
      tonnes(texts.weightTonnes, ({ weightKg }) => weightKg),
      tonnes(texts.recoveredTonnes, ({ recoveredKg }) => recoveredKg),
      tonnes(texts.disposedTonnes, ({ disposedKg }) => disposedKg),
      tonnes(texts.unknownTonnes, unknownKgOf),
      {
        heading: texts.share,
        kind: "percent",
        width: 17,
        value: ({ figures }) => (figures.weightKg === 0 ? null : figures.recoveredKg / figures.weightKg),
      },
    ],
    onePage(rows),
  );
}
