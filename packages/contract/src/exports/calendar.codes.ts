/** What a calendar shows: orders placed by people, or those of cycles. */
export const calendarKinds = ["ordered", "periodic"] as const;
export type CalendarKind = (typeof calendarKinds)[number];

/** Entries shown per day, and of those moved away from a day; beyond that the day says how many more there are. */
export const maxEntriesPerDay = 20;

/** Days that a feed reaches back, so that calendars still receive late changes. */
export const calendarFeedPastDays = 30;
