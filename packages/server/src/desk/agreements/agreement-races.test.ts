import type { DeskPriceLists } from "@kreislauf/contract/desk";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectLockWaits } from "../../../test/assertions/expect-lock-waits.ts";
import { createTestCompany, type TestCompany } from "../../../test/factories/company.ts";
import { createTestStaff, type TestStaff } from "../../../test/factories/staff.ts";
import { openTestPortal, type TestPortal } from "../../../test/portal/portal.ts";
import { testDatabaseUrl } from "../../../test/portal/processes.ts";

let portal: TestPortal;
let staff: TestStaff;
let company: TestCompany;
beforeAll(async () => {
  portal = await openTestPortal();
  staff = await createTestStaff(portal);
  company = await createTestCompany(portal);
});
afterAll(() => portal.close());

const desk = (path: string, body?: object) =>
  portal.call({
    ...(body && { method: "POST", body }),
    path: `/desk/v1/agreements/${company.agreementId}${path}`,
    token: staff.token,
  });

/** Locks what an import does, in its order; the call is sent in between. */
const duringAnImport = async (...call: Parameters<typeof desk>) => {
  const { answer } = await portal.database.db.transaction().execute(async (db) => {
    const one = (table: "companies" | "agreements", id: number) =>
      db.selectFrom(table).select("id").where("id", "=", id).forNoKeyUpdate().execute();
    await one("companies", company.companyId);
    const sent = desk(...call);
    await expectLockWaits(portal, 1);
    await one("agreements", company.agreementId);
    return { answer: sent };
  });
  return await answer;
};

test.skipIf(testDatabaseUrl === undefined)(
  "numbers and prices that the desk sets while agreements are imported wait for it, and are set",
  async () => {
    const number = await duringAnImport("/number", { version: 1, agreementNumber: "77-1" });
    expect(number.statusCode).toBe(200);
    const { listsVersion } = (await desk("/prices")).json<DeskPriceLists>();
    const prices = await duringAnImport("/prices", {
      listsVersion,
      validFrom: "2027-04-01",
      version: "Preisliste 2027-04",
      prices: [{ unit: "tonne", cents: 18_500, vatRate: 19 }],
    });
    expect(prices.statusCode).toBe(200);
  },
);
