import type { Language } from "../base/index.ts";

/** `März 2026`, from a date or a month `YYYY-MM`. */
export const formatMonth = (date: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { month: "long", year: "numeric", timeZone: "UTC" }).format(
    Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, 1),
  );
