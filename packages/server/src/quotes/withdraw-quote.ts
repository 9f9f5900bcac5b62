import { Refusal } from "@kreislauf/contract/base";
import { canDecideQuote } from "@kreislauf/contract/quotes";
import { systemUser } from "@kreislauf/contract/users";
import { reopenInquiry } from "../agreements/index.ts";
import type { WriteContext } from "../base/context.ts";
import { recordNotification } from "../base/record-notification.ts";
import { type QuoteRow, settleQuote } from "./quotes.store.ts";

/**
 * Withdraws a quote on which nobody has decided. Its inquiry waits for an answer again. The caller has locked the
 * quote.
 */
export async function withdrawQuote(work: WriteContext, quote: QuoteRow): Promise<void> {
  const verdict = canDecideQuote({ status: quote.status, validUntil: quote.valid_until }, work.now);
  if (!verdict.allowed) throw new Refusal(verdict.reason);
  await settleQuote(work, quote, { status: "withdrawn" });
  await reopenInquiry(work, quote.inquiry_id);
  await recordNotification(work, {
    kind: "quote_withdrawn",
    companyId: quote.company_id,
    siteId: quote.site_id,
    subjectId: quote.id,
    causedBy: systemUser.provider,
    details: {},
  });
}
