export { bindAgreementsRoutes } from "./agreements.routes.ts";
export { findAgreement, lockAnyAgreement, logAgreement } from "./agreements.store.ts";
export { applyChange } from "./apply-change.ts";
export { endAgreement } from "./end-agreement.ts";
export { endDueAgreements } from "./end-due-agreements.ts";
export { requestAgreement } from "./request-agreement.ts";
export { showAgreement } from "./shown-agreement.ts";
export type { ReadOutlooks } from "./shown-agreement.ts";
