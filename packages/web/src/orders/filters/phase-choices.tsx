import {
  claimPhases,
  openOrderPhases,
  type OrderPhase,
  orderPhases,
  orderPhaseTexts,
  orderStatus,
  ordersTexts,
} from "@kreislauf/contract/orders";
import { useQuery } from "@tanstack/react-query";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Checkbox } from "@kreislauf/ui/controls/checkbox.tsx";
import { StatusBadge } from "@kreislauf/ui/feedback/status-badge.tsx";
import { phaseVariants } from "../base/order-labels.ts";
import { type OrderNarrowing, orderPhaseCountsQuery } from "../orders.queries.ts";
import styles from "./phase-choices.module.css";

interface PhaseChoicesProps {
  /** What else narrows the list; each phase says how many orders it has there. */
  narrowing: OrderNarrowing;
  /** Null once nothing is chosen. */
  onChange: (phases: readonly OrderPhase[] | null) => void;
}

const groups = [
  { status: orderStatus.open, phases: openOrderPhases },
  { status: orderStatus.claimed, phases: claimPhases },
] as const;

/** The phases of open orders and of claims; any number of them can be chosen. */
export function PhaseChoices({ narrowing, onChange }: PhaseChoicesProps) {
  const value = narrowing.filters.phases;
  const { data: counts } = useQuery(orderPhaseCountsQuery(narrowing));
  const { number } = useFormats();
  const words = useTexts(orderPhaseTexts).phase;
  const statusWords = useTexts(ordersTexts).status;
  const toggle = (toggled: OrderPhase) => {
    const chosen = orderPhases.filter((phase) => (value?.includes(phase) ?? false) !== (phase === toggled));
    onChange(chosen.length === 0 ? null : chosen);
  };
  return groups.map(({ status, phases }) => (
    <fieldset key={status} className={styles.group}>
      <legend>{statusWords[status]}</legend>
      {phases.map((phase) => (
        <Checkbox
          key={phase}
          label={
            <span className={styles.phase}>
              <StatusBadge status={phaseVariants[phase]}>{words[phase]}</StatusBadge>
              {counts && <span className={styles.count}>{number(counts[phase])}</span>}
            </span>
          }
          checked={value?.includes(phase) ?? false}
          onChange={() => toggle(phase)}
        />
      ))}
    </fieldset>
  ));
}
