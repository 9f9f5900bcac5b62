import type { Language } from "./language.ts";

/** Ids sorted alphabetically by their words, as is usual in the language. */
export const sortByWords = <Id extends PropertyKey>(
  ids: Iterable<Id>,
  words: Readonly<Record<Id, string>>,
  language: Language,
): Id[] => [...ids].toSorted((one, other) => words[one].localeCompare(words[other], language));
