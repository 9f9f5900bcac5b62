import * as z from "zod/mini";
import { date, id, instant, withReason } from "../base/index.ts";
import { land } from "../catalog/index.ts";
import { siteSetParam } from "../sites/index.ts";
import { orderPhaseName, orderStatusId, siteOrAllParam, timeWindow } from "../orders/index.ts";
import { calendarKinds } from "./calendar.codes.ts";

/** A month `YYYY-MM` between 1970 and 2199. */
const month = z.string().check(z.regex(/^(19[7-9]\d|20\d\d|21\d\d)-(0[1-9]|1[0-2])$/));

export const calendarQuery = z
  .object({
    month: z.optional(month),
    /** Any day of the wanted week; given instead of a month. */
    week: z.optional(date),
    serviceLocationId: z._default(siteOrAllParam, "all"),
    filter: siteSetParam,
    kind: z.optional(z.enum(calendarKinds)),
  })
  .check(
    z.refine((query) => (query.month === undefined) !== (query.week === undefined), {
      path: ["month"],
      ...withReason("required_fields"),
    }),
  );
export type CalendarQuery = z.output<typeof calendarQuery>;

export const calendarEntry = z.object({
  orderId: id,
  orderStatusId,
  phase: z.nullable(orderPhaseName),
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

/** A pickup of a cycle that a holiday moved `from` one date `to` another. */
export const movedEntry = z.object({
  ...calendarEntry.shape,
  from: date,
  to: date,
  holiday: z.string(),
});
export type MovedEntry = z.output<typeof movedEntry>;

export const calendarPickups = z.object({
  /** The number of pickups in the month or week itself, without neighbouring months. */
  total: z.int(),
  /** The number of sites with pickups in the month or week itself. */
  siteCount: z.int(),
  /** Days with pickups, including the days of neighbouring months in the first and last week. */
  days: z.array(
    z.object({
      date,
      entries: z.array(calendarEntry),
      /** The number of all pickups of the day, shown or not. */
      total: z.int(),
      /**
       * The number of the day's pickups by waste type, the most frequent first; empty if `entries` has all pickups of
       * the day.
       */
      wasteTypes: z.array(z.object({ id, name: z.string(), count: z.int() })),
    }),
  ),
  holidays: z.array(
    z.object({
      date,
      name: z.string(),
      /** The Länder of the sites in view that have the holiday; empty if all sites in view have it. */
      laender: z.array(land),
    }),
  ),
  /** The moved pickups that are shown, by the day from which they were moved. */
  moved: z.array(movedEntry),
  /** The days away from which holidays moved pickups, each with the number of those pickups, shown or not. */
  movedDays: z.array(z.object({ date, total: z.int() })),
});
export type CalendarPickups = z.output<typeof calendarPickups>;

const feedContent = {
  /** Whether the feed has orders that belong to no cycle. */
  ordered: z.boolean(),
  /** Whether the feed has orders of cycles. */
  periodic: z.boolean(),
  /** Whether each open pickup has an alarm at 15:00 on the day before. */
  reminder: z.boolean(),
};

export const calendarFeed = z.object({
  id,
  /** The feed's only site; null for all assigned sites. */
  serviceLocationId: z.nullable(id),
  ...feedContent,
  createdOn: instant,
  /** When a calendar program last requested the feed; null if never. */
  lastReadOn: z.nullable(instant),
});
export type CalendarFeed = z.output<typeof calendarFeed>;

export const calendarFeeds = z.object({ feeds: z.array(calendarFeed) });

export const calendarFeedCreation = z.strictObject({ serviceLocationId: z.nullable(id), ...feedContent });
export type CalendarFeedCreation = z.output<typeof calendarFeedCreation>;

export const calendarFeedEdit = z.strictObject(feedContent);
export type CalendarFeedEdit = z.output<typeof calendarFeedEdit>;

/** A new feed. Its address is shown only this once, because only its hash is stored. */
export const createdCalendarFeed = z.object({ feed: calendarFeed, address: z.string() });
export type CreatedCalendarFeed = z.output<typeof createdCalendarFeed>;
