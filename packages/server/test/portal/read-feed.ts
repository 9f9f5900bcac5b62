import type { FeedEvent } from "@kreislauf/contract/provider";
import { expect } from "vitest";
import type { TestPortal } from "./portal.ts";

export interface TestFeedPage {
  readonly events: readonly FeedEvent[];
  readonly next: number;
  readonly hasMore: boolean;
}

/** Reads a page of the provider's feed; `query` is the query string of the URL. */
export async function readTestFeed(portal: TestPortal, key: string, query: string): Promise<TestFeedPage> {
  const answer = await portal.call({ path: `/provider/v1/events?${query}`, token: key });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<TestFeedPage>();
}

/** Reads the feed to its end; returns the position after its last event, for the query parameter `after`. */
export async function lastFeedPosition(portal: TestPortal, key: string): Promise<number> {
  let page = await readTestFeed(portal, key, "limit=500");
  while (page.hasMore) page = await readTestFeed(portal, key, `limit=500&after=${page.next}`);
  return page.next;
}
