import {
  allowed,
  berlinDate,
  type BerlinDate,
  berlinNoon,
  previousWorkingDay,
  refused,
  startOfBerlinDay,
  type Verdict,
} from "../base/index.ts";
import { openOrderRefusal, type OrderFacts } from "./order-actions.rules.ts";
import type { OrderActionRefusal, ProposalRefusal } from "./orders.codes.ts";
import type { Proposal } from "./orders.schema.ts";

export interface ProposalFacts extends OrderFacts {
  readonly proposal: Pick<Proposal, "date" | "answerBy"> | null;
}

const earlier = (one: BerlinDate, other: BerlinDate) => (one < other ? one : other);

/**
 * Until when a proposal can be answered unless the provider names another time: noon, in Berlin, of the working day
 * before the desired or the proposed date, whichever is earlier.
 */
export function defaultAnswerBy(
  desiredDate: BerlinDate,
  proposedDate: BerlinDate,
  holidays: ReadonlySet<BerlinDate>,
): Temporal.Instant {
  return berlinNoon(previousWorkingDay(earlier(desiredDate, proposedDate), holidays));
}

/**
 * The instant at which a proposal lapses: `answerBy`, or the start of the desired or the proposed date if that comes
 * first. At that instant the proposal can no longer be answered.
 */
export function proposalEnd(
  desiredDate: BerlinDate,
  { date, answerBy }: Pick<Proposal, "date" | "answerBy">,
): Temporal.Instant {
  const begin = startOfBerlinDay(earlier(desiredDate, date));
  const asked = Temporal.Instant.from(answerBy);
  return Temporal.Instant.compare(asked, begin) < 0 ? asked : begin;
}

/** Whether there is a proposal that has not lapsed. */
export const isProposalOpen = (
  { desiredDate, proposal }: Pick<ProposalFacts, "desiredDate" | "proposal">,
  now: Temporal.Instant,
): boolean => proposal !== null && Temporal.Instant.compare(now, proposalEnd(desiredDate, proposal)) < 0;

/** Whether a date proposed by the provider can still be answered (docs/coverage.md D3.15). */
export function canAnswerProposal(
  order: ProposalFacts,
  now: Temporal.Instant,
): Verdict<OrderActionRefusal | ProposalRefusal> {
  const refusal = openOrderRefusal(order, berlinDate(now));
  if (refusal) return refused(refusal);
  if (order.proposal === null) return refused("no_proposal");
  return isProposalOpen(order, now)
    ? allowed(proposalEnd(order.desiredDate, order.proposal))
    : refused("proposal_lapsed");
}
