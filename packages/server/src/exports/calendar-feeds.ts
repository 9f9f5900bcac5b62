import { createHash, randomBytes } from "node:crypto";
import { addDays, berlinDate, permission, Refusal, type SentFile } from "@kreislauf/contract/base";
import {
  type CalendarFeed,
  type CreatedFeed,
  type FeedCreation,
  type FeedEdit,
  feedPastDays,
} from "@kreislauf/contract/exports";
import type { PublicContext, TransactionContext } from "../base/context.ts";
import { findLocation } from "../locations/index.ts";
import { findMember } from "../users/index.ts";
import {
  deleteFeed,
  listFeedOrders,
  putFeed,
  readFeedByToken,
  toFeed,
  updateFeed,
} from "./calendar-feeds.store.ts";
import { writeCalendar } from "./write-calendar.ts";

const hashOf = (token: string) => createHash("sha256").update(token).digest();

/** Subscribes to a site or to all. The address is told now and never again. */
export async function createFeed(context: TransactionContext, creation: FeedCreation): Promise<CreatedFeed> {
  const { serviceLocationId } = creation;
  if (serviceLocationId !== null && (await findLocation(context, serviceLocationId)) === undefined)
    throw new Refusal("not_found");
  const token = randomBytes(32).toString("base64url");
  const feed = await putFeed(context, creation, hashOf(token));
  return { feed: toFeed(feed), address: `${context.config.PUBLIC_URL}/api/calendar/feed/${token}` };
}

export async function editFeed(
  context: TransactionContext,
  id: number,
  edit: FeedEdit,
): Promise<CalendarFeed> {
  const feed = await updateFeed(context, id, edit);
  if (feed === undefined) throw new Refusal("not_found");
  return toFeed(feed);
}

export async function endFeed(context: TransactionContext, id: number): Promise<Record<string, never>> {
  if (!(await deleteFeed(context, id))) throw new Refusal("not_found");
  return {};
}

/** What a calendar program gets: the pickups that the person may see now, or nothing once the right has ended. */
export async function readFeed(context: PublicContext, token: string): Promise<SentFile> {
  const { db, now, branding, config } = context;
  const feed = await readFeedByToken(db, hashOf(token), now);
  const member = feed && (await findMember(db, feed.user_id, feed.company_id));
  const mayRead = [permission.orderManager, permission.agreementManager].some((id) =>
    member?.permissions.includes(id),
  );
  if (feed === undefined || member === undefined || !mayRead) throw new Refusal("not_found");
  const actor = { userId: feed.user_id, companyId: feed.company_id };
  if (feed.location_id !== null && (await findLocation({ db, actor }, feed.location_id)) === undefined)
    throw new Refusal("not_found");
  const from = addDays(berlinDate(now), -feedPastDays);
  const orders = await listFeedOrders({ db, actor }, feed, from);
  const text = writeCalendar(orders, {
    name: branding.productName,
    host: new URL(config.PUBLIC_URL).hostname,
    portal: config.PUBLIC_URL,
    language: member.language,
    reminder: feed.reminder,
  });
  async function* once() {
    yield Buffer.from(text);
  }
  return { name: "calendar.ics", mediaType: "text/calendar; charset=utf-8", content: once(), inline: true };
}
