/** Whether every word of a search occurs somewhere in some texts, whatever the case. */
export function matchesSearch(search: string, texts: readonly (string | null)[]): boolean {
  const all = texts.join(" ").toLocaleLowerCase("de");
  const words = search.toLocaleLowerCase("de").split(/\s+/).filter(Boolean);
  return words.every((word) => all.includes(word));
}

/** What a waste type is found by: its words, and its code with and without blanks. */
export const wasteTypeSearchTexts = (waste: {
  readonly description: string;
  readonly avvCode: string;
}): string[] => [waste.description, waste.avvCode, waste.avvCode.replaceAll(" ", "")];
