import { cycleDays } from "@kreislauf/contract/agreements";
import { addDays, berlinDate, type BerlinDate } from "@kreislauf/contract/base";
import type { ContainerActionId } from "@kreislauf/contract/catalog";
import { orderStatus } from "@kreislauf/contract/orders";
import type { Work } from "../base/context.ts";
import {
  type AgreementBasis,
  type ImportedOrder,
  lockAnyOrderBasis,
  movementOf,
  withMovements,
} from "../orders/index.ts";
import { ensurePlannable } from "./ensure-plannable.ts";

/** How far a holiday moves a day of a cycle at most. */
const lookBackDays = 14;

/**
 * Orders of a former portal that lie ahead, one after the other: each must be one that the provider might plan beside
 * those before it, and takes the day of the cycle that it stands for. Undefined if the portal has made that one itself.
 */
export function ordersAhead(work: Work): (order: ImportedOrder) => Promise<ImportedOrder | undefined> {
  const known = new Map<number, { basis: AgreementBasis; readonly made: Set<BerlinDate> }>();
  return async (order) => {
    if (order.desired_date <= berlinDate(work.now)) return order;
    const { agreement_id: id } = order;
    const agreement = known.get(id) ?? {
      basis: await lockAnyOrderBasis(work, id),
      made: await madeDays(work, id),
    };
    known.set(id, agreement);
    const { basis, made } = agreement;
    const cycleDay = cycleDayOf(basis, order.desired_date);
    if (cycleDay !== null && made.has(cycleDay)) return undefined;
    if (order.status === orderStatus.open) {
      const { container_action_id, amount, desired_date } = order;
      const wish = {
        containerActionId: container_action_id as ContainerActionId,
        amount,
        desiredDate: desired_date,
      };
      ensurePlannable(basis, wish, work.now);
      const movement = movementOf(order, 0);
      if (movement !== undefined) agreement.basis = withMovements(basis, [movement]) as AgreementBasis;
    }
    if (cycleDay !== null) made.add(cycleDay);
    return { ...order, cycle_day: cycleDay };
  };
}

/** Days of the cycle that have their order. */
async function madeDays({ db, now }: Work, agreementId: number): Promise<Set<BerlinDate>> {
  const rows = await db
    .selectFrom("orders")
    .select("cycle_day")
    .where("agreement_id", "=", agreementId)
    .where("cycle_day", ">=", addDays(berlinDate(now), -lookBackDays))
    .execute();
  return new Set(rows.flatMap(({ cycle_day }) => cycle_day ?? []));
}

const cycleDayOf = ({ cycle, holidays }: AgreementBasis, date: BerlinDate): BerlinDate | null =>
  (cycle === null ? [] : cycleDays(cycle, addDays(date, -lookBackDays), date, holidays)).find(
    (day) => day.date === date,
  )?.cycleDay ?? null;
