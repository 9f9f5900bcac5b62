import { addDays, allowed, berlinDate, type BerlinDate, refused, type Verdict } from "../base/index.ts";
import type { AgreementTypeId } from "../catalog/index.ts";
import type { AgreementRefusal, AgreementStatus } from "./agreements.codes.ts";
import type { PendingChange } from "./agreements.schema.ts";

/** Type and rhythm of an agreement. */
export interface AgreementRhythm {
  readonly agreementTypeId: AgreementTypeId;
  readonly cycleInterval: number | null;
  readonly weekday1: number | null;
  readonly weekday2: number | null;
}

export interface ChangeableAgreement extends AgreementRhythm {
  readonly status: AgreementStatus;
  readonly pendingChange: Pick<PendingChange, "effectiveOn"> | null;
}

export type AgreementVerdict = Verdict<AgreementRefusal>;

/** The order of two weekdays tells nothing apart. */
const written = ({ agreementTypeId, cycleInterval, weekday1, weekday2 }: AgreementRhythm) =>
  [
    agreementTypeId,
    cycleInterval,
    ...[weekday1 ?? 0, weekday2 ?? 0].toSorted((one, other) => one - other),
  ].join();

/** Whether a change can be asked for: one at a time, and only what the catalog offers for the same container. */
export function canChangeAgreement(
  agreement: ChangeableAgreement,
  wish: AgreementRhythm,
  offeredTypes: readonly AgreementTypeId[],
): AgreementVerdict {
  if (agreement.status === "ended") return refused("agreement_ended");
  if (agreement.status === "requested") return refused("agreement_requested");
  const { pendingChange } = agreement;
  if (pendingChange !== null) {
    return refused(pendingChange.effectiveOn === null ? "change_pending" : "change_accepted");
  }
  if (written(agreement) === written(wish)) return refused("agreement_unchanged");
  return offeredTypes.includes(wish.agreementTypeId) ? allowed() : refused("not_in_catalog");
}

/**
 * Whether a change can still be withdrawn by the customer, or decided by the provider: what is accepted is
 * coordinated and stands.
 */
export function canSettleChange(
  agreement: Pick<ChangeableAgreement, "status" | "pendingChange">,
): AgreementVerdict {
  if (agreement.status === "ended") return refused("agreement_ended");
  if (agreement.pendingChange === null) return refused("no_pending_change");
  return agreement.pendingChange.effectiveOn === null ? allowed() : refused("change_accepted");
}

/** A change takes effect the day after it was coordinated (decisions.md section 4). */
export const changeEffectiveOn = (decidedAt: Temporal.Instant): BerlinDate =>
  addDays(berlinDate(decidedAt), 1);
