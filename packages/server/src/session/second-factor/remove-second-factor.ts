import { Refusal } from "@kreislauf/contract/base";
import { canResetSecondFactor } from "@kreislauf/contract/session";
import type { Actor, TransactionContext, WriteContext } from "../../base/context.ts";
import { ensureCanManage, lockManagedUser, lockUser } from "../../users/index.ts";
import { deleteApp, deleteSecondFactor, hasSecondFactor } from "../second-factor.store.ts";
import { revokeSessionsOf } from "../session.store.ts";
import { endWithLastFactor } from "./end-with-last-factor.ts";
import { recordSecondFactor } from "./record-second-factor.ts";

/**
 * Removes the signed-in person's authenticator app. If they have no passkey either, recovery codes and trusted devices
 * are removed with it, or the call is refused if a company of the person requires a second factor.
 */
export async function removeAuthenticatorApp(context: TransactionContext): Promise<Record<string, never>> {
  const { userId } = context.actor;
  await lockUser(context, userId);
  if (!(await deleteApp(context, userId))) throw new Refusal("not_found");
  await endWithLastFactor(context, userId);
  await recordSecondFactor(context, userId, "second_factor_removed");
  return {};
}

/**
 * Lets a user manager remove the second factor of a person who has lost it; refused if the person has none. The person
 * is signed out everywhere; the password stays the same, so that the manager cannot sign in as that person.
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

/** Lets the operator remove a second factor if nobody in the company can; false if the person has none. */
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
