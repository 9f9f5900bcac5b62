import { ensurePlannable } from "../../provider/index.ts";
import { cycleDays, maxCycleShiftDays } from "@kreislauf/contract/agreements";
import { addDays, berlinDate, type BerlinDate } from "@kreislauf/contract/base";
import { isWasteAction } from "@kreislauf/contract/catalog";
import { orderStatus } from "@kreislauf/contract/orders";
import type { WriteContext } from "../../base/context.ts";
import {
  type AgreementBasis,
  type ImportedOrder,
  lockAnyOrderBasis,
  toContainerMovement,
  withMovements,
} from "../../orders/index.ts";

/**
 * Returns a function that plans the orders of a previous portal one after the other. An order up to today is returned
 * unchanged. An open order for a later date is refused unless it can be planned in addition to the orders before it. A
 * pickup of waste on a date of the agreement's cycle gets that cycle day; undefined if the cycle day has an order
 * already.
 */
export function planFutureOrders(
  work: WriteContext,
): (order: ImportedOrder) => Promise<ImportedOrder | undefined> {
  const known = new Map<number, { basis: AgreementBasis; readonly made: Set<BerlinDate> }>();
  return async (order) => {
    if (order.desired_date <= berlinDate(work.now)) return order;
    const { agreement_id: id } = order;
    const agreement = known.get(id) ?? {
      basis: await lockAnyOrderBasis(work, id),
      made: await readOrderedCycleDays(work, id),
    };
    known.set(id, agreement);
    const { basis, made } = agreement;
    const cycleDay = isWasteAction(order.container_action_id) ? cycleDayOf(basis, order.desired_date) : null;
    if (cycleDay !== null && made.has(cycleDay)) return undefined;
    if (order.status === orderStatus.open) {
      const { container_action_id, amount, desired_date } = order;
      const wish = {
        containerActionId: container_action_id,
        amount,
        desiredDate: desired_date,
      };
      ensurePlannable(basis, wish, work.now);
      const movement = toContainerMovement(order, 0);
      if (movement !== undefined) agreement.basis = withMovements(basis, [movement]);
    }
    if (cycleDay !== null) made.add(cycleDay);
    return { ...order, cycle_day: cycleDay };
  };
}

/** Cycle days of an agreement, from shortly before today on, that have an order already. */
async function readOrderedCycleDays(
  { db, now }: WriteContext,
  agreementId: number,
): Promise<Set<BerlinDate>> {
  const rows = await db
    .selectFrom("orders")
    .select("cycle_day")
    .where("agreement_id", "=", agreementId)
    .where("cycle_day", ">=", addDays(berlinDate(now), -maxCycleShiftDays))
    .execute();
  return new Set(rows.flatMap(({ cycle_day }) => cycle_day ?? []));
}

const cycleDayOf = ({ cycle, holidays }: AgreementBasis, date: BerlinDate): BerlinDate | null =>
  (cycle === null ? [] : cycleDays(cycle, addDays(date, -maxCycleShiftDays), date, holidays)).find(
    (day) => day.date === date,
  )?.cycleDay ?? null;
