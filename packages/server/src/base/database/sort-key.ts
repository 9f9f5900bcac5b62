/** German letters, and the plain ones that they sort as. */
export const foldedLetters: Readonly<Record<string, string>> = { ä: "a", ö: "o", ü: "u", ß: "ss" };

/** The sort key of a text: `Ölfilter` sorts under O, `straße` as `strasse`. Both databases order it by code point. */
export const sortKey = (text: string): string =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => foldedLetters[letter] ?? letter);
