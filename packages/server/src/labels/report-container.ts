import { Refusal } from "@kreislauf/contract/base";
import { type ReportCreation, reportsLimitedUntil, type SentReport } from "@kreislauf/contract/labels";
import { systemUser } from "@kreislauf/contract/users";
import { inTransaction, type InTransaction, type PublicContext } from "../base/context.ts";
import { retryAfter } from "../base/http/retry-after.ts";
import { recordNotification } from "../base/record-notification.ts";
import { normalizePhoto } from "../base/files/normalize-photo.ts";
import { hashContainerToken } from "./container-code.ts";
import type { LabelListRow } from "./labels.store.ts";
import { findReportByKey, insertReport, lockForReport, readRecentReports } from "./reports.store.ts";
import { reportNumber } from "./report-number.ts";
import { getLabelByToken } from "./scanned-container.ts";

/**
 * Accepts a report from anybody who has the code, and notifies the people who may order at the site. A report with the
 * key of an earlier one writes nothing and returns the earlier one.
 */
export async function reportContainer(
  context: PublicContext,
  token: string,
  creation: ReportCreation,
): Promise<SentReport> {
  const label = await getLabelByToken(context, token);
  const earlier = await findReportByKey(context.db, label.agreement_id, creation.key);
  if (earlier !== undefined) return toSentReport(earlier);
  ensureAmount(label, creation.amount);
  // Checked before the photo is decoded, so that refused reports cost little.
  await ensureWithinLimits(context, label);
  const photo = creation.photo === null ? null : await normalizePhoto(creation.photo);
  const contentHash = photo === null ? null : await context.files.write(photo);
  return await inTransaction(context, (transaction) =>
    writeReport(transaction, { label, token, creation, contentHash }),
  );
}

interface Report {
  readonly label: LabelListRow;
  readonly token: string;
  readonly creation: ReportCreation;
  readonly contentHash: string | null;
}

async function writeReport(
  context: InTransaction<PublicContext>,
  { label, token, creation, contentHash }: Report,
): Promise<SentReport> {
  const { agreement_id: agreementId, company_id: companyId, site_id: siteId } = label;
  const currentHash = await lockForReport(context, agreementId, companyId);
  if (currentHash === null || !hashContainerToken(token).equals(currentHash)) throw new Refusal("not_found");
  const earlier = await findReportByKey(context.db, agreementId, creation.key);
  if (earlier !== undefined) return toSentReport(earlier);
  await ensureWithinLimits(context, label);
  const { key, amount, name, message } = creation;
  const report = await insertReport(context, {
    companyId,
    siteId,
    agreementId,
    key,
    amount,
    name,
    message,
    contentHash,
  });
  await recordNotification(context, {
    kind: "container_reported",
    companyId,
    siteId,
    subjectId: report.id,
    causedBy: systemUser.system,
    details: { reporter: name, amount },
  });
  return toSentReport(report);
}

/**
 * Refuses a report of more containers than are on site; one is always allowed. For waste counted in pieces there is no
 * limit.
 */
function ensureAmount({ unit, containers_on_site }: LabelListRow, amount: number): void {
  if (unit === "container" && amount > Math.max(1, containers_on_site))
    throw new Refusal("validation", [{ field: "amount", message: "" }]);
}

async function ensureWithinLimits({ db, now }: Pick<PublicContext, "db" | "now">, label: LabelListRow) {
  const recent = await readRecentReports(db, now, label.agreement_id, label.company_id);
  const until = reportsLimitedUntil(recent, now);
  if (until !== null) throw new Refusal("reports_limited", [], retryAfter(now, until));
}

const toSentReport = (row: {
  readonly id: number;
  readonly reported_at: string;
  readonly amount: number;
}) => ({
  number: reportNumber(row.id),
  reportedOn: row.reported_at,
  amount: row.amount,
});
