import type { BalanceReceipt, BalanceReceipts, BalanceReceiptsQuery } from "@kreislauf/contract/balance";
import { formatAvvCode } from "@kreislauf/contract/catalog";
import type { Context } from "../base/context.ts";
import { listReceiptRows, type ReceiptRow, sumReceipts } from "./balance.store.ts";
import { ensureSiteAssigned } from "../sites/index.ts";
import { daysOfYear } from "./get-waste-balance.ts";

export const toBalanceReceipt = (row: ReceiptRow): BalanceReceipt => ({
  orderId: row.id,
  orderNumber: String(row.order_number),
  executedOn: row.executed_on ?? "",
  receiptId: row.receipt_id,
  receiptNumber: row.receipt_number,
  site: row.alias,
  wasteType: row.description,
  avvCode: formatAvvCode(row.avv_code, row.hazardous && row.avv_code !== ""),
  hazardous: row.hazardous,
  treatmentCode: row.treatment_code,
  kg: row.weight_kg,
  isEstimated: row.weight_estimated,
});

/** The disposals behind a figure of the balance. */
export async function listBalanceReceipts(
  context: Context,
  query: BalanceReceiptsQuery,
): Promise<BalanceReceipts> {
  await ensureSiteAssigned(context, query.serviceLocationId);
  const days = daysOfYear(query.year, context.now);
  const { total, kg, estimated } = await sumReceipts(context, query, days);
  const rows = await listReceiptRows(context, query, days, { page: query.page });
  return { receipts: rows.map(toBalanceReceipt), total, kg, estimated };
}
