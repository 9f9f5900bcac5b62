import { Refusal } from "@kreislauf/contract/base";
import {
  type AuthenticatorAppSetUp,
  maxPasskeys,
  type NewPasskey,
  type PasskeyCreated,
  type PasskeyCreationOptions,
  type PasskeyRequestOptions,
  type RecoveryCodesAnswer,
} from "@kreislauf/contract/session";
import type {
  StaffFirstCode,
  StaffFirstPasskey,
  StaffSecondFactor,
  StaffSignedIn,
} from "@kreislauf/contract/staff";
import { inTransaction, type InTransaction, type PublicContext, type StaffContext } from "../base/context.ts";
import {
  createRecoveryCodes,
  refusePasskey,
  type StaffPurpose,
  toCreationOptions,
  toRequestOptions,
  verifyAttestation,
} from "../session/index.ts";
import { checkStaffCode, hasApp, listSecondFactorMethods, toStaffHandle } from "./check-staff-factor.ts";
import { recordStaffFactor } from "./record-staff-factor.ts";
import { beginStaffApp, getTicketHolder, lockSigningIn, openStaffSession } from "./sign-in-staff.ts";
import {
  confirmStaffApp,
  deleteStaffApp,
  deleteStaffPasskey,
  deleteStaffRecoveryCodes,
  insertStaffPasskey,
  listStaffPasskeys,
  listStaffRecoveryCodes,
  storeStaffRecoveryCodes,
} from "./staff-factors.store.ts";
import { takeSignInTicket } from "./staff-tickets.store.ts";
import { endStaffSessions, getStaff, lockStaff, renewStaffIdentityProof } from "./staff.store.ts";
import type { StaffRow } from "./staff.tables.ts";

type Changing = InTransaction<StaffContext>;

/** The second factors that a person has set up, without secrets. */
export async function getStaffSecondFactor(context: StaffContext): Promise<StaffSecondFactor> {
  const { staffId } = context.staff;
  const staff = await getStaff(context, staffId);
  const codes = await listStaffRecoveryCodes(context, staffId);
  const [first] = codes;
  return {
    authenticatorApp:
      hasApp(staff) && staff.totp_confirmed_at !== null ? { createdOn: staff.totp_confirmed_at } : null,
    passkeys: (await listStaffPasskeys(context, staffId)).map((row) => ({
      id: row.id,
      name: row.name,
      createdOn: row.created_at,
      lastUsedOn: row.last_used_at,
    })),
    recoveryCodes: first
      ? {
          left: codes.filter(({ used_at }) => used_at === null).length,
          total: codes.length,
          createdOn: first.created_at,
        }
      : null,
    isRequired: staff.second_factor_required,
  };
}

/** Options for signing in with a passkey. They name no passkeys, so that nobody learns which accounts have one. */
export const getStaffSignInOptions = (
  context: InTransaction<PublicContext>,
): Promise<PasskeyRequestOptions> => toRequestOptions(context, { kind: "staff_sign_in" }, []);

export async function getStaffSecondFactorOptions(
  context: InTransaction<PublicContext>,
  ticket: string,
): Promise<PasskeyRequestOptions> {
  const { id } = await getTicketHolder(context, ticket);
  const known = await listStaffPasskeys(context, id);
  return await toRequestOptions(context, { kind: "staff_second_factor", ticket }, known);
}

export async function getStaffIdentityProofOptions(context: Changing): Promise<PasskeyRequestOptions> {
  const { staffId, sessionId } = context.staff;
  const known = await listStaffPasskeys(context, staffId);
  return await toRequestOptions(context, { kind: "staff_proof", sessionId }, known);
}

export async function getStaffCreationOptions(context: Changing): Promise<PasskeyCreationOptions> {
  const { staffId, sessionId } = context.staff;
  const staff = await getStaff(context, staffId);
  return await describeNewPasskey(context, staff, { kind: "staff_add", sessionId });
}

