import { addDays, allowed, berlinDate, type BerlinDate, refused, type Verdict } from "../base/index.ts";
import { agreementType, type AgreementTypeId } from "../catalog/index.ts";
import type { AgreementRefusal, AgreementStatus } from "./agreements.codes.ts";
import type { PendingChange } from "./agreements.schema.ts";

/** Agreement type and cycle of an agreement. */
export interface AgreementSchedule {
  readonly agreementTypeId: AgreementTypeId;
  readonly cycleInterval: number | null;
  readonly weekday1: number | null;
  readonly weekday2: number | null;
}

export interface ChangeableAgreement extends AgreementSchedule {
  readonly status: AgreementStatus;
  readonly pendingChange: Pick<PendingChange, "effectiveOn"> | null;
}

export type AgreementVerdict = Verdict<AgreementRefusal>;

/** Two weekdays in another order are the same schedule. */
const scheduleKey = ({ agreementTypeId, cycleInterval, weekday1, weekday2 }: AgreementSchedule) =>
  [
    agreementTypeId,
    cycleInterval,
    ...[weekday1 ?? 0, weekday2 ?? 0].toSorted((one, other) => one - other),
  ].join();

export const isSameSchedule = (one: AgreementSchedule, other: AgreementSchedule): boolean =>
  scheduleKey(one) === scheduleKey(other);

/** Whether a change can be asked for: one at a time, and only what the catalog offers for the same container. */
export function canChangeAgreement(
  agreement: ChangeableAgreement,
  requested: AgreementSchedule,
  offeredTypes: readonly AgreementTypeId[],
): AgreementVerdict {
  if (agreement.status === "ended") return refused("agreement_ended");
  if (agreement.status === "requested") return refused("agreement_requested");
  const { pendingChange } = agreement;
  if (pendingChange !== null) {
    return refused(pendingChange.effectiveOn === null ? "change_pending" : "change_accepted");
  }
  if (isSameSchedule(agreement, requested)) return refused("agreement_unchanged");
  return offeredTypes.includes(requested.agreementTypeId) ? allowed() : refused("not_in_catalog");
}

/** Whether there is another type or another cycle to change to. */
export const hasOtherSchedules = (
  { agreementTypeId }: Pick<AgreementSchedule, "agreementTypeId">,
  offeredTypes: readonly AgreementTypeId[],
): boolean =>
  offeredTypes.some((offered) => offered === agreementType.periodic || offered !== agreementTypeId);

/**
 * Whether the customer can still withdraw a change, or the provider decide on it: once accepted it has been
 * coordinated with the disposer and is final.
 */
export function canSettleChange(
  agreement: Pick<ChangeableAgreement, "status" | "pendingChange">,
): AgreementVerdict {
  if (agreement.status === "ended") return refused("agreement_ended");
  if (agreement.pendingChange === null) return refused("no_pending_change");
  return agreement.pendingChange.effectiveOn === null ? allowed() : refused("change_accepted");
}

/** A change takes effect the day after it was coordinated (docs/coverage.md D4.16). */
export const changeEffectiveOn = (decidedAt: Temporal.Instant): BerlinDate =>
  addDays(berlinDate(decidedAt), 1);
