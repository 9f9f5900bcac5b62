import { Refusal } from "@kreislauf/contract/base";
import type { ContainerReport, ReportClosing } from "@kreislauf/contract/labels";
import type { TransactionContext } from "../base/context.ts";
import { isOrderOfAgreement, lockReport } from "./reports.store.ts";
import { getReport, toReportView } from "./to-report-view.ts";

/**
 * Closes a report for everybody; whoever comes second is refused. A report that is closed with the same order already
 * is answered as it is, so that closing it can be repeated until there is an answer.
 */
export async function closeReport(
  context: TransactionContext,
  reportId: number,
  closing: ReportClosing,
): Promise<ContainerReport> {
  const { db, actor, now, language } = context;
  const report = await lockReport(context, reportId);
  if (report === undefined) throw new Refusal("not_found");
  const isRepeated = closing.state === "ordered" && closing.orderId === report.order_id;
  if (isRepeated) return toReportView(await getReport(context, reportId), language);
  if (report.state !== "open") throw new Refusal("report_closed");
  if (
    closing.state === "ordered" &&
    !(await isOrderOfAgreement(context, closing.orderId, report.agreement_id))
  )
    throw new Refusal("not_found");
  await db
    .updateTable("container_reports")
    .set({
      state: closing.state,
      order_id: closing.state === "ordered" ? closing.orderId : null,
      reason: closing.state === "declined" ? closing.reason : null,
      closed_at: now.toString(),
      closed_by: actor.userId,
    })
    .where("id", "=", reportId)
    .where("state", "=", "open")
    .execute();
  return toReportView(await getReport(context, reportId), language);
}
