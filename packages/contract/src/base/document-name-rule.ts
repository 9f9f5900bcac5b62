/** The parts that a rule for the names of document files may have, written as `{type}`. */
export const documentNameParts = ["type", "customer", "site", "number", "period"] as const;
export type DocumentNamePart = (typeof documentNameParts)[number];

/** The rule for the names of documents unless the operator configures another one (docs/coverage.md D33.1). */
export const defaultDocumentNameRule = "{type}_{customer}_{number}_{period}";

const placeholder = /\{(\w+)\}/g;

const isPart = (word: string): word is DocumentNamePart => documentNameParts.some((part) => part === word);

/** The parts of a rule from left to right, each with the text between it and the part before. */
export function readDocumentNameRule(
  rule: string,
): { readonly before: string; readonly part: DocumentNamePart }[] {
  let at = 0;
  return [...rule.matchAll(placeholder)].flatMap((match) => {
    const before = rule.slice(at, match.index);
    at = match.index + match[0].length;
    const [, part = ""] = match;
    return isPart(part) ? [{ before, part }] : [];
  });
}

/**
 * Whether a rule is valid: it has `{number}`, each part at most once, text between any two parts, no slashes, and at
 * most 100 characters.
 */
export function isDocumentNameRule(rule: string): boolean {
  const parts = [...rule.matchAll(placeholder)].map(([, word = ""]) => word);
  return (
    parts.every(isPart) &&
    new Set(parts).size === parts.length &&
    parts.includes("number") &&
    !/\}\{|[/\\]/.test(rule) &&
    rule.length <= 100
  );
}
