export interface SearchOption<Value extends string | number> {
  value: Value;
  label: string;
  /** A number, shown in grey before the label. */
  number?: string | undefined;
  /** A second line. */
  text?: string | undefined;
  /** Shows a line below the option. */
  divided?: boolean;
}

/** The text that the search looks into. */
export const optionSearchText = <Value extends string | number>({
  number,
  label,
  text,
}: SearchOption<Value>): string => [number, label, text].filter(Boolean).join(" ");

/** Sorted as in German: capitals and umlauts next to their base letters. */
export const sortOptions = <Value extends string | number>(options: readonly SearchOption<Value>[]) =>
  options.toSorted((a, b) => optionSearchText(a).localeCompare(optionSearchText(b), "de"));
