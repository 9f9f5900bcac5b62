import { Refusal } from "@kreislauf/contract/base";
import type { ContainerReport, ReportClosing } from "@kreislauf/contract/labels";
import type { TransactionContext } from "../base/context.ts";
import { isOrderOfAgreement, lockReport } from "./reports.store.ts";
import { getReport, toReportView } from "./to-report-view.ts";

/**
 * Closes a report for everybody. If two people close it at once, the second is refused. Closing it again with the same
 * order changes nothing and returns the report, so that the call can be repeated after a lost response.
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
