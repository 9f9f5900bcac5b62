/** Whether each word of a search occurs in at least one of the texts, in upper or lower case. */
export function matchesSearch(search: string, texts: readonly (string | null)[]): boolean {
  const all = texts.join(" ").toLocaleLowerCase("de");
  const words = search.toLocaleLowerCase("de").split(/\s+/).filter(Boolean);
  return words.every((word) => all.includes(word));
}

/** The texts in which a search looks for a waste type: its description, and its code with and without spaces. */
export const wasteTypeSearchTexts = (waste: {
  readonly description: string;
  readonly avvCode: string;
}): string[] => [waste.description, waste.avvCode, waste.avvCode.replaceAll(" ", "")];
