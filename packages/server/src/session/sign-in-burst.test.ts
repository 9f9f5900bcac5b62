import { afterAll, beforeAll, expect, test } from "vitest";
import {
  createTestCompany,
  createTestUser,
  testPassword,
  type TestCompany,
} from "../../test/factories/company.ts";
import { openTestPortal, type TestPortal } from "../../test/portal/portal.ts";

let portal: TestPortal;
let company: TestCompany;

beforeAll(async () => {
  portal = await openTestPortal();
  company = await createTestCompany(portal);
});
afterAll(() => portal.close());

const burst = 24;
/** Long, because passwords are hashed at the portal's real cost. */
const timeout = 120_000;

/**
 * Begins sign-ins from different IP addresses, all at once: one with the right password, then those of unknown people.
 */
async function beginBurst() {
  const { email } = await createTestUser(portal, company.companyId, {
    permissions: [11],
    siteIds: [company.siteId],
  });
  const answered: number[] = [];
  const all = Array.from({ length: burst }, async (_, index) => {
    const { statusCode } = await portal.app.inject({
      method: "POST",
      url: "/api/auth/login/credentials",
      remoteAddress: `10.0.0.${index}`,
      payload: { email: index === 0 ? email : `nobody-${index}@test.example`, password: testPassword },
    });
    answered.push(statusCode);
  });
  return { answered, all: Promise.all(all) };
}

const list = (token: string) => portal.call({ path: "/service-location/all/orders", token });

test(
  "who is signed in does not wait for the sign-ins of others, which are answered in turn",
  { timeout },
  async () => {
    const { answered, all } = await beginBurst();
    for (let round = 0; round < 3; round += 1) expect((await list(company.token)).statusCode).toBe(200);
    await expect.poll(() => answered.length, { timeout: 60_000 }).toBeGreaterThan(0);
    expect((await list(company.token)).statusCode).toBe(200);
    expect(answered.length).toBeLessThan(burst / 2);
    await all;
    expect(answered.filter((status) => status === 200)).toHaveLength(1);
    expect(answered.filter((status) => status === 401)).toHaveLength(burst - 1);
  },
);

test("a token that is used for the first time is not held up by them either", { timeout }, async () => {
  const other = await createTestCompany(portal);
  const { answered, all } = await beginBurst();
  await expect.poll(() => answered.length, { timeout: 60_000 }).toBeGreaterThan(0);
  const before = answered.length;
  expect((await list(other.token)).statusCode).toBe(200);
  expect(answered.length - before).toBeLessThan(burst / 2);
  await all;
});
