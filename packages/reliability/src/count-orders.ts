import { sql } from "kysely";
import type { DataHome } from "./data-home.ts";
import { exactly, type Finding, figure } from "./finding.ts";
import type { MailCatcher } from "./mail-catcher.ts";

/**
 * Compares the orders in the database with those that the portal acknowledged to clients, and their mails with those
 * that arrived. `acknowledged` maps an order's tag, which begins with its customer order number, to its id.
 */
export async function countOrders(
  section: string,
  home: DataHome,
  mails: MailCatcher,
  acknowledged: ReadonlyMap<string, number>,
): Promise<readonly Finding[]> {
  const database = await home.open();
  const { db } = database;
  const { rows: orders } = await sql<{ id: number; tag: string; logs: number; mails: number; sent: number }>`
    select orders.id, customer_order_number as tag,
      (select count(*) from order_log where order_id = orders.id) as logs,
      (select count(*) from outbox_mails where cause = 'order ' || orders.id || ' received') as mails,
      (select count(*) from outbox_mails where cause = 'order ' || orders.id || ' received' and sent_at is not null) as sent
    from orders where customer_order_number like '________-____-____-____-______%'`.execute(db);
  const byTag = new Map(orders.map((order) => [order.tag, order]));
  const lost = [...acknowledged].filter(([tag, id]) => byTag.get(tag.slice(0, 30))?.id !== id).length;
  const { rows: ids } = await sql<{ id: string }>`
    select id from outbox_mails where kind = 'order_received' and sent_at is not null`.execute(db);
  await database.close();
  const received = [...mails.received.keys()];
  const undelivered = ids.filter(({ id }) => !received.some((each) => each.includes(id))).length;
  const repeated = [...mails.received.values()].filter((count) => count > 1).length;
  return [
    exactly(section, "acknowledged orders lost", lost, 0),
    exactly(
      section,
      "orders without log entry or mail (torn)",
      orders.filter((each) => each.logs !== 1 || each.mails !== 1).length,
      0,
    ),
    exactly(section, "orders placed twice", orders.length - byTag.size, 0),
    exactly(
      section,
      "mails not sent at the end",
      orders.filter((each) => each.sent !== each.mails).length,
      0,
    ),
    exactly(section, "mails noted as sent that the mail server never got", undelivered, 0),
    figure(section, "mails sent twice, with the same Message-ID", `${repeated} of ${mails.received.size}`),
  ];
}
