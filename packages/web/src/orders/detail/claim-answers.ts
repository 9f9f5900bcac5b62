import type { Claim, OrderChangeEntry } from "@kreislauf/contract/orders";

export interface ClaimAnswer {
  readonly text: string;
  readonly by: string | null;
  /** An ISO instant; null if unknown. */
  readonly on: string | null;
}

/**
 * The answers of dispatch to a claim, the oldest first. The claim itself holds only the last one, the log holds all.
 */
export function claimAnswers(
  claim: Pick<Claim, "hint" | "editedBy" | "editedOn">,
  log: readonly OrderChangeEntry[],
): ClaimAnswer[] {
  const answers = log
    .filter(({ change, old, new: { hint } }) => change === "ticket_updated" && hint && hint !== old.hint)
    .map((entry) => ({ text: entry.new.hint ?? "", by: entry.changedBy.name, on: entry.changedOn }))
    .toReversed();
  if (claim.hint === null || answers.at(-1)?.text === claim.hint) return answers;
  return [...answers, { text: claim.hint, by: claim.editedBy?.name ?? null, on: claim.editedOn }];
}