/** Options for the first passkey of a person who signs in for the first time. */
export async function getFirstPasskeyOptions(
  context: InTransaction<PublicContext>,
  ticket: string,
): Promise<PasskeyCreationOptions> {
  const staff = await getFirstTimer(context, ticket);
  return await describeNewPasskey(context, staff, { kind: "staff_set_up", ticket });
}

async function describeNewPasskey(
  context: InTransaction<PublicContext>,
  staff: StaffRow,
  purpose: StaffPurpose,
): Promise<PasskeyCreationOptions> {
  const known = await listStaffPasskeys(context, staff.id);
  if (known.length >= maxPasskeys) throw new Refusal("too_many_passkeys");
  const displayName = `${staff.first_name} ${staff.last_name}`;
  const owner = { handle: toStaffHandle(staff.id), name: staff.email, displayName, known };
  return await toCreationOptions(context, purpose, owner);
}

/** The account of a ticket; refused if a second factor was set up meanwhile. */
async function getFirstTimer(context: PublicContext, ticket: string): Promise<StaffRow> {
  const staff = await getTicketHolder(context, ticket);
  if ((await listSecondFactorMethods(context, staff)).length > 0) throw new Refusal("sign_in_expired");
  return staff;
}

/** Confirms the app by its first code and signs the person in. */
export async function signInWithFirstCode(
  context: PublicContext,
  secret: Buffer,
  { ticket, code }: StaffFirstCode,
): Promise<StaffSignedIn> {
  const staff = await getFirstTimer(context, ticket);
  const fitting = await checkStaffCode(context, staff, code, "signIn");
  return await signInWithFirstFactor(context, secret, { ticket, staffId: staff.id }, async (transaction) => {
    await fitting.use(transaction);
    if (!(await confirmStaffApp(transaction, staff.id, staff.totp_secret)))
      throw new Refusal("sign_in_expired");
    await recordStaffFactor(transaction, staff.id, "second_factor_set_up");
  });
}

/** Sets up a passkey instead of the app and signs the person in. */
export async function signInWithFirstPasskey(
  context: PublicContext,
  secret: Buffer,
  { ticket, name, passkey }: StaffFirstPasskey,
): Promise<StaffSignedIn> {
  const staff = await getFirstTimer(context, ticket);
  const credential = await verifyAttestation(context, passkey, { kind: "staff_set_up", ticket });
  return await signInWithFirstFactor(context, secret, { ticket, staffId: staff.id }, async (transaction) => {
    if (!(await insertStaffPasskey(transaction, { staff_id: staff.id, ...credential, name })))
      throw refusePasskey(context);
    await recordStaffFactor(transaction, staff.id, "passkey_added");
  });
}

async function signInWithFirstFactor(
  context: PublicContext,
  secret: Buffer,
  { ticket, staffId }: { readonly ticket: string; readonly staffId: number },
  setUp: (transaction: InTransaction<PublicContext>) => Promise<void>,
): Promise<StaffSignedIn> {
  const codes = await createRecoveryCodes(context);
  return await inTransaction(context, async (transaction) => {
    await lockSigningIn(transaction, staffId);
    if (!(await takeSignInTicket(transaction, ticket))) throw new Refusal("sign_in_expired");
    await setUp(transaction);
    await storeStaffRecoveryCodes(transaction, staffId, codes);
    const signedIn = await openStaffSession(transaction, secret, await getStaff(transaction, staffId));
    return { ...signedIn, recoveryCodes: codes.codes };
  });
}

/**
 * Adds a passkey and ends the person's other sessions. If it is their first second factor, they get recovery codes,
 * too.
 */
export async function addStaffPasskey(
  context: StaffContext,
  { name, passkey }: NewPasskey,
): Promise<PasskeyCreated> {
  const { staffId, sessionId } = context.staff;
  const credential = await verifyAttestation(context, passkey, { kind: "staff_add", sessionId });
  return await addFactor(context, async (transaction) => {
    if ((await listStaffPasskeys(transaction, staffId)).length >= maxPasskeys)
      throw new Refusal("too_many_passkeys");
    if (!(await insertStaffPasskey(transaction, { staff_id: staffId, ...credential, name })))
      throw refusePasskey(context);
    await recordStaffFactor(transaction, staffId, "passkey_added");
  });
}

