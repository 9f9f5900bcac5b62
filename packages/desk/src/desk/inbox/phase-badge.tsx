import { type DeskPhase, deskPhaseTexts } from "@kreislauf/contract/desk";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import styles from "./phase-badge.module.css";

/** The phase as a word in its colour. */
export function PhaseBadge({ phase }: { phase: DeskPhase }) {
  const names = useTexts(deskPhaseTexts);
  return (
    <span className={styles.badge} data-phase={phase}>
      {names[phase]}
    </span>
  );
}
