import { berlinDate, type BerlinDate, Refusal } from "@kreislauf/contract/base";
import type { ContainerActionId } from "@kreislauf/contract/catalog";
import type { DeskOrderChoices } from "@kreislauf/contract/desk";
import { canOrderAction } from "@kreislauf/contract/orders";
import type { StaffContext } from "../../base/context.ts";
import { type AgreementBasis, getAnyOrderBases, orderingFacts } from "../../orders/index.ts";
import { listOrderers } from "../customers/customers.store.ts";

/**
 * The actions that can be ordered now on all of these agreements, each with the earliest date that suits them all, and
 * the people who may order for all of their sites.
 */
export async function getDeskOrderChoices(
  context: StaffContext,
  agreementIds: readonly number[],
): Promise<DeskOrderChoices> {
  const bases = [...(await getAnyOrderBases(context, agreementIds)).values()];
  if (bases.length < agreementIds.length) throw new Refusal("not_found");
  return { actions: sharedActions(context, bases), people: await sharedPeople(context, bases) };
}

function sharedActions(
  { now }: Pick<StaffContext, "now">,
  bases: readonly AgreementBasis[],
): DeskOrderChoices["actions"] {
  const ofEach = bases.map((basis) => earliestDates(basis, now));
  const [first, ...others] = ofEach;
  return [...(first ?? [])].flatMap(([containerActionId, day]) => {
    const days = others.map((each) => each.get(containerActionId));
    if (days.includes(undefined)) return [];
    const [last = day] = [day, ...days.flatMap((each) => each ?? [])].toSorted().toReversed();
    return [{ containerActionId, earliestDate: last }];
  });
}

const earliestDates = (basis: AgreementBasis, now: Temporal.Instant): Map<ContainerActionId, BerlinDate> =>
  new Map(
    basis.offeredActions.flatMap((action) => {
      const facts = orderingFacts(basis, action, berlinDate(now), now);
      return canOrderAction(facts).allowed ? [[action, facts.earliestDate]] : [];
    }),
  );

async function sharedPeople(
  context: StaffContext,
  bases: readonly AgreementBasis[],
): Promise<DeskOrderChoices["people"]> {
  const sites = new Map(bases.map(({ companyId, siteId }) => [siteId, { companyId, siteId }]));
  let shared: DeskOrderChoices["people"] | undefined;
  for (const site of sites.values()) {
    const people = await listOrderers(context, site);
    shared = (shared ?? people).filter(({ id }) => people.some((person) => person.id === id));
    if (shared.length === 0) break;
  }
  return shared ?? [];
}
