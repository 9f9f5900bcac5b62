import { catalogTexts } from "@kreislauf/contract/catalog";
import { addressLine } from "@kreislauf/contract/sites";
import { sql } from "kysely";
import type { WriteContext } from "../base/context.ts";
import { listItemRows } from "./approval-views.store.ts";

/** What mails and notifications say about a request, in German like all mails. */
export async function describeRequest(work: WriteContext, id: number) {
  const row = await work.db
    .selectFrom("approval_requests")
    .innerJoin("sites", "sites.id", "approval_requests.site_id")
    .innerJoin("users", "users.id", "approval_requests.requested_by")
    .select([
      "approval_requests.company_id",
      "approval_requests.site_id",
      "approval_requests.requested_by",
      "approval_requests.approve_by",
      "approval_requests.desired_date",
      "approval_requests.rule_name",
      "approval_requests.decline_reason",
      "approval_requests.reason",
      "sites.alias",
      "sites.street",
      "sites.house_number as houseNumber",
      "sites.zip",
      "sites.city",
    ])
    .select(sql<string>`trim(users.first_name || ' ' || users.last_name)`.as("requester"))
    .where("approval_requests.id", "=", id)
    .executeTakeFirstOrThrow();
  const items = await listItemRows(work, [id]);
  const [first] = items;
  return {
    row,
    data: {
      requestId: id,
      wasteType: first?.description ?? "",
      drawing: first?.drawing ?? "",
      containerType: first?.container_type ?? "",
      orders: items.map(
        (item) =>
          `${item.amount} × ${item.container_type}, ${item.description}: ${catalogTexts.de.containerAction[item.container_action_id]}`,
      ),
      site: `${row.alias}, ${addressLine(row)}`,
      requester: row.requester,
      ruleName: row.rule_name,
      desiredDate: row.desired_date,
      approveBy: row.approve_by,
    },
  };
}
