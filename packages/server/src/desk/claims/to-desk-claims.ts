import { berlinDate } from "@kreislauf/contract/base";
import { type DeskClaim, serviceMinutes } from "@kreislauf/contract/desk";
import { holidaysOf } from "../../catalog/index.ts";
import type { ClaimRow } from "./claims.store.ts";
import { toDeskOrder } from "../inbox/to-desk-order.ts";

const yearOf = (instant: Temporal.Instant) => Number(berlinDate(instant).slice(0, 4));

/**
 * How many minutes a claim has waited until its answer; without one, until it was closed, or until now. Only service
 * hours count, on working days by the holidays at the site.
 */
async function minutesOf(row: ClaimRow, claimed: string, answered: string | null, now: Temporal.Instant) {
  const from = Temporal.Instant.from(claimed);
  const ended = row.claim_answered && answered !== null ? answered : row.closed_on;
  const to = ended === null ? now : Temporal.Instant.from(ended);
  const years = Array.from({ length: yearOf(to) - yearOf(from) + 1 }, (_, place) => yearOf(from) + place);
  const place = {
    land: row.land,
    assumptionDayHoliday: row.assumption_day_holiday,
    corpusChristiHoliday: row.corpus_christi_holiday,
  };
  return serviceMinutes(from, to, new Set((await holidaysOf(place, years)).keys()));
}

export async function toDeskClaims(rows: readonly ClaimRow[], now: Temporal.Instant): Promise<DeskClaim[]> {
  const claims: DeskClaim[] = [];
  for (const row of rows) {
    const { claim } = row;
    if (claim === null) continue;
    claims.push({
      order: toDeskOrder(row, now),
      claim: {
        claimedOn: claim.claimedOn,
        claimedBy: claim.claimedBy.name,
        claimReasonId: claim.claimReasonId,
        reason: claim.reason,
        ticketNumber: claim.ticketNumber,
        ticketStatus: claim.ticketStatus,
        hint: claim.hint,
        hasPhoto: row.claim_photo_id !== null,
      },
      isAnswered: row.claim_answered,
      closedOn: row.closed_on,
      closeReasonId: row.close_reason_id,
      serviceMinutes: await minutesOf(row, claim.claimedOn, claim.editedOn, now),
      report: {
        executedOn: row.executed_on,
        weightKg: row.weight_kg,
        isWeightEstimated: row.weight_estimated,
        treatmentCode: row.treatment_code || null,
        failedTripReason: row.failed_trip_reason || null,
        hasPhoto: row.execution_photo_id !== null,
      },
    });
  }
  return claims;
}
