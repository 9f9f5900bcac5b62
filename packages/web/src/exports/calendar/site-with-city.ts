import type { CalendarEntry } from "@kreislauf/contract/exports";

const wordsOf = (text: string) =>
  ` ${text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(" ")} `;

/** `Werkstatt Süd, Kassel`, but `Filiale Kassel-Nord` where the site's name already contains its city. */
export const siteWithCity = ({ site, city }: Pick<CalendarEntry, "site" | "city">): string =>
  wordsOf(site).includes(wordsOf(city)) ? site : `${site}, ${city}`;
