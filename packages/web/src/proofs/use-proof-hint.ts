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

/** What a check of several orders says of one, as far as proofs are concerned. */
interface CheckedOrder {
  readonly refused: { readonly code: string; readonly nextDate: BerlinDate | null } | null;
  readonly proofWarning: { readonly problem: ProofProblem; readonly firstDate: BerlinDate | null } | null;
}

/** A line for a row of several orders: what the proofs refuse or warn of, and from which day it would work. */
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
