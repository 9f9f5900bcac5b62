export { bindAgreementsRoutes } from "./agreements.routes.ts";
export type { AgreementOutlook, ReadOutlooks } from "./agreements.routes.ts";
export type { PendingChange } from "./agreements.tables.ts";
export { findAgreement } from "./agreements.store.ts";
