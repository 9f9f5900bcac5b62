import type { ProofState } from "@kreislauf/contract/proofs";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { StatusBadge } from "@kreislauf/ui/feedback/status-badge.tsx";
import { proofsTexts } from "./proofs.texts.ts";
import styles from "./proofs.module.css";

const variants = {
  missing: "failed",
  ended: "failed",
  used_up: "failed",
  ends_soon: "claimed",
  near_limit: "claimed",
  small_quantity: "cancelled",
  valid: "done",
  upcoming: "cancelled",
} as const satisfies Record<ProofState, string>;

/** Red only where something is missing or used up. */
export function ProofBadge({ state }: { state: ProofState }) {
  const { states } = useTexts(proofsTexts);
  const variant = variants[state];
  return (
    <span className={variant === "failed" ? styles.missing : undefined}>
      <StatusBadge status={variant}>{states[state]}</StatusBadge>
    </span>
  );
}
