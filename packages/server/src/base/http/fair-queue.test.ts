import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestCompany, createTestUser, type TestCompany } from "../../../test/factories/company.ts";
import { openTestStream } from "../../../test/portal/live-stream.ts";
import { openTestPortal, statusAndCode, type TestPortal } from "../../../test/portal/portal.ts";

let portal: TestPortal;
let busy: TestCompany;
let other: TestCompany;

beforeAll(async () => {
  portal = await openTestPortal();
  [busy, other] = [await createTestCompany(portal), await createTestCompany(portal)];
});
afterAll(() => portal.close());

const list = (token: string) =>
  portal.call({ path: "/service-location/all/orders?totalamounts=true", token });

/** Requests many lists at once and waits for the first answer; the statuses are added to `answered` as they arrive. */
async function listAtOnce(tokens: readonly string[], count: number) {
  const answered: number[] = [];
  const all = Array.from({ length: count }, async (_, index) => {
    answered.push((await list(tokens[index % tokens.length] ?? "")).statusCode);
  });
  // Before the first answer all these requests only wait for their session check, which leaves the database to others.
  await Promise.race(all);
  return { answered, all: Promise.all(all) };
}

test("many requests of one session do not hold up another company", async () => {
  const { answered, all } = await listAtOnce([busy.token], 90);
  expect((await list(other.token)).statusCode).toBe(200);
  expect(answered.length).toBeLessThan(45);
  await all;
  expect(answered).toEqual(Array.from({ length: 90 }, () => 200));
});

test("nor do those of many people of one company", async () => {
  const tokens: string[] = [];
  for (let person = 0; person < 15; person += 1) {
    const { token } = await createTestUser(portal, busy.companyId, {
      permissions: [11, 14],
      siteIds: [busy.siteId],
    });
    tokens.push(token);
  }
  const { answered, all } = await listAtOnce(tokens, 90);
  expect((await list(other.token)).statusCode).toBe(200);
  expect(answered.length).toBeLessThan(45);
  await all;
});

test("a session with too many waiting is asked to come back", async () => {
  const calls = await Promise.all(Array.from({ length: 150 }, () => list(busy.token)));
  const refused = calls.filter(({ statusCode }) => statusCode !== 200);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(75);
  for (const answer of refused) {
    expect(statusAndCode(answer)).toEqual([429, "too_many_requests"]);
    expect(answer.headers["retry-after"]).toBe("1");
  }
});

test("live streams take no turn", async () => {
  const streams = await Promise.all(Array.from({ length: 6 }, () => openTestStream(portal, busy.token)));
  expect((await list(busy.token)).statusCode).toBe(200);
  for (const stream of streams) stream.close();
});
