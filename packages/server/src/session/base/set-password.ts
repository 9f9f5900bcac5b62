import { Refusal, type Language } from "@kreislauf/contract/base";
import { maxPasswordLength, passwordProblems, passwordErrorTexts } from "@kreislauf/contract/session";
import type { InTransaction, PublicContext } from "../../base/context.ts";
import { setPasswordHash } from "../../users/index.ts";
import { expireResetLinks } from "../one-time-links.store.ts";
import { hashPassword } from "./hash-password.ts";
import { queueHashing } from "./queue-hashing.ts";

const minNameLength = 5;

/** Reduces a text to its lower-case letters and digits, so that `Nord-Werk1` is recognised as containing `Nordwerk`. */
const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");

/** Common passwords in lower case; loaded when a password is first set. */
async function commonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"]);
}
let loading: ReturnType<typeof commonPasswords> | undefined;

/** The problems of a new password, as messages for the field; empty if there are none (docs/coverage.md 5.1, D8.10). */
async function newPasswordProblems(
  password: string,
  names: readonly string[],
  language: Language,
): Promise<string[]> {
  const texts = passwordErrorTexts[language];
  if (password.length > maxPasswordLength) return [texts.tooLong];
  const problems = passwordProblems(password).map((problem) => texts.problems[problem]);
  if (problems.length > 0) return problems;
  loading ??= commonPasswords();
  if ((await loading).has(password.toLowerCase())) return [texts.tooCommon];
  const words = names.flatMap((name) => [name, ...name.split(/\s+/)]).map(plain);
  const contained = words.some((word) => word.length >= minNameLength && plain(password).includes(word));
  return contained ? [texts.containsName] : [];
}

/**
 * Checks and hashes a new password; refused if it is too weak, with the problems reported for the field `field`. Call
 * it before the transaction that stores the hash, so that no connection waits for it.
 */
export async function hashNewPassword(
  context: PublicContext,
  companyNames: readonly string[],
  password: string,
  field: string,
): Promise<string> {
  const names = [context.branding.productName, ...companyNames];
  const problems = await newPasswordProblems(password, names, context.language);
  if (problems.length > 0)
    throw new Refusal(
      "validation",
      problems.map((message) => ({ field, message })),
    );
  return await queueHashing(context, () => hashPassword(password));
}

/** Stores a new password and makes the person's open reset links expire. */
export async function setPassword(
  context: InTransaction<PublicContext>,
  userId: number,
  passwordHash: string,
): Promise<void> {
  await setPasswordHash(context, userId, passwordHash);
  await expireResetLinks(context, userId);
}
