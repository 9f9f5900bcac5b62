import { allowed, refused, type Verdict } from "../base/index.ts";
import type { LineReviewState } from "./invoices.codes.ts";

/** Where a line stands; null before anybody decided. */
export interface LineReviewFacts {
  readonly state: LineReviewState | null;
  /** How often it has been disputed; what was withdrawn counts. */
  readonly disputes: number;
  /** A line that lowers the invoice. */
  readonly isCredit: boolean;
  /** Another document has cancelled the invoice: nothing of it is decided any more (docs/decisions.md 86.5). */
  readonly isOver: boolean;
}

type Decided = "invoice_line_decided";

const mostDisputes = 2;

/** A dispute that the provider declined ends by accepting the line, too. */
export const canAcceptLine = ({ state, isOver }: LineReviewFacts): Verdict<Decided> =>
  !isOver && (state === null || state === "withdrawn" || state === "declined")
    ? allowed()
    : refused("invoice_line_decided");

/** What was declined can be opened again once. */
export const canDisputeLine = ({ state, disputes, isCredit, isOver }: LineReviewFacts): Verdict<Decided> =>
  !isOver && !isCredit && state !== "disputed" && state !== "credited" && disputes < mostDisputes
    ? allowed()
    : refused("invoice_line_decided");

export const canWithdrawDispute = ({
  state,
  isOver,
}: Pick<LineReviewFacts, "state" | "isOver">): Verdict<Decided> =>
  !isOver && state === "disputed" ? allowed() : refused("invoice_line_decided");

/** The provider answers what is disputed. */
export const canAnswerDispute = (facts: Pick<LineReviewFacts, "state" | "isOver">): Verdict<Decided> =>
  canWithdrawDispute(facts);
