import { sortKey } from "../base/database/sort-key.ts";

/** The sort key of lists of people. */
export const personSortKey = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  sortKey(`${lastName} ${firstName}`);
