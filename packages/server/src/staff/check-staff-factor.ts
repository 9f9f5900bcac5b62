import { Refusal } from "@kreislauf/contract/base";
import type { PasskeyAssertion, SecondFactorMethod } from "@kreislauf/contract/session";
import { inTransaction, type InTransaction, type PublicContext } from "../base/context.ts";
import {
  recordOwnProofSuccess,
  recordStaffSuccess,
  countsOn,
  findRecoveryCode,
  findTotpStep,
  queueHashing,
  refusePasskey,
  type StaffPurpose,
  takeChallengeOf,
  throttleOwnProof,
  throttleStaffCode,
  verifyAssertion,
} from "../session/index.ts";
import { recordStaffFactor } from "./record-staff-factor.ts";
import {
  countStaffPasskeyUse,
  findStaffPasskey,
  listStaffPasskeys,
  listStaffRecoveryCodes,
  useStaffRecoveryCode,
} from "./staff-factors.store.ts";
import { recordStaffAction } from "./staff-log.store.ts";
import { useTotpStep } from "./staff.store.ts";
import type { StaffRow } from "./staff.tables.ts";

export const hasApp = (staff: Pick<StaffRow, "totp_secret" | "totp_confirmed_at">) =>
  staff.totp_secret !== null && staff.totp_confirmed_at !== null;

/** The second factors that a person can use; empty if they have none. Recovery codes alone do not count. */
export async function listSecondFactorMethods(
  context: Pick<PublicContext, "db">,
  staff: StaffRow,
): Promise<SecondFactorMethod[]> {
  const methods: SecondFactorMethod[] = [];
  if (hasApp(staff)) methods.push("totp");
  if ((await listStaffPasskeys(context, staff.id)).length > 0) methods.push("passkey");
  if (methods.length === 0) return [];
  const codes = await listStaffRecoveryCodes(context, staff.id);
  if (codes.some(({ used_at }) => used_at === null)) methods.push("recovery_code");
  return methods;
}

/**
 * A second factor that was found correct. It is accepted only when `use` has marked it as used, in the transaction that
 * opens the session or extends the proof.
 */
interface FittingFactor {
  readonly use: (transaction: InTransaction<PublicContext>) => Promise<void>;
}

/** Whether a code is asked for when signing in or in a session. The attempts of the two are counted apart. */
type AskedBy = "signIn" | "session";

/** Checks a code of a person's app. The attempt is counted before the check, as for every kind of code. */
export async function checkStaffCode(
  context: PublicContext,
  staff: StaffRow,
  code: string,
  askedBy: AskedBy,
): Promise<FittingFactor> {
  await countAttempt(context, staff, askedBy);
  const step = staff.totp_secret === null ? null : findTotpStep(staff.totp_secret, code, context.now);
  if (step === null) throw await refuseCode(context, staff);
  return usableOnce(staff, askedBy, (transaction) => useTotpStep(transaction, staff.id, step));
}

export async function checkStaffRecoveryCode(
  context: PublicContext,
  staff: StaffRow,
  code: string,
): Promise<FittingFactor> {
  const found = await queueHashing(context, async () => {
    await countAttempt(context, staff, "signIn");
    return await findRecoveryCode(await listStaffRecoveryCodes(context, staff.id), code);
  });
  if (found === undefined) throw await refuseCode(context, staff);
  return usableOnce(staff, "signIn", (transaction) =>
    useStaffRecoveryCode(transaction, staff.id, found.code_hash),
  );
}

const countAttempt = (context: PublicContext, { id }: StaffRow, askedBy: AskedBy) =>
  inTransaction(context, (transaction) =>
    askedBy === "signIn" ? throttleStaffCode(transaction, id) : throttleOwnProof(transaction, "staff", id),
  );

const usableOnce = (
  { id }: StaffRow,
  askedBy: AskedBy,
  markUsed: (transaction: InTransaction<PublicContext>) => Promise<boolean>,
): FittingFactor => ({
  use: async (transaction) => {
    await (askedBy === "signIn"
      ? recordStaffSuccess(transaction, id)
      : recordOwnProofSuccess(transaction, "staff", id));
    if (!(await markUsed(transaction))) throw new Refusal("code_used");
  },
});

export async function refuseCode(context: PublicContext, staff: StaffRow): Promise<Refusal> {
  context.log.warn({ security: "second_factor_refused", staffId: staff.id }, "code refused");
  await inTransaction(context, (transaction) =>
    recordStaffAction(transaction, {
      staffId: null,
      action: "code_refused",
      kind: "staff",
      subject: staff.email,
      subjectId: staff.id,
    }),
  );
  return new Refusal("wrong_code");
}

/**
 * The user handle that authenticators store with a passkey. It differs from those of customers on the same host and
 * contains no e-mail address.
 */
export const toStaffHandle = (staffId: number): string =>
  Buffer.from(`staff ${staffId}`).toString("base64url");

/**
 * Checks the signature of a passkey of staff. If `owner` is given, the passkey must belong to that member of staff. The
 * refusal does not say whether the passkey is unknown, belongs to somebody else, or belongs to a locked account.
 */
export async function checkStaffPasskey(
  context: PublicContext,
  assertion: PasskeyAssertion,
  purpose: StaffPurpose,
  owner?: number,
): Promise<FittingFactor & { readonly staffId: number }> {
  await takeChallengeOf(context, assertion.clientDataJSON, purpose);
  const passkey = await findStaffPasskey(context, Buffer.from(assertion.id, "base64url"));
  if (passkey === undefined || !isOwner(passkey.staff_id, assertion, owner)) throw refusePasskey(context);
  const { staff_id: staffId, sign_count: before } = passkey;
  const after = await verifyAssertion(context, assertion, passkey.public_key);
  if (!countsOn(before, after)) {
    context.log.warn({ security: "passkey_cloned", staffId }, "counter of a passkey did not count on");
    await inTransaction(context, (transaction) => recordStaffFactor(transaction, staffId, "passkey_cloned"));
    throw refusePasskey(context);
  }
  return {
    staffId,
    use: async (transaction) => {
      if (!(await countStaffPasskeyUse(transaction, passkey.id, { before, after })))
        throw refusePasskey(context);
    },
  };
}

/**
 * Whether the passkey belongs to the owner. Signing in without a password has no `owner` and needs the handle in the
 * passkey.
 */
function isOwner(staffId: number, { userHandle }: PasskeyAssertion, owner: number | undefined): boolean {
  if (owner === undefined) return userHandle === toStaffHandle(staffId);
  return owner === staffId && (userHandle === null || userHandle === toStaffHandle(staffId));
}
