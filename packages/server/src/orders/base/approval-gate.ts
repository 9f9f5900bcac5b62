import type { ContainerActionId } from "@kreislauf/contract/catalog";
import type {
  AgreementCreation,
  ApprovalRequestSummary,
  ExpectedApproval,
  GroupedOrders,
  OrderCreation,
} from "@kreislauf/contract/orders";
import type { Context, TransactionContext } from "../../base/context.ts";
import type { OrderBasis } from "./order-basis.ts";

/** The call that a request for approval holds back until it is approved. */
export type DelayedCall =
  | { readonly subject: "order"; readonly body: OrderCreation }
  | { readonly subject: "group"; readonly body: GroupedOrders }
  | { readonly subject: "agreement"; readonly body: AgreementCreation };

/** An order that is about to be placed and has passed the rules of ordering. */
export interface GatedOrder {
  readonly basis: OrderBasis;
  readonly containerActionId: ContainerActionId;
  readonly amount: number;
  readonly desiredDate: string;
  readonly customerOrderNumber?: string | null | undefined;
  readonly costCentre?: string | null | undefined;
  readonly project?: string | null | undefined;
}

/**
 * Called before orders are written. Null: they may be written. Otherwise a request for approval was written instead.
 * The rules for approvals live in a room above this one, which passes this function in.
 */
export type ApprovalGate = (
  context: TransactionContext,
  call: DelayedCall,
  orders: readonly GatedOrder[],
) => Promise<ApprovalRequestSummary | null>;

/**
 * Predicts which approvals orders would need, without writing anything. Each part holds the orders of one request; the
 * result has one entry per part, null if the part needs no approval.
 */
export type ApprovalForecast = (
  context: Context,
  parts: readonly (readonly GatedOrder[])[],
) => Promise<(ExpectedApproval | null)[]>;

/**
 * Called before an order is changed to another action or a larger amount. Refuses a change that would need an approval
 * as a new order.
 */
export type ApprovalGuard = (context: TransactionContext, changed: GatedOrder) => Promise<void>;
