import { addDays, allowed, berlinDate, type BerlinDate, refused, type Verdict } from "../base/index.ts";
import { agreementType, type AgreementTypeId } from "../catalog/index.ts";
import type { AgreementRefusal, AgreementStatus } from "./agreements.codes.ts";
import type { PendingChange } from "./agreements.schema.ts";

/** The agreement type and cycle of an agreement. */
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

/** A key that is equal for schedules that differ at most in the sequence of their weekdays. */
const scheduleKey = ({ agreementTypeId, cycleInterval, weekday1, weekday2 }: AgreementSchedule) =>
  [
    agreementTypeId,
    cycleInterval,
    ...[weekday1 ?? 0, weekday2 ?? 0].toSorted((one, other) => one - other),
  ].join();

export const isSameSchedule = (one: AgreementSchedule, other: AgreementSchedule): boolean =>
  scheduleKey(one) === scheduleKey(other);

/**
 * Whether a change can be requested: the agreement must be active without a pending change, the requested type or cycle
 * must differ from the current one, and the catalog must offer the type for the container.
 */
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

/** Whether the catalog offers another type, or the periodic type, which allows another cycle. */
export const hasOtherSchedules = (
  { agreementTypeId }: Pick<AgreementSchedule, "agreementTypeId">,
  offeredTypes: readonly AgreementTypeId[],
): boolean =>
  offeredTypes.some((offered) => offered === agreementType.periodic || offered !== agreementTypeId);

/**
 * Whether a pending change can still be withdrawn by the customer, or be decided on by the provider. An accepted change
 * is final: it has been coordinated with the disposer.
 */
export function canSettleChange(
  agreement: Pick<ChangeableAgreement, "status" | "pendingChange">,
): AgreementVerdict {
  if (agreement.status === "ended") return refused("agreement_ended");
  if (agreement.pendingChange === null) return refused("no_pending_change");
  return agreement.pendingChange.effectiveOn === null ? allowed() : refused("change_accepted");
}

/**
 * The day, in Berlin, on which a change takes effect: the day after the provider accepts it (docs/coverage.md D4.16).
 */
export const changeEffectiveOn = (decidedAt: Temporal.Instant): BerlinDate =>
  addDays(berlinDate(decidedAt), 1);
