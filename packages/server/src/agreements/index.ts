export { bindAgreementsRoutes } from "./agreements.routes.ts";
export type { ReadOutlooks } from "./agreements.routes.ts";
export { findAgreement } from "./agreements.store.ts";
