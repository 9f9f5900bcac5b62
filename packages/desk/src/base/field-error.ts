import type { ErrorCode } from "@kreislauf/contract/base";
import { DeskError } from "./call.ts";

/** The sentence of a refusal for one field of a form; undefined if it has none. */
export const fieldErrorOf = (error: unknown, field: string): string | undefined =>
  error instanceof DeskError ? error.details.find((each) => each.field === field)?.message : undefined;

/** An error that the form itself finds in a field; shown and focused like a refusal by the server. */
export const fieldRefusal = (field: string, message: string): DeskError =>
  new DeskError({ code: "validation", message, details: [{ field, message }] });

/** A catch handler: attaches refusals with these codes to a field that the server does not name, and throws again. */
export const atField =
  (field: string, ...codes: readonly ErrorCode[]) =>
  (error: unknown): never => {
    const isAbout = error instanceof DeskError && codes.some((code) => code === error.code);
    throw isAbout ? fieldRefusal(field, error.message) : error;
  };

/** The sentence shown below the whole form; undefined if the error is shown beside fields, or there is no error. */
export const formErrorOf = (error: unknown): string | undefined =>
  error === null || (error instanceof DeskError && error.code === "validation" && error.details.length > 0)
    ? undefined
    : error instanceof Error
      ? error.message
      : undefined;
