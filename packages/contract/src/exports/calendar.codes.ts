/** The kinds of pickups in a calendar: `periodic` are orders of cycles, `ordered` all other orders. */
export const calendarKinds = ["ordered", "periodic"] as const;
export type CalendarKind = (typeof calendarKinds)[number];

/**
 * The most pickups that the calendar shows on one day, and the most that it shows as moved away from one day by a
 * holiday. Further pickups are only counted.
 */
export const maxEntriesPerDay = 20;

/** For how many past days a feed has entries, so that calendars still receive late changes. */
export const calendarFeedPastDays = 30;
