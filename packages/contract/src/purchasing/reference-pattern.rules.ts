/** One character: a letter or digit, an escaped one, a class such as `[A-Z0-9]`, or any. */
const atom = String.raw`(?:[\p{L}\p{N} \-_/#&:]|\\[dwDWs.\-/\\+*?()[\]{}^$|]|\[(?:[\p{L}\p{N}_ ./-]|\\[dws.\-\]\\])+\]|\.)`;
const times = String.raw`(?:\?|\*|\+|\{\d{1,2}(?:,\d{0,2})?\})`;
const shape = new RegExp(`^\\^?(?:${atom}${times}?)+\\$?$`, "u");
const openTimes = new RegExp(`${atom}(?:[?*+]|\\{\\d{1,2},\\d{0,2}\\})`, "gu");

/** So many parts may vary in length. Without groups three of them take no more than 40³ steps for a value of 40 characters. */
const maxOpenParts = 3;

/**
 * Whether a company's pattern is simple enough to be run against anything: characters and classes one after the other,
 * no groups, alternatives or references.
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

/** Whether the whole value matches, whether or not the pattern says where it begins and ends. */
export const matchesPattern = (pattern: string, value: string): boolean =>
  isSafePattern(pattern) &&
  new RegExp(`^(?:${pattern.replace(/^\^/, "").replace(/(?<!\\)\$$/, "")})$`).test(value);
