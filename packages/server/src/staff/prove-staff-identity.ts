import { Refusal } from "@kreislauf/contract/base";
import { inTransaction, type StaffContext } from "../base/context.ts";
import { clearStaffFailures, isPasswordCorrect, queueHashing, throttleStaffCode } from "../session/index.ts";
import { checkStaffCode, hasApp } from "./sign-in-staff.ts";
import { extendStaffSession, getStaff, useTotpStep } from "./staff.store.ts";

/** Ends the rest of a session: by a code, or by the password of an account without a second factor. */
export async function proveStaffIdentity(
  context: StaffContext,
  proof: string,
): Promise<Record<string, never>> {
  const { staffId, sessionId } = context.staff;
  const staff = await getStaff(context, staffId);
  const step = hasApp(staff) ? await checkStaffCode(context, staff, proof) : null;
  if (step === null) {
    const isCorrect = await queueHashing(context, async () => {
      await inTransaction(context, (transaction) => throttleStaffCode(transaction, staffId));
      return await isPasswordCorrect(staff.password_hash, proof);
    });
    if (!isCorrect) throw new Refusal("wrong_code");
  }
  return await inTransaction(context, async (transaction) => {
    if (step !== null && !(await useTotpStep(transaction, staffId, step))) throw new Refusal("code_used");
    await clearStaffFailures(transaction, staffId);
    await extendStaffSession(transaction.db, sessionId, transaction.now);
    return {};
  });
}
