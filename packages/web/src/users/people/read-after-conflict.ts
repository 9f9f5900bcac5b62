import type { FieldError } from "@kreislauf/contract/base";
import { ApiError } from "../../base/api-error.ts";

/**
 * Where somebody else saved the same fields first: what is stored now, and those fields. Undefined for any other
 * failure, and where it cannot be read.
 */
export async function readAfterConflict<Stored>(
  failure: unknown,
  read: () => Promise<Stored>,
): Promise<{ readonly current: Stored; readonly changed: readonly FieldError[] } | undefined> {
  if (!(failure instanceof ApiError) || failure.code !== "person_changed") return undefined;
  try {
    return { current: await read(), changed: failure.details };
  } catch {
    return undefined;
  }
}
