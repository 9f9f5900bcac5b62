import { allowed, refused, type Verdict } from "../base/index.ts";
import type { LineReviewState } from "./invoices.codes.ts";

/** The facts about a line that decide what can be done with it. */
export interface LineReviewFacts {
  readonly state: LineReviewState | null;
  /** How often the line has been disputed, withdrawn disputes included. */
  readonly disputes: number;
  /** Whether the line lowers the invoice. */
  readonly isCredit: boolean;
  /**
   * Whether another document has cancelled the invoice: nothing of it can be decided any more (docs/decisions.md 86.5).
   */
  readonly isOver: boolean;
}

type Decided = "invoice_line_decided";

const mostDisputes = 2;

/**
 * Whether a line can be accepted: if it was neither accepted nor disputed yet, or after a dispute that was withdrawn or
 * declined; not if the invoice was cancelled.
 */
export const canAcceptLine = ({ state, isOver }: LineReviewFacts): Verdict<Decided> =>
  !isOver && (state === null || state === "withdrawn" || state === "declined")
    ? allowed()
    : refused("invoice_line_decided");

/**
 * Whether a line can be disputed: at most twice; not while a dispute is open, after the line was credited, if the line
 * lowers the invoice, or if the invoice was cancelled.
 */
export const canDisputeLine = ({ state, disputes, isCredit, isOver }: LineReviewFacts): Verdict<Decided> =>
  !isOver && !isCredit && state !== "disputed" && state !== "credited" && disputes < mostDisputes
    ? allowed()
    : refused("invoice_line_decided");

export const canWithdrawDispute = ({
  state,
  isOver,
}: Pick<LineReviewFacts, "state" | "isOver">): Verdict<Decided> =>
  !isOver && state === "disputed" ? allowed() : refused("invoice_line_decided");

/** Whether the provider can answer: only while the line is disputed and the invoice is not cancelled. */
export const canAnswerDispute = (facts: Pick<LineReviewFacts, "state" | "isOver">): Verdict<Decided> =>
  canWithdrawDispute(facts);
