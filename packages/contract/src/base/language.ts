export const languages = ["de", "en"] as const;
export type Language = (typeof languages)[number];

type Text = string | ((...facts: never[]) => string);
type TextTree = { readonly [key: string]: Text | TextTree };

/** The shape that the texts of the second language must have: the same keys, and functions with the same parameters. */
type Translated<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...facts: infer F) => string
      ? (...facts: F) => string
      : Translated<T[K]>;
};

/** Defines the German and English texts of a room; a key missing in either language does not compile. */
export function defineTexts<const T extends TextTree>(texts: {
  readonly de: T;
  readonly en: Translated<NoInfer<T>>;
}): Readonly<Record<Language, Translated<T>>> {
  // German has this shape by definition, but the compiler cannot see that through a mapped type.
  return texts as unknown as Readonly<Record<Language, Translated<T>>>;
}
