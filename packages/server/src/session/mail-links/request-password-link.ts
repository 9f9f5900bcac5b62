import type { WriteContext } from "../../base/context.ts";
import { isPasswordOfUse } from "../base/enterable-companies.ts";
import { insertLinkRequest } from "./link-requests.store.ts";

/**
 * Requests a password link for another person. False if none of their companies allows signing in with a password; then
 * nothing is sent.
 */
export async function requestPasswordLink(
  work: WriteContext,
  { userId, email }: { readonly userId: number; readonly email: string },
): Promise<boolean> {
  if (!(await isPasswordOfUse(work.db, userId))) return false;
  await insertLinkRequest(work, { kind: "reset", email, token_hash: null });
  return true;
}
