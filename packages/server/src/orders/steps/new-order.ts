import { berlinDate, type BerlinDate } from "@kreislauf/contract/base";
import { latestExecutionDate, orderStatus } from "@kreislauf/contract/orders";
import type { OrderStep } from "./order-steps.ts";
import type { AgreementBasis } from "../base/order-basis.ts";
import { type OrderTextColumn, toTextColumns } from "../base/order-texts.ts";
import type { OrderRow } from "../base/orders.tables.ts";

/** An order before the database has given it an id and a number. */
export type NewOrder = Omit<OrderRow, "id" | "order_number">;

/** The columns that the caller gives for a new order. A text that is missing is stored as an empty one. */
export type NewOrderInput = Pick<
  NewOrder,
  | "company_id"
  | "site_id"
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
    Pick<NewOrder, OrderTextColumn | "time_window" | "task_creation_group" | "cycle_day" | "repeats_order_id">
  >;

/** A new order: open, and nothing has happened to it yet. */
export const buildNewOrder = (
  given: NewOrderInput,
  at: Temporal.Instant,
  holidays: ReadonlySet<BerlinDate>,
) =>
  ({
    ...toTextColumns({}),
    time_window: "all_day",
    task_creation_group: null,
    cycle_day: null,
    repeats_order_id: null,
    ...given,
    status: orderStatus.open,
    independent_waste_type: "",
    confirmed_date: null,
    latest_execution_date: latestExecutionDate(given.desired_date, holidays),
    order_date: berlinDate(at),
    created_on: at.toString(),
    executed_on: null,
    weight_kg: null,
    weight_estimated: false,
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

/** The columns that a new order takes from its agreement. */
type AgreementColumn =
  | "company_id"
  | "site_id"
  | "agreement_id"
  | "waste_type_id"
  | "container_type_id"
  | "agreement_type_id"
  | "disposer";

/** A new order on an existing agreement. */
export const buildAgreementOrder = (
  basis: AgreementBasis,
  given: Omit<NewOrderInput, AgreementColumn>,
  at: Temporal.Instant,
) =>
  buildNewOrder(
    {
      company_id: basis.companyId,
      site_id: basis.siteId,
      agreement_id: basis.agreementId,
      waste_type_id: basis.wasteTypeId,
      container_type_id: basis.containerTypeId,
      agreement_type_id: basis.agreementTypeId,
      disposer: basis.disposer,
      ...given,
    },
    at,
    basis.holidays,
  );

/** The first entry of an order's log. */
export const createdLogEntry = (order: NewOrder): Pick<OrderStep, "change" | "old" | "new"> => ({
  change: "created",
  old: {},
  new: {
    orderStatusId: orderStatus.open,
    containerActionId: order.container_action_id,
    amount: order.amount,
    desiredDate: order.desired_date,
    timeWindow: order.time_window,
  },
});
