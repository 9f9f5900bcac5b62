import { berlinDate, type BerlinDate } from "@kreislauf/contract/base";
import {
  canOrder,
  firstDateFor,
  type OrderCreation,
  type OrderingVerdict,
  type SiteOrderRefusal,
} from "@kreislauf/contract/orders";
import type { Context } from "../../base/context.ts";
import { checkOrderProof, type ProofCoverage, proofRefusalOf } from "../../proofs/index.ts";
import { type AgreementBasis, type OrderBasis, orderingFacts } from "../base/order-basis.ts";
import { areChargeable } from "../../purchasing/index.ts";
import { proofSubjectOf } from "../base/proof-subject.ts";

interface SiteOrderJudgement {
  readonly refused: SiteOrderRefusal | null;
  readonly firstDate: BerlinDate | null;
  /** How the proofs cover the order; null if it takes no hazardous waste away or is refused before that check. */
  readonly coverage: ProofCoverage | null;
}

/** The order cannot be charged to the order number, cost centre or project that it has. Another date would not help. */
export const referenceRefused: SiteOrderRefusal = { code: "reference_refused", nextDate: null };

/** Nobody may approve the order. Another date would not help. */
export const approverMissing: SiteOrderRefusal = { code: "approver_missing", nextDate: null };

/**
 * Checks one of several orders: whether it can be placed and, if not, the next date on which it can. `earlier` is what
 * other orders of the same call, checked before, take of the proofs.
 */
export async function checkSiteOrder(
  context: Context,
  wish: OrderCreation,
  basis: AgreementBasis | undefined,
  earlier: readonly ProofCoverage[] = [],
): Promise<SiteOrderJudgement> {
  const judgement = judgeByRules(context, wish, basis);
  if (judgement.refused !== null || basis === undefined) return judgement;
  if (!(await areChargeable(context, basis.references, [wish]))) {
    return { ...judgement, refused: referenceRefused };
  }
  const coverage = await checkOrderProof(
    context,
    proofSubjectOf(basis, wish),
    earlier.filter(({ siteId }) => siteId === basis.siteId),
  );
  const code = proofRefusalOf(coverage);
  if (code === undefined) return { ...judgement, coverage };
  return { ...judgement, refused: { code, nextDate: coverage?.verdict.firstDate ?? null } };
}

function judgeByRules(
  { now }: Pick<Context, "now">,
  wish: OrderCreation,
  basis: OrderBasis | undefined,
): SiteOrderJudgement {
  if (basis?.siteId !== wish.serviceLocationId) {
    return { refused: { code: "not_found", nextDate: null }, firstDate: null, coverage: null };
  }
  const request = { ...wish, details: wish.details ?? null };
  const factsFrom = (from: BerlinDate) => orderingFacts(basis, wish.containerActionId, from, now);
  const today = berlinDate(now);
  const fromToday = factsFrom(today);
  const verdict: OrderingVerdict = canOrder(factsFrom(wish.desiredDate), request);
  const firstDate = firstDateFor(fromToday, request);
  if (verdict.allowed) return { refused: null, firstDate, coverage: null };
  const nextDate = wish.desiredDate <= today ? firstDate : firstDateFor(factsFrom(wish.desiredDate), request);
  return { refused: { code: verdict.reason, nextDate }, firstDate, coverage: null };
}
