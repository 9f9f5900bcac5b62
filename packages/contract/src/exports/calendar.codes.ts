/** What a calendar shows: orders that people gave, or those of cycles. */
export const calendarKinds = ["ordered", "periodic"] as const;
export type CalendarKind = (typeof calendarKinds)[number];

/** Entries that a day carries; for the rest it says how many there are. */
export const mostEntriesADay = 20;

/** Days that a feed reaches back, so that calendars still hear of late changes. */
export const feedPastDays = 30;
