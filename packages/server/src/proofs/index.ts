export {
  ensureProof,
  judgeProof,
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
  findProofByNumber,
  findSignedNote,
  lockProofs,
  readHandling,
  readHandlings,
  saveHandling,
  toOrderNoteView,
  toProviderProof,
} from "./proofs.store.ts";
export type { OrderNoteRow, ProofRow } from "./proofs.tables.ts";
export { ensureHazardous, saveProof, setOrderNote } from "./save-proof.ts";
export { proofEndingMail } from "./proof-ending.mail.ts";
export { startProofJobs } from "./remind-of-ending-proofs.ts";
