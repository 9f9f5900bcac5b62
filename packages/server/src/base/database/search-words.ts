import { sortKey } from "./sort-key.ts";

/** The number of search words that count; further ones are ignored. */
const maxWords = 6;

/** The words of a search; a list shows what contains each of them. */
export const searchWords = (search: string): string[] => search.split(/\s+/, maxWords).filter(Boolean);

const containing = (text: string) => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** Patterns for a word anywhere in a text, its wildcards escaped: as typed for `ilike`, folded for the columns of keys. */
export const wordPatterns = (word: string) => ({
  pattern: containing(word),
  folded: containing(sortKey(word)),
});
