import { Refusal, type Language } from "@kreislauf/contract/base";
import { maxPasswordLength, passwordProblems, passwordErrorTexts } from "@kreislauf/contract/session";
import type { InTransaction, PublicContext } from "../base/context.ts";
import { setPasswordHash } from "../users/index.ts";
import { hashPassword } from "./passwords.ts";

const minNameLength = 5;

/** Letters and digits only, so that `Nord-Werk1` is recognised as containing `Nordwerk`. */
const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");

/** Common passwords in lower case; loaded when the first password is set. */
async function commonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"]);
}
let loading: ReturnType<typeof commonPasswords> | undefined;

/** The problems of a new password, as messages beside the field (docs/coverage.md 5.1, D8.10). */
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

/** Sets a new password after checking it; `field` is where its problems are shown. */
export async function setPassword(
  context: InTransaction<PublicContext>,
  user: { readonly id: number; readonly companyNames: readonly string[] },
  password: string,
  field: string,
): Promise<void> {
  const names = [context.branding.productName, ...user.companyNames];
  const problems = await newPasswordProblems(password, names, context.language);
  if (problems.length > 0)
    throw new Refusal(
      "validation",
      problems.map((message) => ({ field, message })),
    );
  await setPasswordHash(context, user.id, await hashPassword(password));
}
