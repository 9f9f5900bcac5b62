import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestCompany } from "../../../test/factories/company.ts";
import { openTestPortal, type TestPortal } from "../../../test/portal/portal.ts";
import { addressGroup, recordSecondFactorSuccess, throttleSecondFactor } from "./sign-in-throttle.ts";

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

test.for([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8:1:2::9", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
] as const)("%s counts as %s", ([address, group]) => {
  expect(addressGroup(address)).toBe(group);
});

test("attempts and right codes of one person at once wait for each other", async () => {
  const { userId } = await createTestCompany(portal);
  const now = Temporal.Instant.from("2026-05-04T08:00:00Z");
  const { db } = portal.database;
  const inTransaction = (verb: typeof throttleSecondFactor) =>
    db.transaction().execute((transaction) => verb({ db: transaction, now, address: "203.0.113.7" }, userId));
  const tryRightCode = async () => {
    await inTransaction(throttleSecondFactor);
    await inTransaction(recordSecondFactorSuccess);
  };
  for (let round = 0; round < 25; round += 1) {
    await Promise.all([tryRightCode(), tryRightCode(), tryRightCode(), tryRightCode()]);
  }
  const left = await db
    .selectFrom("sign_in_failures")
    .where("subject", "like", "%203.0.113.7")
    .select("failures")
    .execute();
  expect(left).toEqual([{ failures: 0 }]);
});
