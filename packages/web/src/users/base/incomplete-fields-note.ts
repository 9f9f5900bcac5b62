interface NoteTexts {
  readonly check: (fields: string) => string;
  readonly open: (fields: string) => string;
}

/** What the foot of a form names: fields that are wrong, else those that are still empty. */
export function incompleteFieldsNote(
  words: NoteTexts,
  wrong: readonly string[],
  empty: readonly string[],
): string | undefined {
  if (wrong.length > 0) return words.check(wrong.join(", "));
  return empty.length > 0 ? words.open(empty.join(", ")) : undefined;
}
