import type { BerlinDate, EditCutoff, Language } from "@kreislauf/contract/base";
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

/** The end of a window, in words. */
interface Deadline {
  readonly daysBefore: number;
  readonly weekday: string;
  readonly clock: string;
}

/** What the answers say of days and deadlines: the rules asked about one week, so that both cannot differ. */
export interface FaqFacts {
  /** How it is for most weekdays. */
  readonly edit: Deadline;
  /** Weekdays that it is otherwise for, with every window. */
  readonly editExceptions: readonly { readonly weekday: string; readonly ends: readonly Deadline[] }[];
  readonly cancel: Deadline;
  /** Days after the desired date from which a claim is possible. */
  readonly claimAfterDays: number;
  /** Working days from today, ordered until noon and later. */
  readonly leadTime: { readonly untilNoon: number; readonly later: number };
  /** The first day for what is ordered on a Friday afternoon. */
  readonly fridayAfternoon: string;
  readonly placementDays: number;
  readonly serviceDays: number;
  /** Latest day for an order that is wished for a Wednesday. */
  readonly serviceForWednesday: string;
  /** Where a cycle goes whose Friday is a holiday. */
  readonly afterHolidayFriday: string;
  readonly mostBigBags: number;
  readonly leastVehicleParts: number;
}

/** A week without a change of clocks: the rules know weekdays, not dates. */
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
    // Midnight belongs to the day before.
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
    mostBigBags: maxBigBags,
    leastVehicleParts: minVehicleParts,
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

/** The ends of all windows in which an order for the day can be edited during the week before it. */
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
