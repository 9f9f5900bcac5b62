import { quoteDecidedMail, quoteReceivedMail } from "../quotes/index.ts";
import type { MailTemplates } from "../base/mail/mail-content.ts";
import { proofEndingMail } from "../proofs/index.ts";
import { approvalDeclinedMail, approvalLapsedMail, approvalRequestedMail } from "../approvals/index.ts";
import { budgetReachedMail } from "../budgets/index.ts";
import { siteDeactivatedMail } from "../sites/index.ts";
import { agreementChangeDecidedMail, inquiryAnsweredMail } from "../agreements/index.ts";
import { exportFailedMail, exportReadyMail } from "../exports/index.ts";
import { disposerMail } from "../disposers/index.ts";
import { documentsPublishedMail, invoiceMail } from "../documents/index.ts";
import {
  claimAnsweredMail,
  claimReceivedMail,
  failedTripReportedMail,
  orderDigestMail,
  orderMessageMail,
  orderCancelledMail,
  orderReceivedMail,
  proposalReceivedMail,
} from "../orders/index.ts";
import {
  invitationMail,
  membershipAddedMail,
  newDeviceMail,
  passwordChangedMail,
  passwordResetMail,
  secondFactorChangedMail,
  secondFactorRequiredMail,
} from "../session/index.ts";
import {
  staffInvitationMail,
  staffPasswordChangedMail,
  staffPasswordResetMail,
  staffSecondFactorChangedMail,
} from "../staff/index.ts";

export const mailTemplates: MailTemplates = {
  order_received: orderReceivedMail,
  claim_received: claimReceivedMail,
  claim_answered: claimAnsweredMail,
  failed_trip_reported: failedTripReportedMail,
  order_digest: orderDigestMail,
  order_message: orderMessageMail,
  order_cancelled: orderCancelledMail,
  proposal_received: proposalReceivedMail,
  approval_requested: approvalRequestedMail,
  approval_declined: approvalDeclinedMail,
  approval_lapsed: approvalLapsedMail,
  budget_reached: budgetReachedMail,
  location_deactivated: siteDeactivatedMail,
  proof_ending: proofEndingMail,
  agreement_change_decided: agreementChangeDecidedMail,
  inquiry_answered: inquiryAnsweredMail,
  quote_received: quoteReceivedMail,
  quote_decided: quoteDecidedMail,
  export_ready: exportReadyMail,
  export_failed: exportFailedMail,
  disposer: disposerMail,
  documents_published: documentsPublishedMail,
  invoice: invoiceMail,
  invitation: invitationMail,
  membership_added: membershipAddedMail,
  password_reset: passwordResetMail,
  password_changed: passwordChangedMail,
  second_factor_changed: secondFactorChangedMail,
  second_factor_required: secondFactorRequiredMail,
  new_device: newDeviceMail,
  staff_invitation: staffInvitationMail,
  staff_password_reset: staffPasswordResetMail,
  staff_password_changed: staffPasswordChangedMail,
  staff_second_factor_changed: staffSecondFactorChangedMail,
};
