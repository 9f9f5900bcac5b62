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
  /** The site and filters of the list; the number at each phase counts the orders that match them. */
  narrowing: OrderNarrowing;
  /** Called with null if no phase is chosen any more. */
  onChange: (phases: readonly OrderPhase[] | null) => void;
}

const groups = [
  { status: orderStatus.open, phases: openOrderPhases },
  { status: orderStatus.claimed, phases: claimPhases },
] as const;

/** Checkboxes for the phases of open orders and of claims. */
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
