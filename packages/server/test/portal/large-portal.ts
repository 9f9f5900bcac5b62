import type { SignedIn } from "@kreislauf/contract/session";
import { demoPassword } from "../../src/seed/demo/content/demo-people.ts";
import { seedLarge } from "../../src/seed/large/seed-large.ts";
import { largeAccounts } from "../../src/seed/large/write-large-companies.ts";
import { openTestPortal, type TestPortal } from "./portal.ts";

/** Opens a portal with the large data set, in which the big company has a tenth of the orders. */
export async function openLargePortal(orders: number): Promise<TestPortal> {
  const portal = await openTestPortal();
  await seedLarge(portal.database.db, orders, { now: portal.now(), progress: () => undefined });
  return portal;
}

/** The accounts for which query plans are tested, each with words for the test's name. */
export const largePortalReaders: readonly (readonly [who: string, email: string])[] = [
  ["who sees every site of the big company", largeAccounts.big],
  ["who sees a part of its sites", largeAccounts.colleague],
  ["of an ordinary company", largeAccounts.ordinary],
];

/** Signs in a seeded account; returns its access token. */
export async function signInSeededUser(portal: TestPortal, email: string): Promise<string> {
  const body = { email, password: demoPassword };
  const answer = await portal.call({ method: "POST", path: "/auth/login/credentials", body });
  return answer.json<SignedIn>().accessToken;
}
