import { berlinDate } from "@kreislauf/contract/base";
import { agreementType, containerAction, type ContainerActionId } from "@kreislauf/contract/catalog";
import { claimReason, orderStatus, type OrderStatusId, type Proposal } from "@kreislauf/contract/orders";
import { sql } from "kysely";
import type { TestCompany } from "./company.ts";
import type { TestPortal } from "../portal/portal.ts";

interface OrderOptions {
  readonly status?: number;
  readonly desiredDate?: string;
  readonly containerActionId?: number;
  readonly amount?: number;
  readonly createdBy?: number;
  readonly taskCreationGroup?: number;
  readonly executedOn?: string;
  readonly proposal?: Proposal;
}

let lastOrderNumber = 9_000_000;

/** Inserts an order into the database, regardless of the ordering rules; returns its id. */
export async function createTestOrder(
  portal: TestPortal,
  company: Pick<TestCompany, "companyId" | "siteId" | "agreementId" | "userId">,
  options: OrderOptions = {},
): Promise<number> {
  const desired_date = options.desiredDate ?? "2027-03-10";
  const now = portal.now().toString();
  lastOrderNumber += 1;
  const { id } = await portal.database.db
    .insertInto("orders")
    .values({
      company_id: company.companyId,
      site_id: company.siteId,
      agreement_id: company.agreementId,
      order_number: lastOrderNumber,
      status: (options.status ?? orderStatus.open) as OrderStatusId,
      waste_type_id: 101,
      container_type_id: 203,
      agreement_type_id: agreementType.callOff,
      container_action_id: (options.containerActionId ?? containerAction.empty) as ContainerActionId,
      amount: options.amount ?? 1,
      desired_date,
      confirmed_date: null,
      latest_execution_date: desired_date,
      order_date: berlinDate(portal.now()),
      created_on: now,
      created_by: options.createdBy ?? company.userId,
      task_creation_group: options.taskCreationGroup ?? null,
      cycle_day: null,
      executed_on: options.executedOn ?? null,
      weight_kg: null,
      claim: options.status === orderStatus.claimed ? JSON.stringify(testClaim(company.userId, now)) : null,
      cancellation: null,
      proposal: options.proposal ? JSON.stringify(options.proposal) : null,
      finished_on: null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Creates an order that was carried out on its desired date; returns its id and the order number for documents. */
export async function createExecutedTestOrder(
  portal: TestPortal,
  company: Parameters<typeof createTestOrder>[1],
): Promise<{ readonly id: number; readonly number: string }> {
  const id = await createTestOrder(portal, company, { desiredDate: "2027-02-12", executedOn: "2027-02-12" });
  const { order_number } = await portal.database.db
    .selectFrom("orders")
    .select("order_number")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return { id, number: String(order_number) };
}

/** Creates `count` done orders that differ only in their numbers: `companyId` and five digits, from 00001 on. */
export async function createManyTestOrders(
  { database }: Pick<TestPortal, "database">,
  { companyId, siteId, agreementId, userId }: TestCompany,
  count: number,
): Promise<void> {
  await sql`
    insert into orders (company_id, site_id, agreement_id, order_number, status, waste_type_id, container_type_id,
      agreement_type_id, container_action_id, amount, desired_date, latest_execution_date, order_date, created_on, created_by)
    select ${companyId}, ${siteId}, ${agreementId}, ${companyId} * 100000 + n, 2, 101, 203, 3, 4, 1,
      '2027-02-01', '2027-02-08', '2027-01-20', '2027-01-20T09:00:00Z', ${userId}
    from generate_series(1, ${count}::integer) as n`.execute(database.db);
}

const testClaim = (userId: number, claimedOn: string) => ({
  claimedOn,
  claimedBy: { id: userId, name: "Jana Petersen" },
  claimReasonId: claimReason.noDisposal,
  reason: null,
  ticketNumber: null,
  ticketStatus: null,
  editedOn: null,
  editedBy: null,
  hint: null,
});
