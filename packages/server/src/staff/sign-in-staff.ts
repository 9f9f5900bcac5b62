import { randomBytes, randomUUID } from "node:crypto";
import { Refusal } from "@kreislauf/contract/base";
import type { PasskeyAssertion } from "@kreislauf/contract/session";
import {
  staffSessionHours,
  type StaffCredentials,
  type StaffSecondFactorProof,
  type StaffSelf,
  type StaffSignedIn,
  type StaffSignInAnswer,
} from "@kreislauf/contract/staff";
import { inTransaction, type InTransaction, type PublicContext } from "../base/context.ts";
import {
  recordStaffSuccess,
  describeAuthenticatorApp,
  isPasswordCorrect,
  queueHashing,
  throttleStaffSignIn,
} from "../session/index.ts";
import {
  checkStaffCode,
  checkStaffPasskey,
  checkStaffRecoveryCode,
  hasApp,
  listSecondFactorMethods,
} from "./check-staff-factor.ts";
import { recordStaffFactor } from "./record-staff-factor.ts";
import { listStaffPasskeys, listStaffRecoveryCodes, startStaffApp } from "./staff-factors.store.ts";
import { recordStaffAction } from "./staff-log.store.ts";
import { findStaffByEmail, getStaff, idleEnd, lockStaff } from "./staff.store.ts";
import type { StaffRow } from "./staff.tables.ts";
import { findSignInTicket, issueSignInTicket, takeSignInTicket } from "./staff-tickets.store.ts";
import { signStaffToken } from "./staff-tokens.ts";

/** Length of an authenticator app's secret: as many bytes as the hash behind its codes has, as RFC 4226 recommends. */
const secretBytes = 20;

export const toStaffSelf = async (
  context: Pick<PublicContext, "db">,
  staff: StaffRow,
): Promise<StaffSelf> => ({
  id: staff.id,
  email: staff.email,
  firstName: staff.first_name,
  lastName: staff.last_name,
  roles: [...staff.roles],
  secondFactors: [
    ...(hasApp(staff) ? (["totp"] as const) : []),
    ...((await listStaffPasskeys(context, staff.id)).length > 0 ? (["passkey"] as const) : []),
  ],
});

/**
 * Signs in by password. The response is the same, and takes the same time, for an unknown e-mail address, a wrong
 * password and a locked account.
 */
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
  if (staff === undefined || !isCorrect || staff.locked_at !== null) throw await refuseSignIn(context, staff);
  const answer = await inTransaction(context, async (transaction) => {
    // The password may have been replaced, or the account locked, since it was checked.
    const present = await lockStaff(transaction, staff.id);
    if (present?.password_hash !== staff.password_hash || present.locked_at !== null) return undefined;
    await recordStaffSuccess(transaction, email);
    return await answerPassword(transaction, secret, present);
  });
  if (answer === undefined) throw await refuseSignIn(context, staff);
  return answer;
}

/** What follows a correct password: a second factor, setting one up, or the session. */
async function answerPassword(
  context: InTransaction<PublicContext>,
  secret: Buffer,
  staff: StaffRow,
): Promise<StaffSignInAnswer> {
  const methods = await listSecondFactorMethods(context, staff);
  if (methods.length > 0)
    return { step: "second_factor", ticket: await issueSignInTicket(context, staff.id), methods };
  if (!staff.second_factor_required) return await openStaffSession(context, secret, staff);
  return {
    step: "set_up",
    ticket: await issueSignInTicket(context, staff.id),
    ...(await beginStaffApp(context, staff)),
  };
}

/**
 * Records a refused sign-in and returns the refusal. The typed e-mail address is not logged, because it may be a
 * password in the wrong field.
 */
