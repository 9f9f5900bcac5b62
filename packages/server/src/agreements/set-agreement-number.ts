import { Refusal } from "@kreislauf/contract/base";
import type { WriteContext } from "../base/context.ts";
import { type AgreementRow, updateAgreementWithLog } from "./agreements.store.ts";

/** PostgreSQL's error code for a violated unique constraint. */
const uniqueViolation = "23505";

/** Sets the provider's number of an agreement. The caller has locked the agreement. */
export async function setAgreementNumber(
  work: WriteContext,
  agreement: AgreementRow,
  agreementNumber: string,
  by: number,
): Promise<void> {
  if (agreement.agreement_number === agreementNumber) return;
  await updateAgreementWithLog(
    work,
    agreement.id,
    { agreement_number: agreementNumber },
    {
      change: "number_given",
      by,
      old: { agreementNumber: agreement.agreement_number },
      new: { agreementNumber },
    },
  ).catch(refuseDuplicateNumber);
}

/**
 * Throws the refusal `agreement_number_taken` if the error is the database's unique violation. Throws any other error
 * again.
 */
export function refuseDuplicateNumber(error: unknown): never {
  const isTaken = error instanceof Error && "code" in error && error.code === uniqueViolation;
  throw isTaken ? new Refusal("agreement_number_taken") : error;
}
