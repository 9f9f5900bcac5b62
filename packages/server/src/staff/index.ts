export { createStaffAuthenticator } from "./authenticate-staff.ts";
export { inviteStaff, reinviteStaff } from "./invite-staff.ts";
export { startStaffLinkJobs } from "./reset-staff-password.ts";
export {
  staffInvitationMail,
  staffPasswordChangedMail,
  staffPasswordResetMail,
  staffSecondFactorChangedMail,
} from "./staff.mail.ts";
export { bindStaffRoutes } from "./staff.routes.ts";
export { findStaffByEmail } from "./staff.store.ts";
export {
  findLastOrderDeed,
  listOrderActors,
  noteBatchEnd,
  recordOrderAction,
  recordStaffAction,
} from "./staff-log.store.ts";
