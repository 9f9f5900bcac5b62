import type { PendingChange } from "@kreislauf/contract/agreements";
import type { WriteContext } from "../base/context.ts";
import { enqueueMail } from "../base/mail/outbox.ts";
import { findMember } from "../users/index.ts";
import type { AgreementRow } from "./agreements.store.ts";
import type { InquiryListRow } from "./inquiries.store.ts";
import { toInquiryView } from "./to-inquiry-view.ts";
import { describeAgreement, getMailSite } from "./notify-requester.store.ts";

/** Mails the person who requested a change that it was accepted or declined. */
export async function notifyChangeDecided(
  work: WriteContext,
  agreement: AgreementRow,
  change: PendingChange,
  note: string | null,
): Promise<void> {
  const recipient = await findRequester(work, change.requestedBy.id, agreement.company_id);
  if (recipient === undefined) return;
  const { agreementTypeId, cycleInterval, weekday1, weekday2, effectiveOn } = change;
  await enqueueMail(work, {
    kind: "agreement_change_decided",
    cause: `agreement ${agreement.id} change of ${change.requestedOn} decided`,
    recipient,
    data: {
      greeting: recipient.greeting,
      rhythm: { agreementTypeId, cycleInterval, weekday1, weekday2 },
      effectiveOn,
      note,
      ...(await describeAgreement(work, agreement)),
    },
  });
}

/** Sends the answer to the person who made the inquiry. */
export async function notifyInquiryAnswered(
  work: WriteContext,
  row: InquiryListRow,
  text: string,
): Promise<void> {
  const recipient = await findRequester(work, row.created_by, row.company_id);
  if (recipient === undefined) return;
  const { wasteType, containerType, customContainerSize } = toInquiryView(row, "de");
  await enqueueMail(work, {
    kind: "inquiry_answered",
    cause: `inquiry ${row.id} answered`,
    recipient,
    data: {
      greeting: recipient.greeting,
      askedOn: row.created_on,
      wasteType: wasteType.description,
      containerType: [containerType.description, customContainerSize].filter(Boolean).join(", "),
      amount: row.amount || null,
      site: await getMailSite(work, row.site_id),
      text,
    },
  });
}

/** The person to mail; undefined if they have left the company or have no e-mail address. */
export async function findRequester({ db }: WriteContext, userId: number, companyId: number) {
  const member = await findMember(db, userId, companyId);
  if (member === undefined || member.email === null) return undefined;
  const { email, firstName, lastName } = member;
  return { id: member.userId, email, greeting: { firstName, lastName } };
}
