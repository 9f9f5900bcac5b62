import { orderPhase, type OrderPhase } from "@kreislauf/contract/orders";
import type { Db } from "../../base/database/database.ts";
import { holidayPlaceOf, type OrderRow, phaseFacts, readPhaseClock } from "../../orders/index.ts";
import { type FeedEventRow, listSitePlaces } from "./feed.store.ts";

type PhaseOf = (event: FeedEventRow) => OrderPhase | null;

const isAboutOrder = ({ type }: FeedEventRow): boolean => type.startsWith("order.");

/**
 * The phase that the order of each event had at the time of the event, computed with the holidays of the order's site.
 */
export async function readEventPhases(db: Db, events: readonly FeedEventRow[]): Promise<PhaseOf> {
  const orderEvents = events.filter(isAboutOrder);
  const siteIds = new Set(orderEvents.map(({ state }) => (state as OrderRow).site_id));
  const rows = siteIds.size === 0 ? [] : await listSitePlaces(db, [...siteIds]);
  const places = new Map(rows.map((row) => [row.id, holidayPlaceOf(row)]));
  const phases = new Map<FeedEventRow, OrderPhase | null>();
  for (const event of orderEvents) {
    const order = event.state as OrderRow;
    const place = places.get(order.site_id);
    const now = Temporal.Instant.from(event.occurred_at);
    const { holidaysAt } = await readPhaseClock(now);
    const holidays = place === undefined ? new Set<string>() : holidaysAt(place);
    phases.set(event, orderPhase(phaseFacts(order), now, holidays));
  }
  return (event) => phases.get(event) ?? null;
}
