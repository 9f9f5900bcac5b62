export { agreementChangeDecidedMail } from "./agreement-change-decided.mail.ts";
export { arrangeChange } from "./arrange-change.ts";
export { bindAgreementsRoutes } from "./agreements.routes.ts";
export {
  changeAgreement,
  findAgreement,
  listAgreementsNumbered,
  lockAnyAgreement,
  logAgreement,
} from "./agreements.store.ts";
export type { AgreementRow } from "./agreements.store.ts";
export { answerInquiry } from "./answer-inquiry.ts";
export { applyChange } from "./apply-change.ts";
export { decideChange } from "./decide-change.ts";
export { endAgreement } from "./end-agreement.ts";
export { endDueAgreements } from "./end-due-agreements.ts";
export { giveNumber } from "./give-number.ts";
export { findShownInquiry, lockAnyInquiry } from "./inquiries.store.ts";
export type { ShownInquiry } from "./inquiries.store.ts";
export { inquiryAnsweredMail } from "./inquiry-answered.mail.ts";
export { showAgreement } from "./shown-agreement.ts";
export type { ReadOutlooks } from "./shown-agreement.ts";
export { toInquiry } from "./shown-inquiry.ts";
export { writeAgreement } from "./write-agreement.ts";
