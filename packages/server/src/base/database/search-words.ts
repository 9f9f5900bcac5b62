import { sortKey } from "./sort-key.ts";

/** How many words of a search text count; further words are ignored. */
const maxWords = 6;

/** Splits a search text into at most six words and drops the rest; a list shows the rows that contain every word. */
export const searchWords = (search: string): string[] => search.split(/\s+/, maxWords).filter(Boolean);

const containing = (text: string) => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/**
 * Patterns that find a word anywhere in a text, with wildcards escaped: `pattern` as typed, for `ilike`, and `folded`
 * for columns of sort keys.
 */
export const wordPatterns = (word: string) => ({
  pattern: containing(word),
  folded: containing(sortKey(word)),
});
