import type { LeadTimeInfo, OrderCreation } from "@kreislauf/contract/orders";
import { agreementType, containerAction } from "@kreislauf/contract/catalog";
import { signIn } from "@kreislauf/bench/portal";
import { sql } from "kysely";
import type { DataHome } from "./data-home.ts";

export type Headers = Readonly<Record<string, string>>;

export interface OrderPlace {
  readonly email: string;
  readonly agreementId: number;
  readonly siteId: number;
  readonly actionId: number;
}

export interface PossibleOrder {
  readonly headers: Headers;
  readonly order: OrderCreation;
}

/**
 * Finds the call-off agreements of this many companies whose first offered service exchanges or empties a container.
 */
export async function findOrderPlaces(home: DataHome, companies: number): Promise<readonly OrderPlace[]> {
  const emails = Array.from({ length: companies }, (_, index) => `firma-${index + 2}@large.example`);
  const database = await home.open();
  const { rows } = await sql<OrderPlace>`
    select agreements.id as "agreementId", site_id as "siteId", container_action_ids[1] as "actionId", email
    from agreements join service_offers on service_offers.id = offer_id
    join memberships on memberships.company_id = agreements.company_id
    join users on users.id = memberships.user_id
    where email = any(${emails}) and agreements.agreement_type_id = ${agreementType.callOff}
      and unit = 'container' and not vehicle_parts
      and container_action_ids[1] = any(${[containerAction.exchange, containerAction.empty]})
    order by agreements.id`.execute(database.db);
  await database.close();
  if (rows.length === 0) throw new Error("Nothing can be ordered.");
  return rows;
}

/** Signs people in and prepares one order request per place, for its earliest possible day. Does not order yet. */
export async function listPossibleOrders(
  url: string,
  places: readonly OrderPlace[],
): Promise<readonly PossibleOrder[]> {
  const people = new Map<string, Headers>();
  const orders: PossibleOrder[] = [];
  for (const { email, agreementId, siteId, actionId } of places) {
    const headers = people.get(email) ?? (await signIn(url, email));
    people.set(email, headers);
    const wish = { agreementId, containerActionId: actionId, amount: 1 };
    const answer = await send(`${url}/api/util/lead-time-info`, headers, wish);
    const info = (await answer.json()) as LeadTimeInfo;
    const [day = info.earliestDate] =
      Object.entries(info.containersOnSite).find(([date, count]) => count > 0 && date >= info.earliestDate) ??
      [];
    const order = { ...wish, serviceLocationId: siteId, desiredDate: day, timeWindow: "all_day" };
    orders.push({ headers, order: order as OrderCreation });
  }
  return orders;
}

export const send = (url: string, headers: Headers, body: unknown): Promise<Response> =>
  fetch(url, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(120_000),
  });
