import { addDays, type BerlinDate, lastDayOfMonth, mondayOf, sundayOf } from "@kreislauf/contract/base";
import { catalogTexts, type Land, otherWasteTypeId } from "@kreislauf/contract/catalog";
import {
  type CalendarEntry,
  type CalendarPickups,
  type CalendarQuery,
  maxEntriesPerDay,
} from "@kreislauf/contract/exports";
import { orderPhase } from "@kreislauf/contract/orders";
import type { Context } from "../base/context.ts";
import { holidaysOf } from "../catalog/index.ts";
import { holidayPlaceOf, phaseFacts, readPhaseClock } from "../orders/index.ts";
import {
  type CalendarSelection,
  countPickups,
  countPickupsByWasteType,
  listHolidayPlaces,
  listMovedPickups,
  listPickups,
  type PickupRow,
} from "./calendar.store.ts";
import { readContainerTypesById, readSitesById, readWasteTypesById } from "./lookups.store.ts";
import { ensureSiteAssigned } from "../sites/index.ts";

/** A pickup that a holiday moves takes place at most this many days before or after the holiday. */
const movedAtMost = 31;

interface CalendarPeriod {
  /** The first day of the requested week or month, whose pickups are counted. */
  readonly first: BerlinDate;
  readonly last: BerlinDate;
  /** The first day that is shown: weeks are shown in full. */
  readonly from: BerlinDate;
  readonly to: BerlinDate;
}

function periodOf({ month, week }: CalendarQuery): CalendarPeriod {
  const first = week === undefined ? `${month}-01` : mondayOf(week);
  const last = week === undefined ? lastDayOfMonth(first) : sundayOf(week);
  return { first, last, from: mondayOf(first), to: sundayOf(last) };
}

/**
 * The pickups of a week, or of a month with its first and last week in full, with the holidays and the pickups that
 * these move.
 */
export async function getCalendarPickups(context: Context, query: CalendarQuery): Promise<CalendarPickups> {
  await ensureSiteAssigned(context, query.serviceLocationId);
  const { first, last, from, to } = periodOf(query);
  const selection = {
    siteId: query.serviceLocationId === "all" ? null : query.serviceLocationId,
    filter: query.filter,
    kind: query.kind,
  };
  const rows = await listPickups(context, selection, { from, to, perDay: maxEntriesPerDay });
  const counts = await countPickups(context, selection, first, last);
  const holidays = await readHolidays(context, selection, from, to);
  const moved = await listMovedPickups(context, selection, {
    from,
    to,
    perDay: maxEntriesPerDay,
    holidays: holidays.between(addDays(from, -movedAtMost), addDays(to, movedAtMost)),
  });
  const wasteTypes = await readWasteTypesById(context);
  const entryOf = await entries(context, wasteTypes);
  const days = Map.groupBy(rows, (row) => row.desired_date);
  const isCut = rows.some(({ total }) => total > maxEntriesPerDay);
  const byWasteType = isCut ? await countPickupsByWasteType(context, selection, { from, to }) : [];
  return {
    ...counts,
    days: [...days].map(([date, some]) => ({
      date,
      entries: some.map(entryOf),
      total: some[0]?.total ?? 0,
      wasteTypes:
        (some[0]?.total ?? 0) > some.length
          ? byWasteType
              .filter((each) => each.date === date)
              .map(({ id, count }) => ({ id, name: wasteTypes.get(id)?.description ?? "", count }))
          : [],
    })),
    holidays: holidays.days,
    moved: moved.flatMap((row) => {
      const { cycle_day: day, desired_date: date } = row;
      const holiday = day === null ? undefined : holidays.nameAt(row.site_id, day);
      return day === null || holiday === undefined ? [] : [{ ...entryOf(row), from: day, to: date, holiday }];
    }),
    movedDays: [...new Map(moved.map(({ cycle_day: day, total }) => [day ?? "", total]))].map(
      ([date, total]) => ({ date, total }),
    ),
  };
}

async function entries(
  context: Context,
  wasteTypes: Awaited<ReturnType<typeof readWasteTypesById>>,
): Promise<(row: PickupRow) => CalendarEntry> {
  const containerTypes = await readContainerTypesById(context);
  const sites = await readSitesById(context);
  const clock = await readPhaseClock(context.now);
  const actions = catalogTexts[context.language].containerAction;
  return (row) => {
    const site = sites.get(row.site_id);
    const isOther = row.waste_type_id === otherWasteTypeId && row.independent_waste_type !== "";
    return {
      orderId: row.id,
      orderStatusId: row.status,
      phase: orderPhase(phaseFacts(row), context.now, clock.holidaysAt(holidayPlaceOf(row))),
      kind: row.cycle_day === null ? "ordered" : "periodic",
      serviceLocationId: row.site_id,
      site: site?.alias ?? "",
      city: site?.city ?? "",
      waste: isOther ? row.independent_waste_type : (wasteTypes.get(row.waste_type_id)?.description ?? ""),
      action: actions[row.container_action_id],
      drawing: containerTypes.get(row.container_type_id)?.drawing ?? "",
      timeWindow: row.time_window,
    };
  };
}

/**
 * The holidays of the sites in view: `days` has those of the period, each with its name and the Länder that have it
 * (empty: all sites have it). `nameAt` finds the holiday of a site on a day, also outside the period.
 */
async function readHolidays(
  context: Context,
  selection: CalendarSelection,
  from: BerlinDate,
  to: BerlinDate,
) {
  const places = await listHolidayPlaces(context, selection);
  const ends = [addDays(from, -movedAtMost), addDays(to, movedAtMost)];
  const years = [...new Set(ends.map((date) => Number(date.slice(0, 4))))];
  const ofSite = new Map(
    await Promise.all(
      places.map(async ({ id, land, ...flags }) => {
        const holidays = await holidaysOf({ land, ...flags }, years, context.language);
        return [id, { place: { land, ...flags }, holidays }] as const;
      }),
    ),
  );
  const found = new Map<BerlinDate, { name: string; laender: Set<Land>; sites: number }>();
  for (const { place, holidays } of ofSite.values()) {
    for (const [date, name] of holidays) {
      if (date < from || date > to) continue;
      const known = found.get(date) ?? { name, laender: new Set<Land>(), sites: 0 };
      known.laender.add(place.land);
      known.sites += 1;
      found.set(date, known);
    }
  }
  const days = [...found]
    .map(([date, { name, laender, sites }]) => ({
      date,
      name,
      laender: sites === ofSite.size ? [] : [...laender].toSorted(),
    }))
    .toSorted((one, other) => (one.date < other.date ? -1 : 1));
  return {
    days,
    nameAt: (site: number, date: BerlinDate) => ofSite.get(site)?.holidays.get(date),
    /** The holidays in a period, once for each kind of place in which there is a site. */
    between: (start: BerlinDate, end: BerlinDate) =>
      [...new Map([...ofSite.values()].map((each) => [JSON.stringify(each.place), each])).values()].flatMap(
        ({ place, holidays }) =>
          [...holidays.keys()]
            .filter((date) => start <= date && date <= end)
            .map((date) => ({ ...place, date })),
      ),
  };
}
