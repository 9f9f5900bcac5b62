import {
  addDays,
  addWorkingDays,
  berlinDate,
  berlinNoon,
  dateTexts,
  daysBetween,
  formatTime,
  onOrNextWorkingDay,
  startOfBerlinDay,
  weekdayName,
  type BerlinDate,
  type EditCutoff,
  type Language,
} from "@kreislauf/contract/base";
import {
  containerAction,
  defaultLeadTimeDays,
  minVehicleParts,
  maxBigBags,
  placementLeadTimeDays,
} from "@kreislauf/contract/catalog";
import {
  canCancel,
  canClaim,
  earliestDesiredDate,
  editableUntil,
  latestExecutionDate,
  orderStatus,
  serviceDeadlineDays,
} from "@kreislauf/contract/orders";

/** The end of the time in which an order may be edited or cancelled, in the words of an answer. */
interface Deadline {
  readonly daysBefore: number;
  readonly weekday: string;
  readonly clock: string;
}

/**
 * The days and deadlines that the answers name. The rules compute them for a sample week, so the answers cannot
 * differ from the rules.
 */
export interface FaqFacts {
  /** The end of the time in which orders for most weekdays can be edited. */
  readonly edit: Deadline;
  /**
   * Weekdays whose orders can be edited until other times. An order can have several time windows; `ends` has the end
   * of each.
   */
  readonly editExceptions: readonly { readonly weekday: string; readonly ends: readonly Deadline[] }[];
  readonly cancel: Deadline;
  /** Days after the desired date until a claim is possible. */
  readonly claimAfterDays: number;
  /** Lead time in working days from today, for orders placed until noon and for later ones. */
  readonly leadTime: { readonly untilNoon: number; readonly later: number };
  /** The earliest weekday for an order placed on a Friday afternoon. */
  readonly fridayAfternoon: string;
  readonly placementDays: number;
  readonly serviceDays: number;
  /** The latest weekday of execution for an order desired for a Wednesday. */
  readonly serviceForWednesday: string;
  /** The weekday that a cycle moves to when its Friday is a holiday. */
  readonly afterHolidayFriday: string;
  readonly maxBigBags: number;
  readonly minVehicleParts: number;
}

/**
 * The Monday of a sample week without a change to or from summer time. The rules depend on the weekday, not on the
 * date.
 */
const monday: BerlinDate = "2026-06-15";
const [wednesday, friday] = [addDays(monday, 2), addDays(monday, 4)];
const workingWeek = [0, 1, 2, 3, 4].map((day) => addDays(monday, day));
const noHolidays: ReadonlySet<BerlinDate> = new Set();

const anOrder = {
  orderStatusId: orderStatus.open,
  containerActionId: containerAction.empty,
  desiredDate: wednesday,
  createdByUserId: 1,
  executedOn: null,
};

export function faqFacts(cutoff: EditCutoff, language: Language): FaqFacts {
  const deadline = (desiredDate: BerlinDate, until: Temporal.Instant): Deadline => {
    const endDate = berlinDate(until);
    // A deadline at midnight is named 24:00 of the day before.
    const isMidnight = Temporal.Instant.compare(until, startOfBerlinDay(endDate)) === 0;
    const day = isMidnight ? addDays(endDate, -1) : endDate;
    return {
      daysBefore: daysBetween(day, desiredDate),
      weekday: weekdayName(day, language),
      clock: isMidnight ? dateTexts[language].clock("24:00") : formatTime(until, language),
    };
  };
  const windows = workingWeek.map((date) => ({
    weekday: weekdayName(date, language),
    ends: editWindowEnds(date, cutoff).map((until) => deadline(date, until)),
  }));
  const edit = mostFrequent(windows.flatMap(({ ends }) => (ends.length === 1 ? ends : [])));
  const cancel = canCancel(anOrder, startOfBerlinDay(addDays(wednesday, -7)));
  if (!cancel.allowed || cancel.until === null) throw new Error("An open order ahead can be cancelled.");
  return {
    edit,
    editExceptions: windows.filter(
      ({ ends: [first, ...more] }) => first === undefined || more.length > 0 || !isAlike(first, edit),
    ),
    cancel: deadline(wednesday, cancel.until),
    claimAfterDays: firstDay((days) => canClaim(anOrder, startOfBerlinDay(addDays(wednesday, days))).allowed),
    leadTime: {
      untilNoon: workingDaysTo(earliestDesiredDate(berlinNoon(monday), defaultLeadTimeDays, noHolidays)),
      later: workingDaysTo(earliestDesiredDate(afterNoon(monday), defaultLeadTimeDays, noHolidays)),
    },
    fridayAfternoon: weekdayName(
      earliestDesiredDate(afterNoon(friday), defaultLeadTimeDays, noHolidays),
      language,
    ),
    placementDays: placementLeadTimeDays,
    serviceDays: serviceDeadlineDays,
    serviceForWednesday: weekdayName(latestExecutionDate(wednesday, noHolidays), language),
    afterHolidayFriday: weekdayName(onOrNextWorkingDay(friday, new Set([friday])), language),
    maxBigBags,
    minVehicleParts,
  };
}

const afterNoon = (date: BerlinDate) => berlinNoon(date).add({ seconds: 1 });

const workingDaysTo = (date: BerlinDate) =>
  firstDay((days) => addWorkingDays(monday, days, noHolidays) >= date);

function firstDay(holds: (days: number) => boolean): number {
  let days = 0;
  while (!holds(days)) days += 1;
  return days;
}

/** The ends of all time windows in which an order for this day can be edited, within the seven days before it. */
function editWindowEnds(desiredDate: BerlinDate, cutoff: EditCutoff): readonly Temporal.Instant[] {
  const ends: Temporal.Instant[] = [];
  for (let day = addDays(desiredDate, -7); day < desiredDate; day = addDays(day, 1)) {
    const from = startOfBerlinDay(day);
    const last = ends.at(-1);
    if (last !== undefined && Temporal.Instant.compare(from, last) <= 0) continue;
    const until = editableUntil(desiredDate, from, cutoff);
    if (until !== null) ends.push(until);
  }
  return ends;
}

const isAlike = (one: Deadline, other: Deadline) =>
  one.daysBefore === other.daysBefore && one.clock === other.clock;

function mostFrequent(deadlines: readonly Deadline[]): Deadline {
  const alike = (deadline: Deadline) => deadlines.filter((other) => isAlike(deadline, other)).length;
  const [first] = deadlines.toSorted((one, other) => alike(other) - alike(one));
  if (first === undefined) throw new Error("No weekday has one deadline.");
  return first;
}
