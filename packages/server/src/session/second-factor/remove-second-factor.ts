import { Refusal } from "@kreislauf/contract/base";
import { canResetSecondFactor } from "@kreislauf/contract/session";
import type { Actor, TransactionContext, WriteContext } from "../../base/context.ts";
import { ensureCanManage, lockManagedUser, lockUser } from "../../users/index.ts";
import { deleteApp, deleteSecondFactor, hasSecondFactor } from "../second-factor.store.ts";
import { revokeSessionsOf } from "../session.store.ts";
import { endWithLastFactor } from "./end-with-last-factor.ts";
import { recordSecondFactor } from "./record-second-factor.ts";

/** Removes one's own authenticator app; without passkeys the recovery codes and trusted devices go with it. */
export async function removeAuthenticatorApp(context: TransactionContext): Promise<Record<string, never>> {
  const { userId } = context.actor;
  await lockUser(context, userId);
  if (!(await deleteApp(context, userId))) throw new Refusal("not_found");
  await endWithLastFactor(context, userId);
  await recordSecondFactor(context, userId, "second_factor_removed");
  return {};
}

/**
 * A user manager removes the second factor of somebody who has lost it. The person is signed out everywhere; the
 * password stays, so that a manager cannot sign in as somebody else by this.
 */
export async function resetSecondFactor(
  context: TransactionContext,
  userId: number,
): Promise<Record<string, never>> {
  const { facts } = await lockManagedUser(context, userId);
  ensureCanManage(canResetSecondFactor(facts), facts);
  if (!(await resetSecondFactorOf(context, userId, context.actor))) throw new Refusal("not_found");
  return {};
}

/** The operator does the same where nobody in the company can; false if the person has no second factor. */
export async function resetSecondFactorByOperator(context: WriteContext, userId: number): Promise<boolean> {
  await lockUser(context, userId);
  return await resetSecondFactorOf(context, userId, null);
}

async function resetSecondFactorOf(
  context: WriteContext,
  userId: number,
  manager: Pick<Actor, "userId" | "companyId"> | null,
): Promise<boolean> {
  if (!(await hasSecondFactor(context.db, userId))) return false;
  await deleteSecondFactor(context, userId);
  await revokeSessionsOf(context, userId);
  await recordSecondFactor(context, userId, "second_factor_reset", manager);
  return true;
}
