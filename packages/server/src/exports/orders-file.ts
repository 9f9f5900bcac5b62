import {
  type AgreementTypeId,
  catalogTexts,
  type ContainerActionId,
  otherWasteTypeId,
} from "@kreislauf/contract/catalog";
import type { OrdersExportQuery } from "@kreislauf/contract/exports";
import { cancelReasonWords, ordersTexts, type OrderStatusId } from "@kreislauf/contract/orders";
import { listOrderIds } from "../orders/index.ts";
import { readContainerTypes, readNames, readSites, readWasteTypes } from "./catalog-words.store.ts";
import { type ExportFile, type ExportReader, inOrder } from "./export-file.ts";
import { exportTexts } from "./export-headings.texts.ts";
import { type OrderFileRow, readOrderRows } from "./order-rows.store.ts";
import { readPages } from "../base/read-pages.ts";
import { type Column, sheetOf } from "../base/sheet.ts";
import { siteColumns, wasteColumns } from "./shared-columns.ts";

/** The orders of a list, in its order and under its filters. */
export async function ordersFile(reader: ExportReader, query: OrdersExportQuery): Promise<ExportFile> {
  const { serviceLocationId, status, search, filter, dateFrom, dateTo } = query;
  const selection = {
    locationId: serviceLocationId === "all" ? null : serviceLocationId,
    status,
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
    sites.add(row.location_id);
    if (!names.has(row.created_by)) strangers.add(row.created_by);
  }
  if (strangers.size > 0) {
    for (const [id, name] of await readNames(reader, [...strangers])) names.set(id, name);
  }
  return inOrder(ids, rows);
}

/** `names` fills as the rows are read, before any of them is written. */
async function orderColumns(
  reader: ExportReader,
  names: ReadonlyMap<number, string>,
): Promise<readonly Column<OrderFileRow>[]> {
  const texts = exportTexts[reader.language];
  const words = ordersTexts[reader.language];
  const catalog = catalogTexts[reader.language];
  const wasteTypes = await readWasteTypes(reader);
  const containerTypes = await readContainerTypes(reader);
  const sites = await readSites(reader);
  const reason = ({ claim, cancellation, failed_trip_reason }: OrderFileRow) => {
    if (failed_trip_reason !== "") return failed_trip_reason;
    if (cancellation !== null) {
      const { cause, cancelReasonId, reason: said } = cancellation;
      return said ?? cancelReasonWords(cancelReasonId, cause, reader.language);
    }
    return claim && (claim.reason ?? words.claimReason[claim.claimReasonId]);
  };
  return [
    { heading: texts.orderNumber, kind: "integer", width: 12, value: (row) => row.order_number },
    {
      heading: texts.status,
      kind: "text",
      width: 18,
      value: (row) => words.status[row.status as OrderStatusId],
    },
    {
      heading: texts.customerOrderNumber,
      kind: "text",
      width: 18,
      value: (row) => row.customer_order_number,
    },
    ...siteColumns<OrderFileRow>(texts, (row) => sites.get(row.location_id)),
    ...wasteColumns<OrderFileRow>(texts, (row) => {
      const waste = wasteTypes.get(row.waste_type_id);
      const isOther = row.waste_type_id === otherWasteTypeId && row.independent_waste_type !== "";
      return waste && isOther ? { ...waste, description: row.independent_waste_type } : waste;
    }),
    {
      heading: texts.container,
      kind: "text",
      width: 26,
      value: (row) => containerTypes.get(row.container_type_id)?.type ?? null,
    },
    { heading: texts.amount, kind: "integer", width: 8, value: (row) => row.amount },
    {
      heading: texts.action,
      kind: "text",
      width: 16,
      value: (row) => catalog.containerAction[row.container_action_id as ContainerActionId],
    },
    {
      heading: texts.agreementType,
      kind: "text",
      width: 16,
      value: (row) => catalog.agreementType[row.agreement_type_id as AgreementTypeId],
    },
    { heading: texts.desiredDate, kind: "date", width: 12, value: (row) => row.desired_date },
    { heading: texts.timeWindow, kind: "text", width: 12, value: (row) => words.timeWindow[row.time_window] },
    { heading: texts.confirmedDate, kind: "date", width: 13, value: (row) => row.confirmed_date },
    {
      heading: texts.latestExecutionDate,
      kind: "date",
      width: 12,
      value: (row) => row.latest_execution_date,
    },
    { heading: texts.createdOn, kind: "dateTime", width: 17, value: (row) => row.created_on },
    { heading: texts.createdBy, kind: "text", width: 22, value: (row) => names.get(row.created_by) ?? null },
    { heading: texts.details, kind: "text", width: 30, value: (row) => row.details },
    { heading: texts.noteToDisposer, kind: "text", width: 30, value: (row) => row.note_to_disposer },
    { heading: texts.disposer, kind: "text", width: 28, value: (row) => row.disposer },
    { heading: texts.executedOn, kind: "date", width: 13, value: (row) => row.executed_on },
    { heading: texts.weightKg, kind: "kilograms", width: 13, value: (row) => row.weight_kg },
    { heading: texts.treatment, kind: "text", width: 15, value: (row) => row.treatment_code },
    { heading: texts.reason, kind: "text", width: 30, value: reason },
  ];
}
