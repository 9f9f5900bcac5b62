import type { DeskPriceLists } from "@kreislauf/contract/desk";
import { afterAll, expect, test } from "vitest";
import { expectLockWaits } from "../../../test/assertions/expect-lock-waits.ts";
import { openTestDesk } from "../../../test/portal/open-test-desk.ts";
import { testDatabaseUrl } from "../../../test/portal/processes.ts";

const { portal, company, desk } = await openTestDesk();
afterAll(() => portal.close());

const atAgreement = (path: string, body?: object) => desk(`/agreements/${company.agreementId}${path}`, body);

/** Locks the company and then the agreement, as an import does, and sends the call between the two locks. */
const duringAnImport = async (...call: Parameters<typeof atAgreement>) => {
  const { answer } = await portal.database.db.transaction().execute(async (db) => {
    const one = (table: "companies" | "agreements", id: number) =>
      db.selectFrom(table).select("id").where("id", "=", id).forNoKeyUpdate().execute();
    await one("companies", company.companyId);
    const sent = atAgreement(...call);
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
    const { listsVersion } = (await atAgreement("/prices")).json<DeskPriceLists>();
    const prices = await duringAnImport("/prices", {
      listsVersion,
      validFrom: "2027-04-01",
      version: "Preisliste 2027-04",
      prices: [{ unit: "tonne", cents: 18_500, vatRate: 19 }],
    });
    expect(prices.statusCode).toBe(200);
  },
);
