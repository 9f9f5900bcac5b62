/** The kinds of pickups in a calendar: `periodic` are orders of cycles, `ordered` all other orders. */
export const calendarKinds = ["ordered", "periodic"] as const;
export type CalendarKind = (typeof calendarKinds)[number];

/**
 * The most pickups that are shown for a day, and the most shown of those that a holiday moved away from it. Further
 * ones are only counted.
 */
export const maxEntriesPerDay = 20;

/** For how many past days a feed has entries, so that calendars still receive late changes. */
export const calendarFeedPastDays = 30;
