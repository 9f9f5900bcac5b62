import type * as z from "zod/mini";
import { fieldErrorTexts, type FieldReason } from "./field-errors.texts.ts";
import type { Language } from "./language.ts";

type Issue = z.core.$ZodRawIssue | z.core.$ZodIssue;
type Texts = (typeof fieldErrorTexts)[Language];

function boundMessage(issue: { origin: string; minimum?: unknown; maximum?: unknown }, texts: Texts): string {
  const isLow = issue.minimum !== undefined;
  const bound = Number(isLow ? issue.minimum : issue.maximum);
  if (issue.origin === "string") {
    if (isLow && bound === 1) return texts.required;
    return isLow ? texts.tooShort(bound) : texts.tooLong(bound);
  }
  if (issue.origin === "array" || issue.origin === "set") {
    return isLow ? texts.tooFew(bound) : texts.tooMany(bound);
  }
  return isLow ? texts.atLeast(bound) : texts.atMost(bound);
}

const formatTexts: Readonly<Record<string, "date" | "instant" | "email">> = {
  date: "date",
  datetime: "instant",
  email: "email",
};

const isDate = (format: string) => format === "date" || format === "datetime";

function typeMessage(issue: { expected: string; input?: unknown }, texts: Texts): string {
  if ("input" in issue && (issue.input === undefined || issue.input === null)) return texts.required;
  if (issue.expected === "int") return texts.wholeNumber;
  if (issue.expected === "number") return texts.number;
  return "input" in issue ? texts.unusable : texts.required;
}

/**
 * The message beside a field that failed validation. Pass this function to zod as error map, `{ error: (issue) =>
 * fieldErrorMessage(issue, language) }`: only there does an issue still have the input, which tells a missing value
 * from a wrong one.
 */
export function fieldErrorMessage(issue: Issue, language: Language): string {
  const texts = fieldErrorTexts[language];
  switch (issue.code) {
    case "invalid_type":
      return typeMessage(issue, texts);
    case "too_small":
    case "too_big":
      return boundMessage(issue, texts);
    case "invalid_format":
      if (isDate(issue.format) && "input" in issue && issue.input === "") return texts.required;
      return texts[formatTexts[issue.format] ?? "unusable"];
    case "invalid_value":
      return "input" in issue && issue.input === undefined ? texts.required : texts.notOffered;
    case "unrecognized_keys":
      return texts.unknownField;
    case "custom": {
      const reason = issue.params?.["reason"] as FieldReason | undefined;
      return (reason && texts.reasons[reason]) ?? texts.unusable;
    }
    default:
      return texts.unusable;
  }
}
