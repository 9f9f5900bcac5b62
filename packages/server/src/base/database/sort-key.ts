/** German letters and the plain letters they are sorted as. */
export const foldedLetters: Readonly<Record<string, string>> = { ä: "a", ö: "o", ü: "u", ß: "ss" };

/** The sort key of a text: `Ölfilter` sorts under O, `straße` as `strasse`. Both databases sort keys by code point. */
export const sortKey = (text: string): string =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => foldedLetters[letter] ?? letter);
