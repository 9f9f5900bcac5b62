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

/** The call that a request for approval delays. */
export type DelayedCall =
  | { readonly subject: "order"; readonly body: OrderCreation }
  | { readonly subject: "group"; readonly body: GroupedOrders }
  | { readonly subject: "agreement"; readonly body: AgreementCreation };

/** One of the orders that are about to be placed; it has passed the rules of ordering. */
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
 * Asked before an order is written: null lets it pass, otherwise a request waits in its place. Rules about that live in
 * a room above this one, which gives the function.
 */
export type ApprovalGate = (
  context: TransactionContext,
  call: DelayedCall,
  orders: readonly GatedOrder[],
) => Promise<ApprovalRequestSummary | null>;

/** What rules would say of orders that are given part by part, without writing anything. */
export type ApprovalForecast = (
  context: Context,
  parts: readonly (readonly GatedOrder[])[],
) => Promise<(ExpectedApproval | null)[]>;

/** Asked before an order is changed into one that takes more: refuses what would have to be approved as a new order. */
export type ApprovalGuard = (context: TransactionContext, changed: GatedOrder) => Promise<void>;
