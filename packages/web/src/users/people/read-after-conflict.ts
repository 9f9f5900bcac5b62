import type { FieldError } from "@kreislauf/contract/base";
import type { UserStatus } from "@kreislauf/contract/users";
import { ApiError } from "../../base/api-error.ts";

interface Conflict<Stored> {
  readonly current: Stored;
  readonly changed: readonly FieldError[];
}

/**
 * Where somebody else saved the same fields first: what is stored now, and those fields. Undefined for any other
 * failure, and where it cannot be read.
 */
export async function readAfterConflict<Stored>(
  failure: unknown,
  read: () => Promise<Stored>,
): Promise<Conflict<Stored> | undefined> {
  if (!(failure instanceof ApiError) || failure.code !== "person_changed") return undefined;
  const current = await read().catch(() => undefined);
  return current && { current, changed: failure.details };
}

/** The same where the person has accepted the invitation that was being edited; `words` names what they are now. */
export async function readAfterAcceptance<Stored extends { readonly status: UserStatus }>(
  failure: unknown,
  before: UserStatus,
  read: () => Promise<Stored>,
  words: Readonly<Record<UserStatus, string>>,
): Promise<Conflict<Stored> | undefined> {
  if (!(failure instanceof ApiError) || failure.code !== "not_found") return undefined;
  const current = await read().catch(() => undefined);
  if (current === undefined || current.status === before) return undefined;
  return { current, changed: [{ field: "status", message: words[current.status] }] };
}
