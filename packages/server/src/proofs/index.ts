export {
  ensureProof,
  checkOrderProof,
  coverOrder,
  type ProofCoverage,
  proofRefusalOf,
  proofWarningOf,
  type ProofSubject,
  recordOrderProof,
} from "./check-order-proof.ts";
export { isDisposal, isOfHazardousWaste } from "./disposals.store.ts";
export { bindProofsRoutes } from "./proofs.routes.ts";
export {
  findAnyProof,
  findOrderNote,
  findProofByNumber,
  findSignedNote,
  lockProofs,
  toOrderNoteView,
  toProviderProof,
} from "./proofs.store.ts";
export type { OrderNoteRow, ProofRow } from "./proofs.tables.ts";
export { ensureHazardous, saveProof, setOrderNote } from "./save-proof.ts";
export { readHandling, readHandlings, saveHandling } from "./proof-handling.store.ts";
export { proofEndingMail } from "./proof-ending.mail.ts";
export { startProofJobs } from "./remind-of-ending-proofs.ts";
