import { randomBytes, randomUUID } from "node:crypto";
import { Refusal } from "@kreislauf/contract/base";
import {
  staffSessionHours,
  type StaffCode,
  type StaffCredentials,
  type StaffSelf,
  type StaffSignedIn,
  type StaffSignInAnswer,
} from "@kreislauf/contract/staff";
import { inTransaction, type InTransaction, type PublicContext } from "../base/context.ts";
import {
  clearStaffFailures,
  describeAuthenticatorApp,
  findTotpStep,
  isPasswordCorrect,
  queueHashing,
  throttleStaffCode,
  throttleStaffSignIn,
} from "../session/index.ts";
import { recordStaffAction } from "./staff-log.store.ts";
import { findStaffByEmail, getStaff, idleEnd, useTotpStep } from "./staff.store.ts";
import type { StaffRow } from "./staff.tables.ts";
import { findSignInTicket, issueSignInTicket, takeSignInTicket } from "./staff-tickets.store.ts";
import { signStaffToken } from "./staff-tokens.ts";

const secretBytes = 20;

export const hasApp = (staff: Pick<StaffRow, "totp_secret" | "totp_confirmed_at">) =>
  staff.totp_secret !== null && staff.totp_confirmed_at !== null;

export const toStaffSelf = (staff: StaffRow): StaffSelf => ({
  id: staff.id,
  email: staff.email,
  firstName: staff.first_name,
  lastName: staff.last_name,
  roles: [...staff.roles],
  hasSecondFactor: hasApp(staff),
});

/** The response is the same, and takes the same time, for an unknown address, a wrong password and a locked account. */
export async function signInStaff(
  context: PublicContext,
  secret: Buffer,
  credentials: StaffCredentials,
): Promise<StaffSignInAnswer> {
  const email = credentials.email.trim().toLowerCase();
  const { staff, isCorrect } = await queueHashing(context, async () => {
    await inTransaction(context, (transaction) => throttleStaffSignIn(transaction, email));
    const found = await findStaffByEmail(context, email);
    const hash = found?.password_hash ?? null;
    return { staff: found, isCorrect: await isPasswordCorrect(hash, credentials.password) };
  });
  if (staff === undefined || !isCorrect || staff.locked_at !== null) {
    context.log.warn({ security: "staff_sign_in_refused" }, "sign-in at the desk refused");
    throw new Refusal("wrong_credentials");
  }
  return await inTransaction(context, async (transaction) => {
    await clearStaffFailures(transaction, email);
    if (hasApp(staff)) return { step: "code", ticket: await issueSignInTicket(transaction, staff.id) };
    if (!staff.second_factor_required) return await openStaffSession(transaction, secret, staff);
    const appSecret = randomBytes(secretBytes);
    await transaction.db
      .updateTable("staff")
      .set({ totp_secret: appSecret, totp_confirmed_at: null })
      .where("id", "=", staff.id)
      .execute();
    const issuer = context.branding.productName;
    const app = describeAuthenticatorApp(appSecret, { issuer, label: staff.email });
    return { step: "set_up", ticket: await issueSignInTicket(transaction, staff.id), ...app };
  });
}

/** Checks a code of somebody's app; the attempt is counted before. */
export async function checkStaffCode(context: PublicContext, staff: StaffRow, code: string): Promise<number> {
  await inTransaction(context, (transaction) => throttleStaffCode(transaction, staff.id));
  const step = staff.totp_secret === null ? null : findTotpStep(staff.totp_secret, code, context.now);
  if (step !== null) return step;
  context.log.warn({ security: "second_factor_refused", staffId: staff.id }, "code refused");
  throw new Refusal("wrong_code");
}

/** The second step. With `isFirst` the code also confirms the app. */
export async function finishStaffSignIn(
  context: PublicContext,
  secret: Buffer,
  { ticket, code }: StaffCode,
  isFirst: boolean,
): Promise<StaffSignedIn> {
  const found = await findSignInTicket(context, ticket);
  const staff = found && (await getStaff(context, found.staff_id));
  if (staff === undefined || staff.locked_at !== null || hasApp(staff) === isFirst)
    throw new Refusal("sign_in_expired");
  const step = await checkStaffCode(context, staff, code);
  return await inTransaction(context, async (transaction) => {
    if (!(await takeSignInTicket(transaction, ticket))) throw new Refusal("sign_in_expired");
    if (!(await useTotpStep(transaction, staff.id, step))) throw new Refusal("code_used");
    await clearStaffFailures(transaction, staff.id);
    if (isFirst) await confirmApp(transaction, staff);
    return await openStaffSession(transaction, secret, await getStaff(transaction, staff.id));
  });
}

async function confirmApp(
  context: InTransaction<PublicContext>,
  { id, totp_secret }: StaffRow,
): Promise<void> {
  const { numUpdatedRows } = await context.db
    .updateTable("staff")
    .set({ totp_confirmed_at: context.now.toString() })
    .where("id", "=", id)
    .where("totp_secret", "=", totp_secret)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Refusal("sign_in_expired");
  await recordStaffAction(context, { staffId: id, action: "second_factor_set_up" });
}

async function openStaffSession(
  context: InTransaction<PublicContext>,
  secret: Buffer,
  staff: StaffRow,
): Promise<StaffSignedIn> {
  const { db, now } = context;
  const sessionId = randomUUID();
  await db
    .insertInto("staff_sessions")
    .values({
      id: sessionId,
      staff_id: staff.id,
      created_at: now.toString(),
      idle_until: idleEnd(now).toString(),
      ends_at: now.add({ hours: staffSessionHours }).toString(),
      revoked_at: null,
      device: context.device,
    })
    .execute();
  await recordStaffAction(context, { staffId: staff.id, action: "signed_in" });
  context.log.info({ security: "staff_signed_in", staffId: staff.id, sessionId }, "signed in at the desk");
  return {
    step: "signed_in",
    token: await signStaffToken(secret, sessionId, now),
    self: toStaffSelf(staff),
  };
}
