export { disposerMail } from "./disposer.mail.ts";
export { findSiteDisposer } from "./disposer-links.store.ts";
export { bindDisposersRoutes, type DisposerVerbs } from "./disposers.routes.ts";
export { getHandedOverOrder } from "./get-handed-over-order.ts";
export { handOverOnPaper, handOverOrder } from "./hand-over-order.ts";
export { startDisposerJobs } from "./disposer-jobs.ts";
export { takeBackOrder } from "./take-back-order.ts";
