export { bindAgreementsRoutes } from "./agreements.routes.ts";
export { findAgreement } from "./agreements.store.ts";
export type { ReadOutlooks } from "./shown-agreement.ts";
export { requestAgreement } from "./request-agreement.ts";
export { showAgreement } from "./shown-agreement.ts";
