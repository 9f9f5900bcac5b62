import type { DeskClaim } from "@kreislauf/contract/desk";
import { deskOrderFixture } from "./order.fixture.ts";

/** An unanswered claim of an order on which the disposer has reported nothing. */
export const deskClaimFixture: DeskClaim = {
  order: { ...deskOrderFixture, version: 2, orderStatusId: 3, phase: "claimed" },
  claim: {
    claimedOn: "2027-05-17T07:00:00Z",
    reason: null,
    ticketNumber: null,
    ticketStatus: null,
    hint: null,
    claimedBy: "Jana Petersen",
    claimReasonId: 1,
    hasPhoto: false,
  },
  isAnswered: false,
  closedOn: null,
  closeReasonId: null,
  serviceMinutes: 0,
  report: {
    executedOn: null,
    weightKg: null,
    isWeightEstimated: false,
    treatmentCode: null,
    failedTripReason: null,
    hasPhoto: false,
  },
};
