import { Refusal } from "@kreislauf/contract/base";
import type { FeedEvent } from "@kreislauf/contract/provider";
import type { KeyContext } from "../../base/context.ts";
import { listEvents, assignEventPositions, readFeedState } from "./feed.store.ts";
import { readEventPhases } from "./event-phases.ts";
import { toFeedEvent } from "./feed-event.ts";

interface FeedPage {
  readonly events: FeedEvent[];
  readonly next: number;
  readonly hasMore: boolean;
}

/**
 * Reads a page of the feed. A cursor is refused if events after it have been deleted, or if this database never issued
 * it (after a restore), so that no event is skipped unnoticed.
 */
export async function readFeed(
  { db }: Pick<KeyContext, "db">,
  { after, limit }: { readonly after?: number | undefined; readonly limit: number },
): Promise<FeedPage> {
  let state = await readFeedState(db);
  if (state.hasWaiting) {
    await assignEventPositions(db);
    state = await readFeedState(db);
  }
  const from = after ?? state.deleted_until;
  if (from < state.deleted_until || from > state.last_position) throw new Refusal("cursor_unusable");
  const rows = await listEvents(db, from, limit + 1);
  const page = rows.slice(0, limit);
  const phaseOf = await readEventPhases(db, page);
  const events = page.map((row) => toFeedEvent(row, phaseOf(row)));
  return { events, next: events.at(-1)?.position ?? from, hasMore: rows.length > limit || state.hasWaiting };
}
