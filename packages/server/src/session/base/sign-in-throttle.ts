import { isIPv6 } from "node:net";
import { Refusal } from "@kreislauf/contract/base";
import type { InTransaction, PublicContext } from "../../base/context.ts";
import { retryAfter } from "../../base/http/retry-after.ts";
import { lockSignInFailures } from "../sign-in-failures.store.ts";

type CountingContext = Pick<InTransaction<PublicContext>, "db" | "now" | "address">;

interface Counter {
  readonly failures: number;
  readonly countingSince: Temporal.Instant;
  readonly lockedUntil: Temporal.Instant | null;
}

interface Policy {
  readonly windowMinutes: number;
  readonly freeFailures: number;
  /** Seconds to wait after a failure; `beyondFree` is 0 for the failure that reaches `freeFailures`, then 1, 2, ... */
  readonly waitSeconds: (beyondFree: number) => number;
}

const accountPolicy: Policy = {
  windowMinutes: 15,
  freeFailures: 5,
  waitSeconds: (beyondFree) => Math.min(30 * 2 ** beyondFree, 15 * 60),
};
/** Stricter than for passwords, because six digits are easier to guess. */
const secondFactorPolicy: Policy = { windowMinutes: 15, freeFailures: 5, waitSeconds: () => 15 * 60 };
const addressPolicy: Policy = { windowMinutes: 5, freeFailures: 30, waitSeconds: () => 5 * 60 };

/**
 * Counts one more attempt and returns the new counter. During a lock it does not count, and returns when the lock ends.
 */
function countAttempt(
  counter: Counter | undefined,
  now: Temporal.Instant,
  policy: Policy,
): { readonly refusedUntil: Temporal.Instant } | { readonly counter: Counter } {
  if (counter?.lockedUntil && Temporal.Instant.compare(counter.lockedUntil, now) > 0) {
    return { refusedUntil: counter.lockedUntil };
  }
  const windowStart = now.subtract({ minutes: policy.windowMinutes });
  const lastCounted = counter?.lockedUntil ?? counter?.countingSince;
  if (
    counter === undefined ||
    lastCounted === undefined ||
    Temporal.Instant.compare(lastCounted, windowStart) < 0
  ) {
    return { counter: { failures: 1, countingSince: now, lockedUntil: null } };
  }
  const failures = counter.failures + 1;
  const beyondFree = failures - policy.freeFailures;
  const lockedUntil = beyondFree < 0 ? null : now.add({ seconds: policy.waitSeconds(beyondFree) });
  return { counter: { failures, countingSince: counter.countingSince, lockedUntil } };
}

/**
 * The addresses of one internet connection count as one: returns an IPv4 address as it is, of an IPv6 address its /64
 * network.
 */
export function addressGroup(address: string): string {
  if (!isIPv6(address) || address.startsWith("::ffff:")) return address.replace(/^::ffff:/, "");
  const [head = "", tail] = address.split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const filled =
    tail === undefined ? before : [...before, ...Array(8 - before.length - after.length).fill("0"), ...after];
  return `${filled.slice(0, 4).join(":")}::/64`;
}

const accountSubject = (email: string) => `account ${email}`;

/**
 * Counts a sign-in attempt for the account and the IP address before the password is checked, whether or not the
 * account exists. Refused with the seconds to wait if the account or the IP address is locked.
 */
export async function throttleSignIn(context: CountingContext, email: string): Promise<void> {
  await throttleSubject(context, `address ${addressGroup(context.address)}`, addressPolicy);
  await throttleSubject(context, accountSubject(email), accountPolicy);
}

const secondFactorSubject = (userId: number) => `second factor ${userId}`;

/** Counts an attempt at a code of a person's second factor; five wrong codes lock the second factor for 15 minutes. */
export async function throttleSecondFactor(context: CountingContext, userId: number): Promise<void> {
  await throttleSubject(context, `address ${addressGroup(context.address)}`, addressPolicy);
  await throttleSubject(context, secondFactorSubject(userId), secondFactorPolicy);
}

/** What a signed-in person proves their identity with: `staff` stands for a password or a code of staff. */
type OwnProof = "password" | "code" | "staff";
const ownProofPolicies: Readonly<Record<OwnProof, Policy>> = {
  password: accountPolicy,
  code: secondFactorPolicy,
  staff: secondFactorPolicy,
};
const ownProofSubject = (proof: OwnProof, id: number) => `own ${proof} ${id}`;

/**
 * Counts an attempt of a signed-in person to prove their identity; refused while that is locked. It is counted only by
 * person and apart from sign-ins, so that a lock caused by strangers does not affect a session.
 */
