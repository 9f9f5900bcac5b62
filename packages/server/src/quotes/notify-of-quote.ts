import { formatContainerName } from "@kreislauf/contract/catalog";
import { type QuoteStatus, quoteNumber } from "@kreislauf/contract/quotes";
import { addressLine } from "@kreislauf/contract/sites";
import { systemUser } from "@kreislauf/contract/users";
import { findRequester } from "../agreements/index.ts";
import type { WriteContext } from "../base/context.ts";
import { enqueueMail } from "../base/mail/outbox.ts";
import { findQuoteSender, getAnyQuoteRow, type QuoteListRow } from "./quotes.store.ts";

/** What mails say about a quote. */
export interface MailedQuote {
  readonly quoteId: number;
  readonly number: string;
  readonly wasteType: string;
  readonly containerType: string;
  readonly drawing: string;
  readonly amount: number;
  readonly site: string;
  readonly validUntil: string;
  readonly text: string;
  readonly status: QuoteStatus;
}

const describe = (quote: QuoteListRow): MailedQuote => ({
  quoteId: quote.id,
  number: quoteNumber(quote.sent_at, quote.id),
  wasteType: quote.waste_description,
  containerType: formatContainerName(quote.container_type, "de"),
  drawing: quote.container_drawing,
  amount: quote.amount,
  site: `${quote.alias}, ${addressLine(quote)}`,
  validUntil: quote.valid_until,
  text: quote.text,
  status: quote.status,
});

/** Mails the quote to the person who sent the inquiry. */
export async function notifyQuoteReceived(work: WriteContext, quoteId: number): Promise<void> {
  const quote = await getAnyQuoteRow(work, quoteId);
  const recipient = await findRequester(work, quote.asked_by, quote.company_id);
  if (recipient === undefined) return;
  await enqueueMail(work, {
    kind: "quote_received",
    cause: `quote ${quote.id} sent`,
    recipient,
    data: { greeting: recipient.greeting, quote: describe(quote) },
  });
}

/**
 * Mails the decision to the person who decided, to the person who sent the inquiry, and to the member of the provider's
 * staff who sent the quote.
 */
export async function notifyQuoteDecided(work: WriteContext, quote: QuoteListRow): Promise<void> {
  const data = {
    quote: describe(quote),
    company: quote.company_name,
    decidedBy: quote.decided_by_name ?? "",
    reason: quote.decline_reason,
    reasonText: quote.decline_text || null,
    placedOn: quote.desired_date,
  };
  for (const userId of new Set([quote.asked_by, quote.decided_by ?? quote.asked_by])) {
    const recipient = await findRequester(work, userId, quote.company_id);
    if (recipient === undefined) continue;
    await enqueueMail(work, {
      kind: "quote_decided",
      cause: `quote ${quote.id} decided`,
      recipient,
      data: { ...data, greeting: recipient.greeting, isForStaff: false },
    });
  }
  const sender = await findQuoteSender(work, quote);
  if (sender === undefined) return;
  await enqueueMail(work, {
    kind: "quote_decided",
    cause: `quote ${quote.id} decided, to the desk`,
    // Members of staff are no users, so the provider's user is recorded as the recipient.
    recipient: { id: systemUser.provider, email: sender.email },
    data: {
      ...data,
      greeting: { firstName: sender.first_name, lastName: sender.last_name },
      isForStaff: true,
    },
  });
}
