import { Refusal } from "@kreislauf/contract/base";
import type { Work } from "../base/context.ts";
import { type AgreementRow, changeAgreement } from "./agreements.store.ts";

/** PostgreSQL's code for a value that must be unique and is not. */
const uniqueViolation = "23505";

/** Gives an agreement the provider's number. It is locked. */
export async function giveNumber(
  work: Work,
  agreement: AgreementRow,
  agreementNumber: string,
  by: number,
): Promise<void> {
  if (agreement.agreement_number === agreementNumber) return;
  await changeAgreement(
    work,
    agreement.id,
    { agreement_number: agreementNumber },
    {
      change: "number_given",
      by,
      old: { agreementNumber: agreement.agreement_number },
      new: { agreementNumber },
    },
  ).catch(refuseTakenNumber);
}

/** Says in our words what the database has against a number. */
export function refuseTakenNumber(error: unknown): never {
  const isTaken = error instanceof Error && "code" in error && error.code === uniqueViolation;
  throw isTaken ? new Refusal("agreement_number_taken") : error;
}
