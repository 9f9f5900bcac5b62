import { sortKey } from "../base/sort-key.ts";

/** What lists of people are sorted by. */
export const personSortKey = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  sortKey(`${lastName} ${firstName}`);
