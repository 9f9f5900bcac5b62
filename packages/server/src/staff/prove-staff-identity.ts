import type { StaffIdentityProof } from "@kreislauf/contract/staff";
import { inTransaction, type InTransaction, type StaffContext } from "../base/context.ts";
import {
  isPasswordCorrect,
  queueHashing,
  recordOwnProofSuccess,
  throttleOwnProof,
} from "../session/index.ts";
import {
  checkStaffCode,
  checkStaffPasskey,
  hasApp,
  listSecondFactorMethods,
  refuseCode,
} from "./check-staff-factor.ts";
import { extendStaffSession, getStaff, lockStaff, renewStaffIdentityProof } from "./staff.store.ts";
import type { StaffRow } from "./staff.tables.ts";

/**
 * Renews the proof of identity in a session, which expires after a while: by a code, a passkey or, for an account
 * without a second factor, the password.
 */
export async function proveStaffIdentity(
  context: StaffContext,
  proof: StaffIdentityProof,
): Promise<Record<string, never>> {
  const { staffId, sessionId } = context.staff;
  const staff = await getStaff(context, staffId);
  const fitting = await checkIdentityProof(context, staff, proof);
  return await inTransaction(context, async (transaction) => {
    // Locks the account before the counters of its attempts, as signing in does, so that no two calls deadlock.
    await lockStaff(transaction, staffId);
    await fitting.use(transaction);
    await renewStaffIdentityProof(transaction, sessionId);
    await extendStaffSession(transaction.db, sessionId, transaction.now);
    return {};
  });
}

/**
 * Checks a proof. Unlike the second step of signing in, it accepts the password of an account without a second factor,
 * and no recovery code.
 */
async function checkIdentityProof(context: StaffContext, staff: StaffRow, proof: StaffIdentityProof) {
  const { sessionId } = context.staff;
  if ("passkey" in proof)
    return await checkStaffPasskey(context, proof.passkey, { kind: "staff_proof", sessionId }, staff.id);
  if (hasApp(staff)) return await checkStaffCode(context, staff, proof.proof, "session");
  const hasFactor = (await listSecondFactorMethods(context, staff)).length > 0;
  const isCorrect = await queueHashing(context, async () => {
    await inTransaction(context, (transaction) => throttleOwnProof(transaction, "staff", staff.id));
    return await isPasswordCorrect(staff.password_hash, proof.proof);
  });
  if (hasFactor || !isCorrect) throw await refuseCode(context, staff);
  return {
    use: async (transaction: InTransaction<StaffContext>) =>
      await recordOwnProofSuccess(transaction, "staff", staff.id),
  };
}
