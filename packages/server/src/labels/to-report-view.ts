import { type Language, Refusal } from "@kreislauf/contract/base";
import type { ContainerReport } from "@kreislauf/contract/labels";
import type { Context, TransactionContext } from "../base/context.ts";
import { toWasteAndContainerView } from "../catalog/index.ts";
import { reportNumber } from "./report-number.ts";
import { findReport, type ReportRow } from "./reports.store.ts";

export const toReportView = (row: ReportRow, language: Language): ContainerReport => ({
  id: row.id,
  number: reportNumber(row.id),
  state: row.state,
  reportedOn: row.reported_at,
  name: row.reporter_name,
  amount: row.amount,
  message: row.message,
  hasPhoto: row.content_hash !== null,
  agreementId: row.agreement_id,
  serviceLocationId: row.site_id,
  site: row.alias,
  city: row.city,
  place: row.place ?? "",
  ...toWasteAndContainerView(row, language),
  unit: row.unit,
  containersOnSite: row.containers_on_site,
  hasEnded: row.agreement_status === "ended",
  nextOrder:
    row.next_order_id === null || row.next_order_date === null || row.next_order_amount === null
      ? null
      : { orderId: row.next_order_id, desiredDate: row.next_order_date, amount: row.next_order_amount },
  waitingOrder:
    row.waiting_request_id === null || row.waiting_order_date === null || row.waiting_order_amount === null
      ? null
      : {
          requestId: row.waiting_request_id,
          desiredDate: row.waiting_order_date,
          amount: row.waiting_order_amount,
        },
  closed:
    row.closed_at === null
      ? null
      : { on: row.closed_at, by: row.closed_by_name ?? "", reason: row.reason, orderId: row.order_id },
});

export async function getReport(context: Context | TransactionContext, reportId: number): Promise<ReportRow> {
  const row = await findReport(context, reportId);
  if (row === undefined) throw new Refusal("not_found");
  return row;
}
