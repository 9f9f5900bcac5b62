import { cycleInterval, type CycleIntervalId, type CycleWeekday } from "@kreislauf/contract/agreements";
import { agreementType, type AgreementTypeId } from "@kreislauf/contract/catalog";

/** Type and cycle of an agreement while they are being chosen. */
export interface CycleDraft {
  readonly agreementTypeId: AgreementTypeId;
  readonly cycleInterval: CycleIntervalId | null;
  readonly weekday1: CycleWeekday | null;
  readonly weekday2: CycleWeekday | null;
}

/** How many weekdays the interval needs. */
export const weekdayCount = ({ cycleInterval: interval }: Pick<CycleDraft, "cycleInterval">): 1 | 2 =>
  interval === cycleInterval.twiceWeekly ? 2 : 1;

/** Sets the type, and clears the cycle unless the type is periodic: no other type has a cycle. */
export function withAgreementType(
  { cycleInterval: interval, weekday1, weekday2 }: CycleDraft,
  agreementTypeId: AgreementTypeId,
): CycleDraft {
  return agreementTypeId === agreementType.periodic
    ? { agreementTypeId, cycleInterval: interval, weekday1, weekday2 }
    : { agreementTypeId, cycleInterval: null, weekday1: null, weekday2: null };
}

/** Sets the interval, and drops the second weekday if the new interval needs only one. */
export function withInterval(draft: CycleDraft, interval: CycleIntervalId): CycleDraft {
  const next = { ...draft, cycleInterval: interval };
  return weekdayCount(next) === 2 ? next : { ...next, weekday2: null };
}

/** Chooses a weekday. If the interval needs two, choosing one again drops it, and a third replaces the first chosen. */
export function withWeekday(draft: CycleDraft, day: CycleWeekday): CycleDraft {
  const { weekday1, weekday2 } = draft;
  if (weekdayCount(draft) === 1) return { ...draft, weekday1: day, weekday2: null };
  const chosen = [weekday1, weekday2].filter((each) => each !== null);
  const next = chosen.includes(day) ? chosen.filter((each) => each !== day) : [...chosen, day].slice(-2);
  return { ...draft, weekday1: next[0] ?? null, weekday2: next[1] ?? null };
}

/** The first part of the cycle that is still missing; null if none is, or if the type of agreement has no cycle. */
export function missingInCycle(draft: CycleDraft): "interval" | "day" | "twoDays" | null {
  if (draft.agreementTypeId !== agreementType.periodic) return null;
  if (draft.cycleInterval === null) return "interval";
  if (weekdayCount(draft) === 1) return draft.weekday1 === null ? "day" : null;
  return draft.weekday1 === null || draft.weekday2 === null ? "twoDays" : null;
}
