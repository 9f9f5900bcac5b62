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
    /** Any day of the wanted week, instead of a month. */
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

/** A pickup. */
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

/** A cycle day that a holiday has moved. */
export const movedEntry = z.object({
  ...calendarEntry.shape,
  from: date,
  to: date,
  holiday: z.string(),
});
export type MovedEntry = z.output<typeof movedEntry>;

export const calendarPickups = z.object({
  /** Pickups in the month or week itself, and the number of sites that have any. */
  total: z.int(),
  siteCount: z.int(),
  /** Days with pickups, including the days of neighbouring months in the first and last week. */
  days: z.array(
    z.object({
      date,
      entries: z.array(calendarEntry),
      /** How many pickups the day has, shown or not. */
      total: z.int(),
      /** All of them by waste type, the most frequent first; empty if `entries` has them all. */
      wasteTypes: z.array(z.object({ id, name: z.string(), count: z.int() })),
    }),
  ),
  holidays: z.array(
    z.object({
      date,
      name: z.string(),
      /** The Land if all sites in view share it; empty where all Länder have the holiday. */
      laender: z.array(land),
    }),
  ),
  /** As far as they are shown, by the day they were moved from. */
  moved: z.array(movedEntry),
  /** The days that holidays move pickups from, and how many, shown or not. */
  movedDays: z.array(z.object({ date, total: z.int() })),
});
export type CalendarPickups = z.output<typeof calendarPickups>;

const feedContent = {
  /** Orders placed by people. */
  ordered: z.boolean(),
  /** Orders of cycles. */
  periodic: z.boolean(),
  /** An alarm at 15:00 on the day before. */
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

export const calendarFeedCreation = z.strictObject({ serviceLocationId: z.nullable(id), ...feedContent });
export type CalendarFeedCreation = z.output<typeof calendarFeedCreation>;

export const calendarFeedEdit = z.strictObject(feedContent);
export type CalendarFeedEdit = z.output<typeof calendarFeedEdit>;

/** The address is shown once, because only its hash is stored. */
export const createdCalendarFeed = z.object({ feed: calendarFeed, address: z.string() });
export type CreatedCalendarFeed = z.output<typeof createdCalendarFeed>;
