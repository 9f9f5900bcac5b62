import type { Language } from "./language.ts";

/** Ids in the alphabetical order of their words, as readers of the language expect it. */
export const sortByWords = <Id extends PropertyKey>(
  ids: Iterable<Id>,
  words: Readonly<Record<Id, string>>,
  language: Language,
): Id[] => [...ids].toSorted((one, other) => words[one].localeCompare(words[other], language));
