import { Refusal } from "@kreislauf/contract/base";
import type { SecondFactorMethod } from "@kreislauf/contract/session";
import { inTransaction, type InTransaction, type PublicContext } from "../../base/context.ts";
import { queueHashing } from "../base/queue-hashing.ts";
import {
  recordOwnProofSuccess,
  recordSecondFactorSuccess,
  throttleOwnProof,
  throttleSecondFactor,
} from "../base/sign-in-throttle.ts";
import { findAuthenticatorApp, listRecoveryCodes } from "../second-factor.store.ts";
import { findRecoveryCode } from "./recovery-codes.ts";
import { findTotpStep } from "./totp.ts";

/** The methods of the second step that use a code. */
type CodeMethod = Exclude<SecondFactorMethod, "passkey">;

/**
 * A correct code. The caller has to call `use`, which marks the code as used, in the transaction of the action that the
 * code allows.
 */
interface FittingCode {
  readonly use: (context: InTransaction<PublicContext>) => Promise<void>;
}

/**
 * The person whose code is checked, and whether it is for a sign-in or in a session: the attempts of both are counted
 * separately.
 */
interface Asked {
  readonly userId: number;
  readonly by: keyof typeof counters;
}

const counters = {
  signIn: { throttle: throttleSecondFactor, recordSuccess: recordSecondFactorSuccess },
  session: {
    throttle: (context: InTransaction<PublicContext>, userId: number) =>
      throttleOwnProof(context, "code", userId),
    recordSuccess: (context: InTransaction<PublicContext>, userId: number) =>
      recordOwnProofSuccess(context, "code", userId),
  },
};

/**
 * Checks a code of a person's second factor; refused if the code is wrong or there were too many wrong ones. The
 * attempt is counted before the check, as for a password.
 */
export async function checkCode(
  context: PublicContext,
  asked: Asked,
  method: CodeMethod,
  code: string,
): Promise<FittingCode> {
  const fitting =
    method === "totp" ? await checkTotp(context, asked, code) : await checkRecoveryCode(context, asked, code);
  return {
    use: async (transaction) => {
      await counters[asked.by].recordSuccess(transaction, asked.userId);
      if (!(await fitting(transaction))) throw new Refusal("code_used");
    },
  };
}

const countAttempt = (context: PublicContext, { by, userId }: Asked) =>
  inTransaction(context, (transaction) => counters[by].throttle(transaction, userId));

/** Marks a code as used; false if it was used before. */
type MarkUsed = (context: InTransaction<PublicContext>) => Promise<boolean>;

async function checkTotp(context: PublicContext, asked: Asked, code: string): Promise<MarkUsed> {
  const { userId } = asked;
  await countAttempt(context, asked);
  const app = await findAuthenticatorApp(context.db, userId);
  const step = app === undefined ? null : findTotpStep(app.secret, code, context.now);
  if (step === null) throw refuse(context, userId);
  return async ({ db }) => {
    const { numUpdatedRows } = await db
      .updateTable("authenticator_apps")
      .set({ last_step: step })
      .where("user_id", "=", userId)
      .where("confirmed_at", "is not", null)
      .where("last_step", "<", step)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  };
}

async function checkRecoveryCode(context: PublicContext, asked: Asked, code: string): Promise<MarkUsed> {
  const { userId } = asked;
  const found = await queueHashing(context, async () => {
    await countAttempt(context, asked);
    return await findRecoveryCode(await listRecoveryCodes(context.db, userId), code);
  });
  if (found === undefined) throw refuse(context, userId);
  return async ({ db, now }) => {
    const { numUpdatedRows } = await db
      .updateTable("recovery_codes")
      .set({ used_at: now.toString() })
      .where("user_id", "=", userId)
      .where("code_hash", "=", found.code_hash)
      .where("used_at", "is", null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  };
}

function refuse({ log }: PublicContext, userId: number): Refusal {
  log.warn({ security: "second_factor_refused", userId }, "code refused");
  return new Refusal("wrong_code");
}
