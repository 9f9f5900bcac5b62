import type { FieldError } from "@kreislauf/contract/base";
import type { UserStatus } from "@kreislauf/contract/users";
import { ApiError } from "../../base/api-error.ts";

interface Conflict<Stored> {
  readonly current: Stored;
  readonly changed: readonly FieldError[];
}

/**
 * If a save failed because somebody else saved the same fields first: the person as stored now, and those fields.
 * Undefined for other failures, and if the person cannot be loaded.
 */
export async function readAfterConflict<Stored>(
  failure: unknown,
  read: () => Promise<Stored>,
): Promise<Conflict<Stored> | undefined> {
  if (!(failure instanceof ApiError) || failure.code !== "person_changed") return undefined;
  const current = await read().catch(() => undefined);
  return current && { current, changed: failure.details };
}

/**
 * If a save failed because the person has accepted the invitation meanwhile: the person as stored now, with the status
 * as the changed field. Undefined for other failures, and if the person cannot be loaded. `words` names each status.
 */
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
