import { allowed, refused, type Verdict } from "../base/index.ts";
import type { LineReviewState } from "./invoices.codes.ts";

/** Where a line stands; null before anybody decided. */
export interface LineReviewFacts {
  readonly state: LineReviewState | null;
  /** How often it has been disputed; what was withdrawn counts. */
  readonly disputes: number;
  /** A line that lowers the invoice. */
  readonly isCredit: boolean;
}

type Decided = "invoice_line_decided";

const mostDisputes = 2;

/** A dispute that the provider declined ends by accepting the line, too. */
export const canAcceptLine = ({ state }: LineReviewFacts): Verdict<Decided> =>
  state === null || state === "withdrawn" || state === "declined"
    ? allowed()
    : refused("invoice_line_decided");

/** What was declined can be opened again once. */
export const canDisputeLine = ({ state, disputes, isCredit }: LineReviewFacts): Verdict<Decided> =>
  !isCredit && state !== "disputed" && state !== "credited" && disputes < mostDisputes
    ? allowed()
    : refused("invoice_line_decided");

export const canWithdrawDispute = ({ state }: Pick<LineReviewFacts, "state">): Verdict<Decided> =>
  state === "disputed" ? allowed() : refused("invoice_line_decided");

/** The provider answers what is disputed. */
export const canAnswerDispute = (facts: Pick<LineReviewFacts, "state">): Verdict<Decided> =>
  canWithdrawDispute(facts);