export const throttleOwnProof = (context: CountingContext, proof: OwnProof, id: number): Promise<void> =>
  throttleSubject(context, ownProofSubject(proof, id), ownProofPolicies[proof]);

export const recordOwnProofSuccess = (
  { db }: Pick<CountingContext, "db">,
  proof: OwnProof,
  id: number,
): Promise<void> => forgetFailures({ db }, ownProofSubject(proof, id));

const staffSubject = (account: string | number) =>
  typeof account === "string" ? `staff ${account}` : `staff second factor ${account}`;

/**
 * Counts a sign-in attempt of the provider's staff, apart from a customer with the same e-mail address. Refused while
 * the account or the IP address is locked.
 */
export async function throttleStaffSignIn(context: CountingContext, email: string): Promise<void> {
  await throttleSubject(context, `address ${addressGroup(context.address)}`, addressPolicy);
  await throttleSubject(context, staffSubject(email), accountPolicy);
}

export async function throttleStaffCode(context: CountingContext, staffId: number): Promise<void> {
  await throttleSubject(context, `address ${addressGroup(context.address)}`, addressPolicy);
  await throttleSubject(context, staffSubject(staffId), secondFactorPolicy);
}

/**
 * Resets a counter of a staff member: that of their password (`account` is the e-mail address) or of their codes
 * (`account` is the id). Also takes back the attempt counted for the IP address.
 */
export const recordStaffSuccess = (context: CountingContext, account: string | number): Promise<void> =>
  recordSuccess(context, staffSubject(account));

/** Resets the counter of a staff member whose password was replaced. No IP address is involved. */
export const forgetStaffFailures = ({ db }: Pick<CountingContext, "db">, email: string): Promise<void> =>
  forgetFailures({ db }, staffSubject(email));

async function throttleSubject({ db, now }: CountingContext, subject: string, policy: Policy) {
  const row = await lockSignInFailures({ db, now }, subject);
  const result = countAttempt(
    {
      failures: row.failures,
      countingSince: Temporal.Instant.from(row.counting_since),
      lockedUntil: row.locked_until === null ? null : Temporal.Instant.from(row.locked_until),
    },
    now,
    policy,
  );
  if ("refusedUntil" in result) {
    throw new Refusal("too_many_requests", [], retryAfter(now, result.refusedUntil));
  }
  await db
    .updateTable("sign_in_failures")
    .set({
      failures: result.counter.failures,
      counting_since: result.counter.countingSince.toString(),
      locked_until: result.counter.lockedUntil?.toString() ?? null,
    })
    .where("subject", "=", subject)
    .execute();
}

/** Resets the counter of an account whose password was right, and takes back the attempt counted for the IP address. */
export const recordSignInSuccess = (context: CountingContext, account: string): Promise<void> =>
  recordSuccess(context, accountSubject(account));

export const recordSecondFactorSuccess = (context: CountingContext, userId: number): Promise<void> =>
  recordSuccess(context, secondFactorSubject(userId));

/**
 * After a correct proof: resets the counter of its subject, takes back its attempt from the IP address and lifts a lock
 * of that address, which can only have been set since this attempt was counted. The IP address comes first, as in
 * counting, so that no two calls deadlock.
 */
async function recordSuccess({ db, address }: CountingContext, subject: string): Promise<void> {
  await db
    .updateTable("sign_in_failures")
    .set((update) => ({ failures: update("failures", "-", 1), locked_until: null }))
    .where("subject", "=", `address ${addressGroup(address)}`)
    .where("failures", ">", 0)
    .execute();
  await forgetFailures({ db }, subject);
}

async function forgetFailures({ db }: Pick<CountingContext, "db">, subject: string): Promise<void> {
  await db.deleteFrom("sign_in_failures").where("subject", "=", subject).execute();
}

/** Resets the counters of a person whose password was replaced. No IP address is involved. */
export async function forgetPasswordFailures(
  { db }: Pick<CountingContext, "db">,
  { id, email }: { readonly id: number; readonly email: string | null },
): Promise<void> {
  if (email !== null) await forgetFailures({ db }, accountSubject(email));
  await forgetFailures({ db }, ownProofSubject("password", id));
}

/** The subjects under which the attempts of a person are counted. */
export const signInSubjectsOf = (userId: number | null, emails: Iterable<string>): readonly string[] => [
  ...[...emails].map((email) => accountSubject(email.toLowerCase())),
  ...(userId === null
    ? []
    : [
        // Earlier versions used this subject for a signed-in person without an e-mail address.
        accountSubject(`user ${userId}`),
        secondFactorSubject(userId),
        ownProofSubject("password", userId),
        ownProofSubject("code", userId),
      ]),
];
