/** `Fr., 03.04.` of `Fr., 03.04.2026`, where the month in view says the year. */
export const withoutYear = (day: string): string => day.slice(0, -4);
