import * as z from "zod/mini";
import { date, id, instant } from "../base/index.ts";
import { land } from "../catalog/index.ts";
import { orderStatusId, siteText, timeWindow } from "../orders/index.ts";
import { calendarKinds } from "./calendar.codes.ts";

/** A month `YYYY-MM` between 1970 and 2199. */
const month = z.string().check(z.regex(/^(19[7-9]\d|20\d\d|21\d\d)-(0[1-9]|1[0-2])$/));

export const calendarQuery = z.object({
  month,
  serviceLocationId: z._default(siteText, "all"),
  kind: z.optional(z.enum(calendarKinds)),
});
export type CalendarQuery = z.output<typeof calendarQuery>;

/** A pickup. */
export const calendarEntry = z.object({
  orderId: id,
  orderStatusId,
  kind: z.enum(calendarKinds),
  serviceLocationId: id,
  site: z.string(),
  city: z.string(),
  waste: z.string(),
  action: z.string(),
  drawing: z.string(),
  timeWindow,
});
export type CalendarEntry = z.output<typeof calendarEntry>;

/** An entry of a cycle that a holiday has moved. */
export const movedEntry = z.object({
  ...calendarEntry.shape,
  from: date,
  to: date,
  holiday: z.string(),
});
export type MovedEntry = z.output<typeof movedEntry>;

export const calendarMonth = z.object({
  /** Pickups in the month itself, and sites that have some. */
  total: z.int(),
  siteCount: z.int(),
  /** Days with pickups, also those of the neighbouring months that the weeks show. */
  days: z.array(
    z.object({
      date,
      entries: z.array(calendarEntry),
      /** How many pickups the day has, shown or not. */
      total: z.int(),
    }),
  ),
  holidays: z.array(
    z.object({
      date,
      name: z.string(),
      /** Of the sites in view, where it is one; empty where all of them have it. */
      laender: z.array(land),
    }),
  ),
  moved: z.array(movedEntry),
});
export type CalendarMonth = z.output<typeof calendarMonth>;

const feedContent = {
  /** Orders that people gave. */
  ordered: z.boolean(),
  /** Orders of cycles. */
  periodic: z.boolean(),
  /** An alarm at 15:00 of the day before. */
  reminder: z.boolean(),
};

export const calendarFeed = z.object({
  id,
  /** Null for all assigned sites. */
  serviceLocationId: z.nullable(id),
  ...feedContent,
  createdOn: instant,
  /** When a calendar last asked for it. */
  lastReadOn: z.nullable(instant),
});
export type CalendarFeed = z.output<typeof calendarFeed>;

export const calendarFeeds = z.object({ feeds: z.array(calendarFeed) });

export const feedCreation = z.strictObject({ serviceLocationId: z.nullable(id), ...feedContent });
export type FeedCreation = z.output<typeof feedCreation>;

export const feedEdit = z.strictObject(feedContent);
export type FeedEdit = z.output<typeof feedEdit>;

/** The address is told once: only its hash is kept. */
export const createdFeed = z.object({ feed: calendarFeed, address: z.string() });
export type CreatedFeed = z.output<typeof createdFeed>;
