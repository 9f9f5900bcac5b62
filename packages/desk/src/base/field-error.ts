import type { ErrorCode } from "@kreislauf/contract/base";
import { DeskError } from "./call.ts";

/** The server's sentence for one field of a form. */
export const fieldErrorOf = (error: unknown, field: string): string | undefined =>
  error instanceof DeskError ? error.details.find((each) => each.field === field)?.message : undefined;

/** What the form itself finds wrong with a field, said and focused as if the server had refused it. */
export const fieldRefusal = (field: string, message: string): DeskError =>
  new DeskError({ code: "validation", message, details: [{ field, message }] });

/** Catches refusals that are about a field without naming it, so that they are shown there. */
export const atField =
  (field: string, ...codes: readonly ErrorCode[]) =>
  (error: unknown): never => {
    const isAbout = error instanceof DeskError && codes.some((code) => code === error.code);
    throw isAbout ? fieldRefusal(field, error.message) : error;
  };

/** The sentence for the whole form: where no field has one, and where somebody else changed what was shown. */
export const formErrorOf = (error: unknown): string | undefined =>
  error === null || (error instanceof DeskError && error.code === "validation" && error.details.length > 0)
    ? undefined
    : error instanceof Error
      ? error.message
      : undefined;
