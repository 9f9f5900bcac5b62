import { sortKey } from "../base/database/sort-key.ts";

/** The key by which lists of people are sorted: last name, then first name. */
export const personSortKey = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  sortKey(`${lastName} ${firstName}`);
