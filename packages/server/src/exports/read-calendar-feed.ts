import { addDays, berlinDate, permission, Refusal, type FileContent } from "@kreislauf/contract/base";
import { calendarFeedPastDays } from "@kreislauf/contract/exports";
import type { PublicContext } from "../base/context.ts";
import { readPhaseClock } from "../orders/index.ts";
import { findSite } from "../sites/index.ts";
import { findMember } from "../users/index.ts";
import { hashCalendarFeedToken, listFeedOrders, readFeedByToken } from "./calendar-feeds.store.ts";
import { writeICalendar } from "./write-icalendar.ts";

/**
 * The response to a calendar program: the pickups that the person may see now. 404 if the secret is unknown, or if the
 * person has lost the permission or the feed's site.
 */
export async function readCalendarFeed(context: PublicContext, token: string): Promise<FileContent> {
  const { db, now, branding, config } = context;
  const feed = await readFeedByToken(db, hashCalendarFeedToken(token), now);
  const member = feed && (await findMember(db, feed.user_id, feed.company_id));
  const mayRead = [permission.orderManager, permission.agreementManager].some((id) =>
    member?.permissions.includes(id),
  );
  if (feed === undefined || member === undefined || !mayRead) throw new Refusal("not_found");
  const actor = { userId: feed.user_id, companyId: feed.company_id };
  if (feed.site_id !== null && (await findSite({ db, actor }, feed.site_id)) === undefined)
    throw new Refusal("not_found");
  const from = addDays(berlinDate(now), -calendarFeedPastDays);
  const orders = await listFeedOrders({ db, actor }, feed, from);
  const text = writeICalendar(orders, {
    name: branding.productName,
    host: new URL(config.PUBLIC_URL).hostname,
    portal: config.PUBLIC_URL,
    language: member.language,
    clock: await readPhaseClock(now),
    reminder: feed.reminder,
  });
  async function* once() {
    yield Buffer.from(text);
  }
  return { name: "calendar.ics", mediaType: "text/calendar; charset=utf-8", content: once(), inline: true };
}
