import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createTestCompany, type TestCompany } from "../../test/factories/company.ts";
import { openTestPortal, type TestPortal } from "../../test/portal/portal.ts";
import { setMaintenance } from "./maintenance.store.ts";

let portal: TestPortal;
let company: TestCompany;

beforeAll(async () => {
  portal = await openTestPortal();
  company = await createTestCompany(portal);
});
afterAll(() => portal.close());
beforeEach(() => {
  vi.spyOn(performance, "now").mockImplementation(() => realNow() + passedMilliseconds);
});
afterEach(() => vi.restoreAllMocks());

const realNow = performance.now.bind(performance);
let passedMilliseconds = 0;

/** The statuses of parallel calls after the cached state has expired. */
async function parallelStatuses(): Promise<readonly number[]> {
  passedMilliseconds += 1_001;
  const calls = Array.from({ length: 30 }, () =>
    portal.call({ path: "/dashboard/today", token: company.token }),
  );
  const answers = await Promise.all(calls);
  return [...new Set(answers.map(({ statusCode }) => statusCode))];
}

test("of parallel calls none passes once maintenance has begun, and none is refused once it has ended", async () => {
  expect(await parallelStatuses()).toEqual([200]);
  for (let round = 0; round < 3; round += 1) {
    await setMaintenance(portal.database.db, { active: true, startDate: null, endDate: null });
    expect(await parallelStatuses()).toEqual([503]);
    await setMaintenance(portal.database.db, { active: false, startDate: null, endDate: null });
    expect(await parallelStatuses()).toEqual([200]);
  }
});

test("parallel calls read the state once", async () => {
  const statements = await portal.statementsOf(parallelStatuses);
  expect(statements.filter(({ sql }) => sql.includes(`from "maintenance"`))).toHaveLength(1);
});
