/** The kinds of pickups in a calendar: orders placed by people, or orders of cycles. */
export const calendarKinds = ["ordered", "periodic"] as const;
export type CalendarKind = (typeof calendarKinds)[number];

/**
 * The most pickups shown for a day, and the most moved ones shown for it; of more than that only the number is shown.
 */
export const maxEntriesPerDay = 20;

/** For how many past days a feed has entries, so that calendars still receive late changes. */
export const calendarFeedPastDays = 30;
