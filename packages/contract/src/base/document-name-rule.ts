/** The parts that a rule for names of files may have. */
export const documentNameParts = ["type", "customer", "site", "number", "period"] as const;
export type DocumentNamePart = (typeof documentNameParts)[number];

/** How the operator's documents are named unless they say otherwise (docs/coverage.md D33.1). */
export const defaultDocumentNameRule = "{type}_{customer}_{number}_{period}";

const placeholder = /\{(\w+)\}/g;

const isPart = (word: string): word is DocumentNamePart => documentNameParts.some((part) => part === word);

/** The rule as pieces, each with what stands before its part. */
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

/** Whether a rule names a number, each part at most once, with something between two parts. */
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
