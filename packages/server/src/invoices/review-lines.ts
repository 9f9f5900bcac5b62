import { addWorkingDays, berlinDate, Refusal, type Verdict } from "@kreislauf/contract/base";
import {
  type AcceptedLines,
  canAcceptLine,
  canAnswerDispute,
  canDisputeLine,
  canWithdrawDispute,
  type DisputeAnswer,
  disputeAnswerDays,
  type InvoiceCheck,
  type NewDispute,
  type ProviderInvoiceLine,
} from "@kreislauf/contract/invoices";
import { systemUser } from "@kreislauf/contract/users";
import type { InTransaction, PublicContext, TransactionContext } from "../base/context.ts";
import { recordNotification } from "../base/record-notification.ts";
import { upcomingHolidays } from "../catalog/index.ts";
import { getDocumentListRow } from "../documents/index.ts";
import type { StoredAttachment } from "../base/files/store-attachments.ts";
import { getInvoiceCheck } from "./get-invoice-check.ts";
import { getHolidayPlace } from "./invoice-lines.store.ts";
import {
  findCreditNote,
  insertLineFiles,
  insertLineMessage,
  type LockedLine,
  lockLine,
  writeReview,
} from "./line-reviews.store.ts";

type Rule = (facts: ReturnType<typeof reviewFacts>) => Verdict<"invoice_line_decided">;

const reviewFacts = (line: LockedLine) => ({
  state: line.state,
  disputes: line.disputes ?? 0,
  isCredit: line.net_cents < 0,
  isOver: line.is_over,
});

/** Locks a line of an invoice in the version that the person saw, and refuses a step that the rule does not allow. */
async function lockLineFor(
  context: TransactionContext,
  documentId: number,
  { position, version }: { readonly position: number; readonly version: number },
  rule: Rule,
): Promise<LockedLine> {
  const line = await lockLine(context, documentId, position);
  if (line === undefined || line.type !== "invoice") throw new Refusal("not_found");
  if ((line.version ?? 0) !== version) throw new Refusal("invoice_line_changed");
  const verdict = rule(reviewFacts(line));
  if (!verdict.allowed) throw new Refusal(verdict.reason);
  return line;
}

export async function acceptLines(
  context: TransactionContext,
  documentId: number,
  { lines }: AcceptedLines,
): Promise<InvoiceCheck> {
  await getDocumentListRow(context, documentId);
  const author_id = context.actor.userId;
  for (const wish of lines) {
    const line = await lockLineFor(context, documentId, wish, canAcceptLine);
    await writeReview(context, line, { state: "accepted", disputes: line.disputes ?? 0 });
    await insertLineMessage(context, line, { event: "accepted", author_id });
  }
  return await getInvoiceCheck(context, documentId);
}

export async function disputeLine(
  context: TransactionContext,
  documentId: number,
  position: number,
  { version, reason, text }: Omit<NewDispute, "attachments">,
  files: readonly StoredAttachment[],
): Promise<InvoiceCheck> {
  await getDocumentListRow(context, documentId);
  const line = await lockLineFor(context, documentId, { position, version }, canDisputeLine);
  const holidays = await upcomingHolidays(context.now, await getHolidayPlace(context, line.site_id));
  const answer_by = addWorkingDays(berlinDate(context.now), disputeAnswerDays, new Set(holidays.keys()));
  await writeReview(context, line, { state: "disputed", answer_by, disputes: (line.disputes ?? 0) + 1 });
  const message_id = await insertLineMessage(context, line, {
    event: "disputed",
    author_id: context.actor.userId,
    reason,
    text: text ?? "",
  });
  if (files.length > 0)
    await insertLineFiles(
      context,
      files.map((file) => ({ message_id, ...file })),
    );
  return await getInvoiceCheck(context, documentId);
}

export async function withdrawDispute(
  context: TransactionContext,
  documentId: number,
  position: number,
  version: number,
): Promise<InvoiceCheck> {
  await getDocumentListRow(context, documentId);
  const line = await lockLineFor(context, documentId, { position, version }, canWithdrawDispute);
  await writeReview(context, line, { state: "withdrawn", disputes: line.disputes ?? 0 });
  await insertLineMessage(context, line, { event: "withdrawn", author_id: context.actor.userId });
  return await getInvoiceCheck(context, documentId);
}

/** The provider credits a disputed line or declines the dispute. */
export async function answerDispute(
  work: Pick<InTransaction<PublicContext>, "db" | "now">,
  line: LockedLine,
  { outcome, text, creditNoteNumber }: DisputeAnswer,
): Promise<ProviderInvoiceLine> {
  const verdict = canAnswerDispute(reviewFacts(line));
  if (!verdict.allowed) throw new Refusal(verdict.reason);
  const credit =
    outcome === "credited" && creditNoteNumber
      ? await findCreditNote(work, line.company_id, creditNoteNumber)
      : undefined;
  if (outcome === "credited" && creditNoteNumber && credit === undefined) {
    throw new Refusal("not_found", [{ field: "creditNoteNumber", message: "" }]);
  }
  await writeReview(work, line, {
    state: outcome,
    credit_note_id: credit?.id ?? null,
    disputes: line.disputes ?? 0,
  });
  await insertLineMessage(work, line, { event: outcome, author_id: systemUser.provider, text });
  await recordNotification(work, {
    kind: "dispute_answered",
    companyId: line.company_id,
    siteId: line.site_id,
    subjectId: line.document_id,
    causedBy: systemUser.provider,
    details: { documentNumber: line.number, reason: text },
  });
  return {
    documentId: line.document_id,
    number: line.number,
    companyId: line.company_id,
    serviceLocationId: line.site_id,
    position: line.position,
    state: outcome,
    reason: null,
    text,
    netAmount: line.net_cents,
    answerBy: null,
  };
}
