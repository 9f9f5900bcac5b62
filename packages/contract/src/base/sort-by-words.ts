import type { Language } from "./language.ts";

/** Ids sorted by their words, in the alphabetical order of the language. */
export const sortByWords = <Id extends PropertyKey>(
  ids: Iterable<Id>,
  words: Readonly<Record<Id, string>>,
  language: Language,
): Id[] => [...ids].toSorted((one, other) => words[one].localeCompare(words[other], language));
