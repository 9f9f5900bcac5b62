import { Refusal } from "@kreislauf/contract/base";
import type { TransactionContext } from "../../base/context.ts";
import { lockUser } from "../../users/index.ts";
import { deletePasskey, updatePasskeyName } from "../passkeys.store.ts";
import { endWithLastFactor } from "./end-with-last-factor.ts";
import { recordSecondFactor } from "./record-second-factor.ts";

export async function renamePasskey(
  context: TransactionContext,
  passkeyId: number,
  name: string,
): Promise<Record<string, never>> {
  if (!(await updatePasskeyName(context, passkeyId, name))) throw new Refusal("not_found");
  return {};
}

/**
 * Removes a passkey. If it was the last second factor, recovery codes and trusted devices are removed with it, or the
 * call is refused if a company of the person requires a second factor.
 */
export async function removePasskey(
  context: TransactionContext,
  passkeyId: number,
): Promise<Record<string, never>> {
  const { userId } = context.actor;
  await lockUser(context, userId);
  if (!(await deletePasskey(context, passkeyId))) throw new Refusal("not_found");
  await endWithLastFactor(context, userId);
  await recordSecondFactor(context, userId, "passkey_removed");
  return {};
}
