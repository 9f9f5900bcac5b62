import type { FaqEntry } from "./faq-entries.ts";

/** Lower case without accents. Each letter stays one character, so positions are the same as in the original text. */
const folded = (text: string) =>
  text.replaceAll(/\p{L}/gu, (letter) => letter.normalize("NFD").charAt(0).toLowerCase());

const wordsOf = (search: string) => folded(search.normalize("NFC")).split(/\s+/).filter(Boolean);

/** The entries that contain every word of the search; entries with all words in the question come first. */
export function findFaq(entries: readonly FaqEntry[], search: string): readonly FaqEntry[] {
  const words = wordsOf(search);
  const holds = (text: string) => words.every((word) => folded(text).includes(word));
  const [questionMatches, answerMatches] = [
    entries.filter(({ question }) => holds(question)),
    entries.filter(({ question, answer }) => !holds(question) && holds(`${question} ${answer}`)),
  ];
  return [...questionMatches, ...answerMatches];
}

interface Part {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Splits a text into the parts that match a word of the search and the parts between them. */
export function splitAtMatches(text: string, search: string): readonly Part[] {
  const words = wordsOf(search);
  if (words.length === 0) return [{ text, isMatch: false }];
  const anyWord = new RegExp(words.map((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, "\\$&")).join("|"), "g");
  const parts: Part[] = [];
  let end = 0;
  for (const { index, 0: hit } of folded(text).matchAll(anyWord)) {
    if (index > end) parts.push({ text: text.slice(end, index), isMatch: false });
    end = index + hit.length;
    parts.push({ text: text.slice(index, end), isMatch: true });
  }
  return end < text.length ? [...parts, { text: text.slice(end), isMatch: false }] : parts;
}
