export { createAuthenticator } from "./authenticate.ts";
export { answerLinkRequests } from "./mail-links/answer-link-requests.ts";
export { nextMailTo } from "./mail-links/link-mail-limit.ts";
export { insertLinkRequest } from "./mail-links/link-requests.store.ts";
export { requestPasswordLink } from "./mail-links/request-password-link.ts";
export { startLinkRequestJobs } from "./mail-links/process-link-requests.ts";
export { addMembership } from "./add-membership.ts";
export {
  invitationMail,
  membershipAddedMail,
  newDeviceMail,
  passwordChangedMail,
  passwordResetMail,
} from "./session.mail.ts";
export { inviteUser, reinviteUser } from "./mail-links/invite-user.ts";
export { getMaintenanceStatus, lockMaintenance, setMaintenance } from "./maintenance.store.ts";
export { refuseDuringMaintenance } from "./refuse-during-maintenance.ts";
export { hashPassword, isPasswordCorrect } from "./base/hash-password.ts";
export { queueHashing } from "./base/queue-hashing.ts";
export {
  forgetStaffFailures,
  recordOwnProofSuccess,
  recordStaffSuccess,
  signInSubjectsOf,
  throttleOwnProof,
  throttleStaffCode,
  throttleStaffSignIn,
} from "./base/sign-in-throttle.ts";
export { hashToken, newToken } from "./base/tokens.ts";
export { createRecoveryCodes, findRecoveryCode } from "./second-factor/recovery-codes.ts";
export {
  countsOn,
  refusePasskey,
  takeChallengeOf,
  toCreationOptions,
  toRequestOptions,
  verifyAssertion,
  verifyAttestation,
} from "./second-factor/verify-passkey.ts";
export type { StaffPurpose } from "./passkeys.store.ts";
export { describeAuthenticatorApp, findTotpStep } from "./second-factor/totp.ts";
export { hashNewPassword } from "./base/set-password.ts";
export { getSessionSecrets, rotateAccessKey, type SessionSecrets } from "./base/session-secrets.ts";
export { startKeyReload } from "./reload-keys.ts";
export { startSignInPurge } from "./purge-sign-ins.ts";
export { endSessionsInCompany } from "./session.store.ts";
export { resetSecondFactorByOperator } from "./second-factor/remove-second-factor.ts";
export { bindPasskeyRoutes } from "./passkeys.routes.ts";
export { bindSecondFactorRoutes } from "./second-factor.routes.ts";
export { secondFactorChangedMail, secondFactorRequiredMail } from "./second-factor.mail.ts";
export { bindSessionRoutes } from "./session.routes.ts";
export { bindCompanySignInRoutes } from "./company-sign-in.routes.ts";
export {
  removeCompanySignIn,
  requireCompanySignIn,
  saveCompanySignIn,
} from "./company-sign-in/company-sign-in-settings.ts";
export {
  listCompanySignIns,
  listEmergencyCompanies,
} from "./company-sign-in/company-sign-in-settings.store.ts";
