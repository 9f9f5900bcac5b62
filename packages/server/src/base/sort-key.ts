const folded: Readonly<Record<string, string>> = { ä: "a", ö: "o", ü: "u", ß: "ss" };

/** Text as lists sort it: `Ölfilter` stands under O, `straße` is `strasse`. Both databases order it by code point. */
export const sortKey = (text: string): string =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => folded[letter] ?? letter);
