import { catalogTexts, orderUnit, otherWasteTypeId } from "@kreislauf/contract/catalog";
import type { OrdersExportQuery } from "@kreislauf/contract/exports";
import {
  cancelReasonText,
  orderFieldHeading,
  orderFieldLabels,
  orderFields,
  orderPhase,
  orderPhaseTexts,
  ordersTexts,
  textLines,
  textParagraphs,
  type WrittenOrderField,
} from "@kreislauf/contract/orders";
import { listOrderIds, phaseFacts, phaseSelection, readPhaseClock } from "../orders/index.ts";
import {
  readContainerTypesById,
  readOfferUnitsByAgreement,
  readUserNamesById,
  readSitesById,
  readWasteTypesById,
} from "./lookups.store.ts";
import { type ExportFile, type ExportReader, sortByIds } from "./export-file.ts";
import { exportTexts } from "./export-headings.texts.ts";
import { type OrderFileRow, readOrderRows } from "./order-rows.store.ts";
import { readPages } from "../base/database/read-pages.ts";
import { type CellKind, type Column, sheetOf } from "../base/sheets/sheet.ts";
import { siteColumns, wasteColumns } from "./shared-columns.ts";

/** The orders of a list, with its filters and in its sequence. */
export async function ordersFile(reader: ExportReader, query: OrdersExportQuery): Promise<ExportFile> {
  const { serviceLocationId, status, phases, search, filter, dateFrom, dateTo } = query;
  const selection = {
    siteId: serviceLocationId === "all" ? null : serviceLocationId,
    status,
    phase: await phaseSelection(reader.now, phases),
    search,
    filter: { ...filter, ...(dateFrom && { dateFrom }), ...(dateTo && { dateTo }) },
  };
  const ids = await listOrderIds(reader, selection, query);
  const sites = new Set<number>();
  const names = new Map<number, string>();
  const sheet = sheetOf(
    exportTexts[reader.language].sheet.orders,
    await orderColumns(reader, names),
    readPages(reader, ids, (page) => readPage(reader, page, { names, sites })),
  );
  return { rowCount: ids.length, sheets: [sheet], sites };
}

async function readPage(
  reader: ExportReader,
  ids: readonly number[],
  { names, sites }: { names: Map<number, string>; sites: Set<number> },
): Promise<readonly OrderFileRow[]> {
  const rows = await readOrderRows(reader, ids);
  const strangers = new Set<number>();
  for (const row of rows) {
    sites.add(row.site_id);
    if (!names.has(row.created_by)) strangers.add(row.created_by);
  }
  if (strangers.size > 0) {
    for (const [id, name] of await readUserNamesById(reader, [...strangers])) names.set(id, name);
  }
  return sortByIds(ids, rows);
}

/** The kind of cell for each kind of field that a file copies as it is stored. */
const cellKinds = {
  number: "integer",
  date: "date",
  // For an order of a previous portal only the day is known; it is stored as the beginning of that day.
  instant: "dayOrTime",
  weight: "kilograms",
  code: "text",
  text: "text",
} as const satisfies Readonly<Record<(typeof orderFields)[WrittenOrderField]["kind"], CellKind>>;

/**
 * The columns of the orders file. `names` holds people's names by user id; the caller fills it while rows are read,
 * before they are written.
 */
async function orderColumns(
  reader: ExportReader,
  names: ReadonlyMap<number, string>,
): Promise<readonly Column<OrderFileRow>[]> {
  const texts = exportTexts[reader.language];
  const labels = orderFieldLabels[reader.language];
  const words = ordersTexts[reader.language];
  const catalog = catalogTexts[reader.language];
  const wasteTypes = await readWasteTypesById(reader);
  const containerTypes = await readContainerTypesById(reader);
  const sites = await readSitesById(reader);
  const units = await readOfferUnitsByAgreement(reader);
  const reason = ({ claim, cancellation, failed_trip_reason }: OrderFileRow) => {
    if (failed_trip_reason !== "") return failed_trip_reason;
    if (cancellation !== null) {
      const { cause, cancelReasonId, reason: said } = cancellation;
      return said ?? cancelReasonText(cancelReasonId, cause, reader.language);
    }
    return claim && (claim.reason ?? words.claimReason[claim.claimReasonId]);
  };
  const clock = await readPhaseClock(reader.now);
  const phaseName = (row: OrderFileRow) => {
    const place = sites.get(row.site_id)?.holidayPlace;
    if (place === undefined) return null;
    const phase = orderPhase(phaseFacts(row), clock.now, clock.holidaysAt(place));
    return phase && orderPhaseTexts[reader.language].phase[phase];
  };
  const plain = (name: WrittenOrderField): Column<OrderFileRow> => {
    const { kind, column, exportWidth } = orderFields[name];
    const heading = orderFieldHeading(name, reader.language);
    return { heading, kind: cellKinds[kind], width: exportWidth, value: (row) => row[column] };
  };
  return [
    plain("orderNumber"),
    {
      heading: labels.orderStatus,
      kind: "text",
      width: 18,
      value: (row) => words.status[row.status],
    },
    { heading: texts.phase, kind: "text", width: 22, value: phaseName },
    ...textLines.map(plain),
    ...siteColumns<OrderFileRow>(texts, (row) => sites.get(row.site_id)),
    ...wasteColumns<OrderFileRow>(texts, (row) => {
      const waste = wasteTypes.get(row.waste_type_id);
      const isOther = row.waste_type_id === otherWasteTypeId && row.independent_waste_type !== "";
      return waste && isOther ? { ...waste, description: row.independent_waste_type } : waste;
    }),
    {
      heading: labels.containerType,
      kind: "text",
      width: 26,
      value: (row) => containerTypes.get(row.container_type_id)?.type ?? null,
    },
    plain("amount"),
    {
      heading: texts.unit,
      kind: "text",
      width: 10,
      value: (row) =>
        texts.units[orderUnit(row.container_action_id, units.get(row.agreement_id) ?? "container")],
    },
    {
      heading: labels.containerActionId,
      kind: "text",
      width: 16,
      value: (row) => catalog.containerAction[row.container_action_id],
    },
    {
      heading: labels.agreementType,
      kind: "text",
      width: 16,
      value: (row) => catalog.agreementType[row.agreement_type_id],
    },
    plain("desiredDate"),
    {
      heading: labels.timeWindow,
      kind: "text",
      width: 12,
      value: (row) => words.timeWindow[row.time_window],
    },
    plain("confirmedDate"),
    plain("latestExecutionDate"),
    plain("createdOn"),
    {
      heading: labels.createdByUser,
      kind: "text",
      width: 22,
      value: (row) => names.get(row.created_by) ?? null,
    },
    ...textParagraphs.map(plain),
    plain("disposer"),
    plain("executedOn"),
    plain("weightKg"),
    plain("treatmentCode"),
    { heading: labels.reason, kind: "text", width: 30, value: reason },
  ];
}
