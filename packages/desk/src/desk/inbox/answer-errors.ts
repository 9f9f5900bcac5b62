import type { ErrorCode } from "@kreislauf/contract/base";
import { dateRefusals } from "../base/date-refusals.ts";
import { DeskError } from "../../base/call.ts";
import { formErrorOf } from "../../base/field-error.ts";

type AnswerField = "date" | "text" | "weight" | "code" | "photo" | "wasteType";

const fieldOfCode: Partial<Record<ErrorCode, AnswerField>> = {
  ...Object.fromEntries(dateRefusals.map((code) => [code, "date"] as const)),
  proposed_date_is_desired: "date",
  no_time_to_answer: "date",
  executed_in_future: "date",
  executed_before_order: "date",
  weight_implausible: "weight",
  photo_unusable: "photo",
  photo_too_large: "photo",
  waste_type_unchanged: "wasteType",
};

/** The form's fields by their names in the request. */
const fieldOfName: Readonly<Record<string, AnswerField>> = {
  "answer.date": "date",
  "answer.executedOn": "date",
  "answer.note": "text",
  "answer.reason": "text",
  "answer.weightKg": "weight",
  "answer.treatmentCode": "code",
  "answer.photo": "photo",
  "answer.wasteTypeId": "wasteType",
};

interface AnswerErrors {
  readonly fields: Partial<Record<AnswerField, string>>;
  /** The sentence below the form; undefined if all errors are shown beside fields. */
  readonly sentence: string | undefined;
}

/**
 * The errors of an answer that the server refused: a sentence for each field, or one below the form if no field is
 * concerned.
 */
export function answerErrorsOf(error: unknown): AnswerErrors {
  if (!(error instanceof DeskError)) return { fields: {}, sentence: formErrorOf(error) };
  const refused = error.code === "unreachable" ? undefined : fieldOfCode[error.code];
  if (refused !== undefined) return { fields: { [refused]: error.message }, sentence: undefined };
  const named = error.details.flatMap(({ field, message }) => {
    const place = fieldOfName[field];
    return place === undefined ? [] : [[place, message] as const];
  });
  const isAllNamed = named.length > 0 && named.length === error.details.length;
  return { fields: Object.fromEntries(named), sentence: isAllNamed ? undefined : error.message };
}
