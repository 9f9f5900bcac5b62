/** One character of a pattern: a letter or digit, an escaped character, a class such as `[A-Z0-9]`, or `.`. */
const atom = String.raw`(?:[\p{L}\p{N} \-_/#&:]|\\[dwDWs.\-/\\+*?()[\]{}^$|]|\[(?:[\p{L}\p{N}_ ./-]|\\[dws.\-\]\\])+\]|\.)`;
const times = String.raw`(?:\?|\*|\+|\{\d{1,2}(?:,\d{0,2})?\})`;
const shape = new RegExp(`^\\^?(?:${atom}${times}?)+\\$?$`, "u");
const openTimes = new RegExp(`${atom}(?:[?*+]|\\{\\d{1,2},\\d{0,2}\\})`, "gu");

/**
 * How many parts of a pattern may vary in length. Without groups, three such parts take at most 40³ steps for a value
 * of 40 characters.
 */
const maxOpenParts = 3;

/**
 * Whether a company's pattern is simple enough to run on any value: characters and classes in a row, without groups,
 * alternatives or references.
 */
export function isSafePattern(pattern: string): boolean {
  if (!shape.test(pattern) || (pattern.match(openTimes)?.length ?? 0) > maxOpenParts) return false;
  try {
    void new RegExp(pattern);
    return true;
  } catch {
    return false;
  }
}

/** Whether the pattern matches the whole value, even if it lacks `^` and `$`. */
export const matchesPattern = (pattern: string, value: string): boolean =>
  isSafePattern(pattern) &&
  new RegExp(`^(?:${pattern.replace(/^\^/, "").replace(/(?<!\\)\$$/, "")})$`).test(value);
