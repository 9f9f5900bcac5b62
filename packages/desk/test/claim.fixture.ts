import type { DeskClaim } from "@kreislauf/contract/desk";
import { deskOrderFixture } from "./order.fixture.ts";

/** A claim of an order that nobody has answered, with nothing reported by the disposer. */
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
