import { maxCycleShiftDays } from "@kreislauf/contract/agreements";
import { addDays, berlinDate, type BerlinDate } from "@kreislauf/contract/base";
import { cycleAction, type ContainerActionId } from "@kreislauf/contract/catalog";
import { type CycleOrder, cycleHorizon, missingCycleOrders, orderStatus } from "@kreislauf/contract/orders";
import { systemUser } from "@kreislauf/contract/users";
import { setCycleProgress } from "../../agreements/index.ts";
import type { WriteContext } from "../../base/context.ts";
import { buildAgreementOrder } from "../steps/new-order.ts";
import { type AgreementBasis, orderingFacts } from "../base/order-basis.ts";
import { insertCycleOrders, listExistingDays } from "./cycle-orders.store.ts";
import { lockAgreementsWithDueCycle } from "./due-agreements.store.ts";
import { batchSize } from "./run-batch.ts";

/**
 * Creates the missing orders of cycles for the next eight weeks. An agreement is checked once a day, and again when its
 * `cycle_orders_until` is reset, such as after a cycle day became free. Returns the number of agreements checked.
 */
export async function createCycleOrders(work: WriteContext): Promise<number> {
  const today = berlinDate(work.now);
  const horizon = cycleHorizon(today);
  const due = await lockAgreementsWithDueCycle(work, { today, horizon }, batchSize);
  if (due.length === 0) return 0;
  const ids = due.map(({ agreementId }) => agreementId);
  const known = await listExistingDays(work, ids, addDays(today, -maxCycleShiftDays));
  const orders = due.flatMap((agreement) =>
    missingOrders(agreement, known.get(agreement.agreementId) ?? [], work.now).map((order) =>
      orderOf(agreement, order, work.now),
    ),
  );
  if (orders.length > 0) await insertCycleOrders(work, orders);
  await setCycleProgress(work, ids, horizon);
  return due.length;
}

interface ExistingCycleDay {
  readonly cycleDay: BerlinDate | null;
  readonly date: BerlinDate;
  readonly status: number;
}

const ineffectiveStatuses: ReadonlySet<number> = new Set([orderStatus.cancelled, orderStatus.failedTrip]);

function missingOrders(
  basis: AgreementBasis,
  known: readonly ExistingCycleDay[],
  now: Temporal.Instant,
): readonly CycleOrder[] {
  const action = cycleAction(basis.offeredActions);
  if (action === undefined || basis.cycle === null) return [];
  const today = berlinDate(now);
  return missingCycleOrders(
    {
      cycle: basis.cycle,
      facts: orderingFacts(basis, action, today, now),
      createdDays: new Set(known.flatMap(({ cycleDay }) => cycleDay ?? [])),
      orderedDates: new Set(
        known.flatMap(({ date, status }) => (ineffectiveStatuses.has(status) ? [] : [date])),
      ),
    },
    today,
  );
}

const orderOf = (basis: AgreementBasis, { cycleDay, date, amount }: CycleOrder, now: Temporal.Instant) =>
  buildAgreementOrder(
    basis,
    {
      container_action_id: cycleAction(basis.offeredActions) as ContainerActionId,
      amount,
      desired_date: date,
      cycle_day: cycleDay,
      created_by: systemUser.system,
    },
    now,
  );
