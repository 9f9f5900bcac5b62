import { Refusal } from "@kreislauf/contract/base";
import { containerAction } from "@kreislauf/contract/catalog";
import { canSendQuote, maxQuoteFileBytes, type QuoteDraft } from "@kreislauf/contract/quotes";
import { systemUser } from "@kreislauf/contract/users";
import { findOfferedActions } from "../catalog/index.ts";
import { lockAnyInquiry, settleInquiry } from "../agreements/index.ts";
import type { InTransaction, PublicContext } from "../base/context.ts";
import { readDataUri } from "../base/files/data-uri.ts";
import { recordNotification } from "../base/record-notification.ts";
import { isWholePdf } from "../base/files/whole-pdf.ts";
import { notifyQuoteReceived } from "./notify-of-quote.ts";

/** Who sends the quote. `name` is what the customer reads. */
export interface QuoteSender {
  readonly name: string;
  /** Null if the provider's system sends the quote. */
  readonly staffId: number | null;
}

interface QuoteFile {
  readonly fileName: string;
  readonly content: Buffer;
}

/** The PDF of a quote, unchanged; null if the draft has none. Refuses a file that is too large or no complete PDF. */
export function readQuoteFile({ pdf }: Pick<QuoteDraft, "pdf">): QuoteFile | null {
  if (pdf === null) return null;
  const content = readDataUri(pdf.file);
  if (content === undefined) throw new Refusal("attachment_unusable");
  if (content.length > maxQuoteFileBytes) throw new Refusal("attachment_too_large");
  if (!isWholePdf(content)) throw new Refusal("attachment_unusable");
  return { fileName: pdf.fileName, content };
}

/** Answers an inquiry with a quote, whose text becomes the inquiry's answer. Returns the quote's id. */
export async function sendQuote(
  work: Pick<InTransaction<PublicContext>, "db" | "now" | "files">,
  inquiryId: number,
  draft: QuoteDraft,
  file: QuoteFile | null,
  sender: QuoteSender,
): Promise<number> {
  const inquiry = await lockAnyInquiry(work, inquiryId);
  const verdict = canSendQuote(draft, work.now);
  if (!verdict.allowed) throw new Refusal(verdict.reason);
  const { wasteTypeId, containerTypeId, agreementTypeId } = draft;
  const actions = await findOfferedActions(work, wasteTypeId, containerTypeId, agreementTypeId);
  if (actions === undefined) throw new Refusal("not_in_catalog");
  if (draft.placedOn !== null && !actions.includes(containerAction.place))
    throw new Refusal("action_not_offered");
  await settleInquiry(work, inquiry, draft.text);
  const { id } = await work.db
    .insertInto("quotes")
    .values({
      inquiry_id: inquiry.id,
      company_id: inquiry.company_id,
      site_id: inquiry.site_id,
      waste_type_id: wasteTypeId,
      container_type_id: containerTypeId,
      agreement_type_id: agreementTypeId,
      cycle_interval: draft.cycleInterval,
      weekday1: draft.weekday1,
      weekday2: draft.weekday2,
      amount: draft.amount,
      placed_on: draft.placedOn,
      term: draft.term ?? "",
      text: draft.text,
      prices: JSON.stringify(draft.prices),
      valid_until: draft.validUntil,
      file_name: file?.fileName ?? "",
      content_hash: file === null ? null : await work.files.write(file.content),
      size_bytes: file?.content.length ?? null,
      sent_at: work.now.toString(),
      sent_by: sender.name,
      staff_id: sender.staffId,
      decided_at: null,
      decided_by: null,
      decline_reason: null,
      agreement_id: null,
      order_id: null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await recordNotification(work, {
    kind: "quote_received",
    companyId: inquiry.company_id,
    siteId: inquiry.site_id,
    subjectId: id,
    causedBy: systemUser.provider,
    details: {},
  });
  await notifyQuoteReceived(work, id);
  return id;
}
