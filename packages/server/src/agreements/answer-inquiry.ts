import { Refusal } from "@kreislauf/contract/base";
import { systemUser } from "@kreislauf/contract/users";
import type { WriteContext } from "../base/context.ts";
import { recordNotification } from "../base/record-notification.ts";
import { findInquiryListRow, type InquiryRow, type InquiryListRow } from "./inquiries.store.ts";
import { notifyInquiryAnswered } from "./notify-requester.ts";

/** Answers an inquiry, which is possible once, and notifies the requester. The caller has locked the inquiry. */
export async function answerInquiry(work: WriteContext, inquiry: InquiryRow, text: string): Promise<void> {
  await settleInquiry(work, inquiry, text);
  await recordNotification(work, {
    kind: "inquiry_answered",
    companyId: inquiry.company_id,
    siteId: inquiry.site_id,
    subjectId: inquiry.id,
    causedBy: systemUser.provider,
    details: {},
  });
  await notifyInquiryAnswered(work, (await findInquiryListRow(work, inquiry.id)) as InquiryListRow, text);
}

/** Writes the answer without notifying anybody; refused if there is one already. The caller has locked the inquiry. */
export async function settleInquiry(work: WriteContext, inquiry: InquiryRow, text: string): Promise<void> {
  if (inquiry.answer !== null) throw new Refusal("inquiry_answered");
  await work.db
    .updateTable("inquiries")
    .set({ answer: JSON.stringify({ text, answeredOn: work.now.toString() }) })
    .where("id", "=", inquiry.id)
    .execute();
}

/** Removes the answer of an inquiry, so that the inquiry waits for one again. */
export async function reopenInquiry({ db }: WriteContext, inquiryId: number): Promise<void> {
  await db.updateTable("inquiries").set({ answer: null }).where("id", "=", inquiryId).execute();
}
