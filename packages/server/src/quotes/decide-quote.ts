import { berlinDate, Refusal } from "@kreislauf/contract/base";
import { containerAction } from "@kreislauf/contract/catalog";
import {
  canDecideQuote,
  keepsPlacementDay,
  type Quote,
  type QuoteDecline,
  quoteNumber,
} from "@kreislauf/contract/quotes";
import type { TransactionContext, WriteContext } from "../base/context.ts";
import { recordNotification } from "../base/record-notification.ts";
import { createQuotedAgreement, startAgreement } from "../orders/index.ts";
import { storeOrderPrices, writePriceList } from "../purchasing/index.ts";
import { notifyQuoteDecided } from "./notify-of-quote.ts";
import { getQuoteRow, lockQuote, type QuoteListRow, settleQuote } from "./quotes.store.ts";
import { toQuoteView } from "./to-quote-view.ts";

/** Locks a quote that can still be decided on. Otherwise the refusal says why not. */
async function lockOpenQuote(context: TransactionContext, quoteId: number): Promise<QuoteListRow> {
  const quote = await lockQuote(context, quoteId);
  const verdict = canDecideQuote({ status: quote.status, validUntil: quote.valid_until }, context.now);
  if (!verdict.allowed) throw new Refusal(verdict.reason);
  return quote;
}

async function announce(
  context: TransactionContext,
  quote: QuoteListRow,
  kind: "quote_accepted" | "quote_declined",
): Promise<Quote> {
  await recordNotification(context, {
    kind,
    companyId: quote.company_id,
    siteId: quote.site_id,
    subjectId: quote.id,
    causedBy: context.actor.userId,
    details: {},
  });
  const decided = await getQuoteRow(context, quote.id);
  await notifyQuoteDecided(context, decided);
  return toQuoteView(decided, context);
}

/**
 * Copies the files of an inquiry to the order that resulted from it. The function is in the room `questions`, which is
 * above this one, so the app passes it in.
 */
export type KeepInquiryFiles = (
  work: WriteContext,
  order: { readonly id: number; readonly inquiryId: number },
) => Promise<void>;

/**
 * Accepts a quote: creates the agreement with its prices and, unless the containers are already on site, the order that
 * places them.
 */
export async function acceptQuote(
  context: TransactionContext,
  quoteId: number,
  keepInquiryFiles: KeepInquiryFiles,
): Promise<Quote> {
  const quote = await lockOpenQuote(context, quoteId);
  const { agreementId, orderId } = await concludeAgreement(context, quote);
  if (orderId !== null) await keepInquiryFiles(context, { id: orderId, inquiryId: quote.inquiry_id });
  await settleQuote(context, quote, {
    status: "accepted",
    decided_by: context.actor.userId,
    agreement_id: agreementId,
    order_id: orderId,
  });
  return await announce(context, quote, "quote_accepted");
}

async function concludeAgreement(
  context: TransactionContext,
  quote: QuoteListRow,
): Promise<{ agreementId: number; orderId: number | null }> {
  const offered = {
    serviceLocationId: quote.site_id,
    wasteTypeId: quote.waste_type_id,
    containerTypeId: quote.container_type_id,
    agreementTypeId: quote.agreement_type_id,
    cycleInterval: quote.cycle_interval,
    weekday1: quote.weekday1,
    weekday2: quote.weekday2,
  };
  const priceList = {
    validFrom: berlinDate(context.now),
    version: `Angebot ${quoteNumber(quote.sent_at, quote.id)}`,
    terms: quote.term || null,
    prices: [...quote.prices],
  };
  const company = { company_id: quote.company_id };
  if (quote.placed_on === null) {
    const standing = { cycleStart: null, containersOnSite: quote.amount, agreementNumber: null };
    const agreementId = await startAgreement(context, { ...offered, ...standing });
    await writePriceList(context, { id: agreementId, ...company }, priceList);
    return { agreementId, orderId: null };
  }
  const desiredDate = keepsPlacementDay(quote.placed_on, context.now) ? quote.placed_on : null;
  const placement = { amount: quote.amount, desiredDate, details: null };
  const { agreement, order } = await createQuotedAgreement(context, { ...offered, ...placement });
  await writePriceList(context, { id: agreement.agreementId, ...company }, priceList);
  await storeOrderPrices(context, quote.company_id, [
    {
      id: order.id,
      agreementId: agreement.agreementId,
      containerActionId: containerAction.place,
      amount: order.amount,
      desiredDate: order.desiredDate,
    },
  ]);
  return { agreementId: agreement.agreementId, orderId: order.id };
}

export async function declineQuote(
  context: TransactionContext,
  quoteId: number,
  { reason, text }: QuoteDecline,
): Promise<Quote> {
  const quote = await lockOpenQuote(context, quoteId);
  await settleQuote(context, quote, {
    status: "declined",
    decided_by: context.actor.userId,
    decline_reason: reason,
    decline_text: text ?? "",
  });
  return await announce(context, quote, "quote_declined");
}
