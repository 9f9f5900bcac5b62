interface NoteTexts {
  readonly check: (fields: string) => string;
  readonly open: (fields: string) => string;
}

/**
 * The note at the foot of a form: names the invalid fields if there are any, else the empty ones. Undefined if there is
 * neither.
 */
export function incompleteFieldsNote(
  words: NoteTexts,
  wrong: readonly string[],
  empty: readonly string[],
): string | undefined {
  if (wrong.length > 0) return words.check(wrong.join(", "));
  return empty.length > 0 ? words.open(empty.join(", ")) : undefined;
}
