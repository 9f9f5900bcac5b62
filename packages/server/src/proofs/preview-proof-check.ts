import { Refusal } from "@kreislauf/contract/base";
import { containerActionIds } from "@kreislauf/contract/catalog";
import { amountThatFits, type ProofCheck, type ProofCheckQuery } from "@kreislauf/contract/proofs";
import type { Context } from "../base/context.ts";
import { upcomingHolidays } from "../catalog/index.ts";
import { checkOrderProof } from "./check-order-proof.ts";
import { findProofSubject } from "./proof-sites.store.ts";

const notNeeded: ProofCheck = {
  applies: false,
  state: null,
  allowed: true,
  kg: null,
  leftKg: null,
  fittingAmount: null,
  firstDate: null,
  lastDate: null,
  proof: null,
  thisYearKg: 0,
};

/** How the proofs would cover an order that is placed now. Writes nothing. */
export async function previewProofCheck(context: Context, query: ProofCheckQuery): Promise<ProofCheck> {
  const found = await findProofSubject(context, query.agreementId);
  const containerActionId = containerActionIds.find((id) => id === query.containerActionId);
  if (found === undefined || containerActionId === undefined) throw new Refusal("not_found");
  const holidays = await upcomingHolidays(context.now, {
    land: found.land,
    assumptionDayHoliday: found.assumption_day_holiday,
    corpusChristiHoliday: found.corpus_christi_holiday,
  });
  const coverage = await checkOrderProof(context, {
    siteId: found.site_id,
    wasteTypeId: found.waste_type_id,
    containerTypeId: found.container_type_id,
    isHazardous: found.hazardous,
    holidays: new Set(holidays.keys()),
    containerActionId,
    amount: query.amount,
    date: query.desiredDate,
  });
  if (coverage === null) return notNeeded;
  const { verdict, kg, thisYearKg } = coverage;
  const { state, allowed, leftKg, firstDate, lastDate, proof } = verdict;
  return {
    applies: true,
    state,
    allowed,
    kg,
    leftKg,
    fittingAmount: state === "used_up" ? amountThatFits(kg, query.amount, leftKg) : null,
    firstDate,
    lastDate,
    proof,
    thisYearKg,
  };
}