/**
 * Begins to set up an authenticator app, with a new secret at each call. Signing in asks for the app only after a first
 * code has confirmed it.
 */
export async function beginOwnApp(context: Changing): Promise<AuthenticatorAppSetUp> {
  const staff = await lockOwn(context);
  if (hasApp(staff)) throw new Refusal("second_factor_present");
  return await beginStaffApp(context, staff);
}

export async function confirmOwnApp(context: StaffContext, code: string): Promise<PasskeyCreated> {
  const staff = await getStaff(context, context.staff.staffId);
  if (hasApp(staff)) throw new Refusal("second_factor_present");
  if (staff.totp_secret === null) throw new Refusal("not_found");
  const fitting = await checkStaffCode(context, staff, code, "session");
  return await addFactor(context, async (transaction) => {
    await fitting.use(transaction);
    if (!(await confirmStaffApp(transaction, staff.id, staff.totp_secret)))
      throw new Refusal("second_factor_present");
    await recordStaffFactor(transaction, staff.id, "second_factor_set_up");
  });
}

async function addFactor(
  context: StaffContext,
  add: (transaction: Changing) => Promise<void>,
): Promise<PasskeyCreated> {
  const { staffId, sessionId } = context.staff;
  const hasCodes = (await listStaffRecoveryCodes(context, staffId)).length > 0;
  const codes = hasCodes ? null : await createRecoveryCodes(context);
  return await inTransaction(context, async (transaction) => {
    await lockOwn(transaction);
    await add(transaction);
    if (codes !== null) await storeStaffRecoveryCodes(transaction, staffId, codes);
    await endStaffSessions(transaction, { staffId, exceptSessionId: sessionId });
    await renewStaffIdentityProof(transaction, sessionId);
    return { recoveryCodes: codes?.codes ?? null };
  });
}

export async function removeOwnApp(context: Changing): Promise<Record<string, never>> {
  const staff = await lockOwn(context);
  if (!hasApp(staff)) throw new Refusal("not_found");
  await deleteStaffApp(context, staff.id);
  await endWithLastFactor(context);
  await recordStaffFactor(context, staff.id, "second_factor_removed");
  return {};
}

export async function removeStaffPasskey(
  context: Changing,
  passkeyId: number,
): Promise<Record<string, never>> {
  const { id } = await lockOwn(context);
  if (!(await deleteStaffPasskey(context, id, passkeyId))) throw new Refusal("not_found");
  await endWithLastFactor(context);
  await recordStaffFactor(context, id, "passkey_removed");
  return {};
}

/**
 * Call after removing a second factor: if it was the last, deletes the recovery codes, or refuses if the account
 * requires a second factor.
 */
async function endWithLastFactor(context: Changing): Promise<void> {
  const staff = await getStaff(context, context.staff.staffId);
  if ((await listSecondFactorMethods(context, staff)).length > 0) return;
  if (staff.second_factor_required) throw new Refusal("staff_second_factor_required");
  await deleteStaffRecoveryCodes(context, staff.id);
}

/** Creates ten new recovery codes; the former ones become invalid. */
export async function renewStaffRecoveryCodes(context: StaffContext): Promise<RecoveryCodesAnswer> {
  const codes = await createRecoveryCodes(context);
  return await inTransaction(context, async (transaction) => {
    const staff = await lockOwn(transaction);
    if ((await listSecondFactorMethods(transaction, staff)).length === 0) throw new Refusal("not_found");
    await storeStaffRecoveryCodes(transaction, staff.id, codes);
    await recordStaffFactor(transaction, staff.id, "recovery_codes_created");
    return { recoveryCodes: codes.codes };
  });
}

async function lockOwn(context: Changing): Promise<StaffRow> {
  const staff = await lockStaff(context, context.staff.staffId);
  if (staff === undefined) throw new Refusal("unauthenticated");
  return staff;
}