async function refuseSignIn(context: PublicContext, staff: StaffRow | undefined): Promise<Refusal> {
  context.log.warn({ security: "staff_sign_in_refused" }, "sign-in at the desk refused");
  await inTransaction(context, (transaction) =>
    recordStaffAction(transaction, {
      staffId: null,
      action: "sign_in_refused",
      ...(staff && { kind: "staff", subject: staff.email, subjectId: staff.id }),
    }),
  );
  return new Refusal("wrong_credentials");
}

/** Begins to set up an authenticator app with a new secret, which the app's first code confirms. */
export async function beginStaffApp(context: InTransaction<PublicContext>, staff: StaffRow) {
  const appSecret = randomBytes(secretBytes);
  await startStaffApp(context, staff.id, appSecret);
  return describeAuthenticatorApp(appSecret, { issuer: context.branding.productName, label: staff.email });
}

/** The account whose password was checked for a ticket. Refused if the ticket has expired or the account is locked. */
export async function getTicketHolder(
  context: Pick<PublicContext, "db" | "now">,
  ticket: string,
): Promise<StaffRow> {
  const found = await findSignInTicket(context, ticket);
  const staff = found && (await getStaff(context, found.staff_id));
  if (staff === undefined || staff.locked_at !== null) throw new Refusal("sign_in_expired");
  return staff;
}

/** Locks the account for which a session is about to be opened, until the transaction ends. */
export async function lockSigningIn(
  context: InTransaction<PublicContext>,
  staffId: number,
): Promise<StaffRow> {
  const staff = await lockStaff(context, staffId);
  if (staff === undefined || staff.locked_at !== null) throw new Refusal("sign_in_expired");
  return staff;
}

/** The second step of signing in. After a wrong code the ticket can be used again until it expires. */
export async function proveStaffSecondFactor(
  context: PublicContext,
  secret: Buffer,
  proof: StaffSecondFactorProof,
): Promise<StaffSignedIn> {
  const { ticket, method } = proof;
  const staff = await getTicketHolder(context, ticket);
  if (!(await listSecondFactorMethods(context, staff)).includes(method)) throw new Refusal("sign_in_expired");
  const fitting = await checkSecondFactor(context, staff, proof);
  return await inTransaction(context, async (transaction) => {
    const present = await lockSigningIn(transaction, staff.id);
    if (!(await takeSignInTicket(transaction, ticket))) throw new Refusal("sign_in_expired");
    await fitting.use(transaction);
    const signedIn = await openStaffSession(transaction, secret, present);
    if (method !== "recovery_code") return signedIn;
    await recordStaffFactor(transaction, staff.id, "recovery_code_used");
    const codes = await listStaffRecoveryCodes(transaction, staff.id);
    return { ...signedIn, recoveryCodesLeft: codes.filter(({ used_at }) => used_at === null).length };
  });
}

async function checkSecondFactor(context: PublicContext, staff: StaffRow, proof: StaffSecondFactorProof) {
  if (proof.method === "totp") return await checkStaffCode(context, staff, proof.code, "signIn");
  if (proof.method === "recovery_code") return await checkStaffRecoveryCode(context, staff, proof.code);
  const purpose = { kind: "staff_second_factor", ticket: proof.ticket } as const;
  return await checkStaffPasskey(context, proof.passkey, purpose, staff.id);
}

/** Signs in by passkey, which stands for password and second factor, because its owner has unlocked it. */
export async function signInStaffWithPasskey(
  context: PublicContext,
  secret: Buffer,
  assertion: PasskeyAssertion,
): Promise<StaffSignedIn> {
  const passkey = await checkStaffPasskey(context, assertion, { kind: "staff_sign_in" });
  return await inTransaction(context, async (transaction) => {
    const staff = await lockSigningIn(transaction, passkey.staffId);
    await passkey.use(transaction);
    return await openStaffSession(transaction, secret, staff);
  });
}

export async function openStaffSession(
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
      proved_at: now.toString(),
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
    self: await toStaffSelf(context, staff),
    recoveryCodes: null,
    recoveryCodesLeft: null,
  };
}
