import { Refusal } from "@kreislauf/contract/base";
import { systemUser } from "@kreislauf/contract/users";
import type { Work } from "../base/context.ts";
import { noteHappening } from "../base/happenings.ts";
import { findShownInquiry, type InquiryRow, type ShownInquiry } from "./inquiries.store.ts";
import { tellAboutAnswer } from "./tell-about-agreement.ts";

/** Answers a request for an offer, once, and tells whoever asked. It is locked. */
export async function answerInquiry(work: Work, inquiry: InquiryRow, text: string): Promise<void> {
  if (inquiry.answer !== null) throw new Refusal("inquiry_answered");
  await work.db
    .updateTable("inquiries")
    .set({ answer: JSON.stringify({ text, answeredOn: work.now.toString() }) })
    .where("id", "=", inquiry.id)
    .execute();
  await noteHappening(work, {
    kind: "inquiry_answered",
    companyId: inquiry.company_id,
    locationId: inquiry.location_id,
    subjectId: inquiry.id,
    causedBy: systemUser.provider,
    details: {},
  });
  await tellAboutAnswer(work, (await findShownInquiry(work, inquiry.id)) as ShownInquiry, text);
}
