import type { Finding, HouseRule } from "./source-file.ts";

/** A word that is not used in names, the word to use instead, and the names that are exempt. */
interface BannedWord {
  readonly word: string;
  readonly instead: string;
  readonly kept: readonly RegExp[];
}

const cell = (text: string | undefined) => text?.trim() ?? "";

/** The pattern for a name of the glossary; `serviceLocation*` matches every name that begins with `serviceLocation`. */
const pattern = (name: string) =>
  new RegExp(
    `^${name
      .split("*")
      .map((piece) => RegExp.escape(piece))
      .join(".*")}$`,
  );

/** Parses the rows below `## Words not used` in docs/glossary.md: `| location | site | browser: `useLocation` |`. */
export function readBannedWords(glossary: string): readonly BannedWord[] {
  const [, table = ""] = glossary.split(/^## Words not used$/m);
  return table
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .slice(2)
    .flatMap((line) => {
      const [, words, instead, kept] = line.split("|");
      const names = [...cell(kept).matchAll(/`([^`]+)`/g)].map(([, name = ""]) => pattern(name));
      return cell(words)
        .split(", ")
        .map((word) => ({ word, instead: cell(instead), kept: names }));
    });
}

/** Splits a name into its words: `happenedAt`, `happened_at` and `happened-at` consist of the same words. */
const wordsOf = (name: string) =>
  name
    .replaceAll(/([a-z0-9])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, "$1$3 $2")
    .toLowerCase()
    .split(/[^a-z]+/);

/** Names in files, folders and code use the words of the glossary. */
export const glossaryWords =
  (banned: readonly BannedWord[]): HouseRule =>
  (file) => {
    const findings: Finding[] = [];
    const check = (name: string, line: number) => {
      const words = wordsOf(name);
      const found = banned.find(
        ({ word, kept }) => words.includes(word) && !kept.some((kind) => kind.test(name)),
      );
      if (found === undefined) return;
      const text = `'${name}': the glossary says ${found.instead} for '${found.word}'`;
      findings.push({ path: file.path, line, rule: "words", text });
    };
    for (const part of file.path.split("/")) check(part.replace(/\..*$/, ""), 1);
    for (const { line, text } of file.identifiers) check(text, line);
    return findings;
  };
