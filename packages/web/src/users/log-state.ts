import { type AuditCategory, auditCategories } from "@kreislauf/contract/base";
import type { Search } from "../base/paths.ts";
import { longestSearch } from "./people-list-state.ts";

/** Which entries of the log are shown. It lives in the address, so that a link shows the same. */
export interface LogState {
  readonly search: string;
  readonly category: AuditCategory | null;
  /** Days of Berlin, both included. */
  readonly dateFrom: string | null;
  readonly dateTo: string | null;
  /** Counted from 1. */
  readonly page: number;
}

export const wholeLog: LogState = { search: "", category: null, dateFrom: null, dateTo: null, page: 1 };

/** The names in the address. They are carried over to other screens, so each says whose it is. */
const keys = {
  search: "logSearch",
  category: "logPart",
  dateFrom: "logFrom",
  dateTo: "logTo",
  page: "logPage",
} as const;

/** Reads the address; what makes no sense there counts as not said. */
export function readLogState(search: Readonly<Record<string, string>>): LogState {
  const day = (key: string) => {
    const text = search[key] ?? "";
    return /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(text) ? text : null;
  };
  const [dateFrom, dateTo] = [day(keys.dateFrom), day(keys.dateTo)];
  const page = search[keys.page] ?? "";
  return {
    search: (search[keys.search] ?? "").trim().slice(0, longestSearch),
    category: auditCategories.find((each) => each === search[keys.category]) ?? null,
    dateFrom,
    dateTo: dateFrom !== null && dateTo !== null && dateTo < dateFrom ? null : dateTo,
    page: /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1,
  };
}

/** The address of a state; what goes without saying stays out of it. */
export const logSearch = ({ search, category, dateFrom, dateTo, page }: LogState): Search => ({
  [keys.search]: search,
  [keys.category]: category ?? undefined,
  [keys.dateFrom]: dateFrom ?? undefined,
  [keys.dateTo]: dateTo ?? undefined,
  [keys.page]: page === 1 ? undefined : page,
});
