import { Refusal } from "@kreislauf/contract/base";
import type { CreatedDeskOrders, DeskOrdersCreation } from "@kreislauf/contract/desk";
import type { Order } from "@kreislauf/contract/orders";
import { systemUser } from "@kreislauf/contract/users";
import { findAnyAgreement } from "../../agreements/index.ts";
import {
  inTransaction,
  type InTransaction,
  type StaffContext,
  type TransactionContext,
} from "../../base/context.ts";
import { listOpenOrdersOn, lockAnyOrderBasis, createOrderByDispatch } from "../../orders/index.ts";
import { recordOrderAction } from "../../staff/index.ts";
import { providerActor } from "../../users/index.ts";
import { runPerRow } from "../../base/run-per-row.ts";
import { listOrderers } from "../customers/customers.store.ts";
import { ensureActiveCompany } from "../customers/in-company.ts";

type Wish = Omit<DeskOrdersCreation, "orders"> & DeskOrdersCreation["orders"][number];

/**
 * Places each order in its own transaction, so that a refused order does not affect the others. Returns for each the id
 * of the order or the code of the refusal.
 */
export async function createDeskOrders(
  context: StaffContext,
  { orders, ...shared }: DeskOrdersCreation,
): Promise<CreatedDeskOrders> {
  const outcomes = await runPerRow(context, orders, (row) =>
    inTransaction(context, (transaction) => createDeskOrder(transaction, { ...shared, ...row })),
  );
  return {
    results: outcomes.map(({ row, result, error }) => ({
      agreementId: row.agreementId,
      orderId: result?.id ?? null,
      orderNumber: result?.orderNumber ?? null,
      error,
    })),
  };
}

async function createDeskOrder(
  context: InTransaction<StaffContext>,
  { agreementId, requestedById, isRepeated, ...wish }: Wish,
): Promise<Order> {
  // The company is locked first, as everywhere at the desk, so that no two calls deadlock.
  const agreement = await findAnyAgreement(context, agreementId);
  if (agreement === undefined) throw new Refusal("not_found");
  await ensureActiveCompany(context, agreement.company_id);
  const basis = await lockAnyOrderBasis(context, agreementId);
  const open = isRepeated ? [] : await listOpenOrdersOn(context, agreementId, wish.desiredDate);
  if (open.length > 0) throw new Refusal("already_ordered");
  const customer = await forCustomer(context, basis, requestedById);
  const order = await createOrderByDispatch(customer, basis, wish);
  await recordOrderAction(context, "order_created", { id: order.id, number: order.orderNumber });
  return order;
}

/**
 * The context of the person who asked for the order; without a person (null), that of the provider. Refused if the
 * person may not order for the site.
 */
async function forCustomer(
  context: InTransaction<StaffContext>,
  site: { readonly companyId: number; readonly siteId: number },
  requestedById: number | null,
): Promise<TransactionContext> {
  const orderers = requestedById === null ? [] : await listOrderers(context, site);
  if (requestedById !== null && !orderers.some(({ id }) => id === requestedById))
    throw new Refusal("person_not_at_site");
  const actor = { ...providerActor(site.companyId), userId: requestedById ?? systemUser.provider };
  return { ...context, actor, reloadActor: () => Promise.resolve(undefined) };
}
