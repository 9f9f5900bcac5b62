import { berlinDate, type BerlinDate } from "@kreislauf/contract/base";
import type { ContainerActionId } from "@kreislauf/contract/catalog";
import { latestExecutionDate, orderStatus } from "@kreislauf/contract/orders";
import type { OrderStep } from "./order-steps.ts";
import type { OrderRow } from "./orders.tables.ts";

/** An order before the database has numbered it. */
export type NewOrder = Omit<OrderRow, "id" | "order_number">;

/** What an order is given with; what is left out is empty. */
export type GivenOrder = Pick<
  NewOrder,
  | "company_id"
  | "location_id"
  | "agreement_id"
  | "waste_type_id"
  | "container_type_id"
  | "agreement_type_id"
  | "container_action_id"
  | "amount"
  | "desired_date"
  | "created_by"
  | "disposer"
> &
  Partial<
    Pick<
      NewOrder,
      | "time_window"
      | "customer_order_number"
      | "note_to_disposer"
      | "details"
      | "task_creation_group"
      | "cycle_day"
    >
  >;

/** An order as it is given: open, and nothing has happened to it. */
export const newOrder = (given: GivenOrder, at: Temporal.Instant, holidays: ReadonlySet<BerlinDate>) =>
  ({
    customer_order_number: "",
    time_window: "all_day",
    details: "",
    note_to_disposer: "",
    task_creation_group: null,
    cycle_day: null,
    ...given,
    status: orderStatus.open,
    independent_waste_type: "",
    confirmed_date: null,
    latest_execution_date: latestExecutionDate(given.desired_date, holidays),
    order_date: berlinDate(at),
    created_on: at.toString(),
    executed_on: null,
    weight_kg: null,
    claim: null,
    cancellation: null,
    failed_trip_reason: "",
    proposal: null,
    finished_on: null,
    claim_photo_id: null,
    execution_photo_id: null,
    treatment_code: "",
    version: 1,
  }) satisfies NewOrder;

/** The first entry of an order's log. */
export const createdEntry = (order: NewOrder): Pick<OrderStep, "change" | "old" | "new"> => ({
  change: "created",
  old: {},
  new: {
    orderStatusId: orderStatus.open,
    containerActionId: order.container_action_id as ContainerActionId,
    amount: order.amount,
    desiredDate: order.desired_date,
    timeWindow: order.time_window,
  },
});
