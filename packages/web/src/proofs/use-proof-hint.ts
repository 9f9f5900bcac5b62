import type { BerlinDate } from "@kreislauf/contract/base";
import {
  type ProofProblem,
  proofProblems,
  type ProofRefusal,
  refusalOfProblem,
} from "@kreislauf/contract/proofs";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { proofCheckTexts } from "./proof-check.texts.ts";

/** What the server says about proofs in the check of one of several orders that are placed together. */
interface CheckedOrder {
  readonly refused: { readonly code: string; readonly nextDate: BerlinDate | null } | null;
  readonly proofWarning: { readonly problem: ProofProblem; readonly firstDate: BerlinDate | null } | null;
}

/**
 * Returns a function that makes a line of text for one of several orders that are placed together: what is wrong with
 * its proof, and the first day on which nothing would be wrong, if there is one. It returns undefined if nothing is
 * wrong.
 */
export function useProofHint() {
  const texts = useTexts(proofCheckTexts);
  const { day } = useFormats();
  return (check: CheckedOrder | undefined): string | undefined => {
    const warning = check?.proofWarning ?? null;
    if (warning !== null) {
      const from = warning.firstDate === null ? [] : [texts.coveredFrom(day(warning.firstDate))];
      return [texts.warned[warning.problem], ...from].join(" ");
    }
    const refused = check?.refused ?? null;
    const problem = proofProblems.find((each) => refusalOfProblem[each] === (refused?.code as ProofRefusal));
    if (problem === undefined) return undefined;
    const from = refused?.nextDate ? [texts.firstDate(day(refused.nextDate))] : [];
    return [texts.refused[problem], ...from].join(" ");
  };
}
