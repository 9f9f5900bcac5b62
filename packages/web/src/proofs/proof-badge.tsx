import type { ProofState } from "@kreislauf/contract/proofs";
import { CircleX } from "lucide-react";
import type { ReactNode } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Badge } from "@kreislauf/ui/feedback/badge.tsx";
import { StatusBadge } from "@kreislauf/ui/feedback/status-badge.tsx";
import { proofsTexts } from "./proofs.texts.ts";
import styles from "./proof-badge.module.css";

const variants = {
  missing: "bad",
  ended: "bad",
  used_up: "bad",
  ends_soon: "claimed",
  near_limit: "claimed",
  small_quantity: "cancelled",
  valid: "done",
  fits: "done",
  upcoming: "cancelled",
} as const satisfies Record<ProofState | "fits", string>;

/** A badge for the state of a proof. It is red only if a proof is missing, ended or used up. */
export function ProofBadge({ state, children }: { state: keyof typeof variants; children: ReactNode }) {
  const variant = variants[state];
  return variant === "bad" ? (
    <span className={styles.bad}>
      <Badge icon={CircleX}>{children}</Badge>
    </span>
  ) : (
    <StatusBadge status={variant}>{children}</StatusBadge>
  );
}

/** A badge for the state of a proof, in the words of the screen of proofs. */
export function ProofStateBadge({ state }: { state: ProofState }) {
  const { states } = useTexts(proofsTexts);
  return <ProofBadge state={state}>{states[state]}</ProofBadge>;
}
