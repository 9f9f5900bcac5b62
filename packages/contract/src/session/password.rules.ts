/** For how many minutes the link in a mail for resetting a forgotten password works. */
export const passwordLinkMinutes = 60;

const minPasswordLength = 8;
export const maxPasswordLength = 128;

/**
 * The requirements that a password can fail to meet, in the sequence in which they are listed (docs/coverage.md 5.1).
 */
export type PasswordProblem = "too_short" | "no_uppercase" | "no_lowercase" | "no_digit";

export function passwordProblems(password: string): PasswordProblem[] {
  const problems: PasswordProblem[] = [];
  if (password.length < minPasswordLength) problems.push("too_short");
  if (!/\p{Lu}/u.test(password)) problems.push("no_uppercase");
  if (!/\p{Ll}/u.test(password)) problems.push("no_lowercase");
  if (!/\p{Nd}/u.test(password)) problems.push("no_digit");
  return problems;
}
