import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestCode, testReport } from "../../test/examples/label-examples.ts";
import { createTestCompany, type TestCompany } from "../../test/factories/company.ts";
import { openTestPortal, testNow, type TestPortal } from "../../test/portal/portal.ts";

let portal: TestPortal;
let company: TestCompany;
beforeAll(async () => {
  portal = await openTestPortal();
  company = await createTestCompany(portal);
});
afterAll(() => portal.close());

const scan = (code: string) => portal.call({ path: `/container/${code}` });
const report = (code: string) =>
  portal.call({ method: "POST", path: `/container/${code}/report`, body: testReport() });

test("a thousand scans in an hour write nothing, and take no more than ten reports", async () => {
  const code = await createTestCode(portal, company);
  const rows = () =>
    portal.database.db
      .selectFrom("container_reports")
      .select("id")
      .where("agreement_id", "=", company.agreementId)
      .execute();
  for (let batch = 0; batch < 20; batch += 1) {
    portal.setNow(
      Temporal.Instant.from(testNow)
        .add({ seconds: batch * 179 })
        .toString(),
    );
    const seen = await Promise.all(Array.from({ length: 50 }, () => scan(code)));
    for (const { statusCode } of seen) expect([200, 429]).toContain(statusCode);
    // Scans alone write nothing: there are only as many rows as accepted reports.
    expect(await rows()).toHaveLength(Math.min(batch, 10));
    expect([201, 429]).toContain((await report(code)).statusCode);
  }
  expect(await rows()).toHaveLength(10);
});
