export { ProofCheckCard } from "./proof-check-card.tsx";
export { OrderNoteCard } from "./order-note-card.tsx";
export { proofCheckTexts } from "./proof-check.texts.ts";
export { useProofCheck } from "./use-proof-check.ts";
export { useProofHint } from "./use-proof-hint.ts";
