export interface SearchOption<Value extends string | number> {
  value: Value;
  label: string;
  /** In grey before the label. */
  number?: string | undefined;
  /** A second line. */
  text?: string | undefined;
  /** Set apart from those below it. */
  divided?: boolean;
}

/** Everything an option is found by. */
export const optionSearchText = <Value extends string | number>({
  number,
  label,
  text,
}: SearchOption<Value>): string => [number, label, text].filter(Boolean).join(" ");

/** As a German list of names sorts them: capitals and umlauts beside their letters. */
export const sortOptions = <Value extends string | number>(options: readonly SearchOption<Value>[]) =>
  options.toSorted((a, b) => optionSearchText(a).localeCompare(optionSearchText(b), "de"));
