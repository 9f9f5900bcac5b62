import {
  claimPhases,
  openOrderPhases,
  type OrderPhase,
  orderPhases,
  orderPhaseTexts,
  orderStatus,
  ordersTexts,
} from "@kreislauf/contract/orders";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Checkbox } from "@kreislauf/ui/controls/checkbox.tsx";
import { StatusBadge } from "@kreislauf/ui/feedback/status-badge.tsx";
import { phaseVariants } from "../base/order-labels.ts";
import styles from "./phase-choices.module.css";

interface PhaseChoicesProps {
  value: readonly OrderPhase[] | null;
  /** Null once nothing is chosen. */
  onChange: (phases: readonly OrderPhase[] | null) => void;
}

const groups = [
  { status: orderStatus.open, phases: openOrderPhases },
  { status: orderStatus.claimed, phases: claimPhases },
] as const;

/** The phases of open orders and of claims; any number of them can be chosen. */
export function PhaseChoices({ value, onChange }: PhaseChoicesProps) {
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
          label={<StatusBadge status={phaseVariants[phase]}>{words[phase]}</StatusBadge>}
          checked={value?.includes(phase) ?? false}
          onChange={() => toggle(phase)}
        />
      ))}
    </fieldset>
  ));
}
