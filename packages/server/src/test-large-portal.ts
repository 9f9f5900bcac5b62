import type { SignedIn } from "@kreislauf/contract/session";
import { demoPassword } from "./seed/demo/people.ts";
import { seedLarge } from "./seed/large/seed-large.ts";
import { largeAccounts } from "./seed/large/write-large-companies.ts";
import { openTestPortal, type TestPortal } from "./test-portal.ts";

/** A portal with the large data set, in which the big company has a tenth of the orders. */
export async function openLargePortal(orders: number): Promise<TestPortal> {
  const portal = await openTestPortal();
  await seedLarge(portal.database.db, orders, { now: portal.now(), progress: () => undefined });
  return portal;
}

/** For whom a plan has to be good: each with words for the name of a test. */
export const largeReaders: readonly (readonly [who: string, email: string])[] = [
  ["who sees every site of the big company", largeAccounts.big],
  ["who sees a part of its sites", largeAccounts.colleague],
  ["of an ordinary company", largeAccounts.ordinary],
];

/** The access token of a seeded account. */
export async function signInSeeded(portal: TestPortal, email: string): Promise<string> {
  const body = { email, password: demoPassword };
  const answer = await portal.call({ method: "POST", path: "/auth/login/credentials", body });
  return answer.json<SignedIn>().accessToken;
}
