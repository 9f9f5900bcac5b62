export {
  addContainers,
  removeContainers,
  resetCycleProgress,
  setCycleProgress,
} from "./agreement-containers.store.ts";
export { agreementChangeDecidedMail } from "./agreement-change-decided.mail.ts";
export { scheduleChange } from "./schedule-change.ts";
export { bindAgreementsRoutes } from "./agreements.routes.ts";
export {
  updateAgreementWithLog,
  findAgreement,
  findAnyAgreement,
  listAgreementsByNumber,
  lockAnyAgreement,
  insertAgreementLogEntry,
} from "./agreements.store.ts";
export type { AgreementRow } from "./agreements.store.ts";
export { answerInquiry, reopenInquiry, settleInquiry } from "./answer-inquiry.ts";
export { applyChange } from "./apply-change.ts";
export { decideChange } from "./decide-change.ts";
export { endAgreement } from "./end-agreement.ts";
export { endDueAgreements } from "./end-due-agreements.ts";
export { setAgreementNumber } from "./set-agreement-number.ts";
export { getAnyInquiryAttachment } from "./get-inquiry-attachment.ts";
export {
  filesOfInquiry,
  findInquiryListRow,
  listInquiryFiles,
  lockAnyInquiry,
  quoteOfInquiry,
} from "./inquiries.store.ts";
export type { InquiryListRow } from "./inquiries.store.ts";
export { findRequester } from "./notify-requester.ts";
export { inquiryAnsweredMail } from "./inquiry-answered.mail.ts";
export { getAgreementView } from "./to-agreement-view.ts";
export type { ReadOrderSummaries } from "./to-agreement-view.ts";
export { toInquiryView } from "./to-inquiry-view.ts";
export { insertAgreement } from "./insert-agreement.ts";
