import type { WasteType } from "@kreislauf/contract/catalog";
import type { ExportSite } from "./lookups.store.ts";
import type { ExportTexts } from "./export-headings.texts.ts";
import type { Column } from "../base/sheets/sheet.ts";

/** The columns that describe a row's site. */
export const siteColumns = <Row>(
  texts: ExportTexts,
  siteOf: (row: Row) => ExportSite | undefined,
): readonly Column<Row>[] => [
  { heading: texts.siteNumber, kind: "text", width: 15, value: (row) => siteOf(row)?.orderNumber ?? null },
  { heading: texts.site, kind: "text", width: 26, value: (row) => siteOf(row)?.alias ?? null },
  { heading: texts.street, kind: "text", width: 26, value: (row) => siteOf(row)?.street ?? null },
  { heading: texts.zip, kind: "text", width: 13, value: (row) => siteOf(row)?.zip ?? null },
  { heading: texts.city, kind: "text", width: 20, value: (row) => siteOf(row)?.city ?? null },
];

/** The columns of a row's waste type: its description, its AVV code and whether it is hazardous. */
export const wasteColumns = <Row>(
  texts: ExportTexts,
  wasteOf: (row: Row) => WasteType | undefined,
): readonly Column<Row>[] => [
  { heading: texts.wasteType, kind: "text", width: 32, value: (row) => wasteOf(row)?.description ?? null },
  { heading: texts.avvCode, kind: "text", width: 11, value: (row) => wasteOf(row)?.avvCode ?? null },
  {
    heading: texts.hazardous,
    kind: "text",
    width: 11,
    value: (row) => (wasteOf(row)?.hazardous === true ? texts.yes : texts.no),
  },
];
