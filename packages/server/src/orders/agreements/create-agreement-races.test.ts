import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Db } from "../../base/database/database.ts";
import { createTestCompany, type TestCompany } from "../../../test/factories/company.ts";
import { expectLockWaits } from "../../../test/assertions/expect-lock-waits.ts";
import { statusAndCode, openTestPortal, testNow, type TestPortal } from "../../../test/portal/portal.ts";
import { testDatabaseUrl } from "../../../test/portal/processes.ts";
import { emptyTestSite } from "../../../test/factories/site.ts";

/**
 * A container is ordered for a site that is being deactivated: the first call succeeds and the second one is refused.
 */

type Answer = Awaited<ReturnType<TestPortal["call"]>>;

let portal: TestPortal;
let company: TestCompany;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.setNow(testNow);
  company = await createTestCompany(portal);
  await emptyTestSite(portal, company);
});

const order = () =>
  portal.call({
    method: "POST",
    path: "/agreement/create",
    body: {
      serviceLocationId: company.siteId,
      wasteTypeId: 101,
      containerTypeId: 203,
      agreementTypeId: 3,
      amount: 1,
      desiredDate: "2027-03-10",
    },
    token: company.token,
  });
const deactivate = () =>
  portal.call({
    method: "PATCH",
    path: `/service-location/${company.siteId}`,
    body: { active: false, changeType: "deactivate" },
    token: company.token,
  });
const isActive = async () => {
  const { active } = await portal.database.db
    .selectFrom("sites")
    .select("active")
    .where("id", "=", company.siteId)
    .executeTakeFirstOrThrow();
  return active;
};
const openAgreements = async () => {
  const rows = await portal.database.db
    .selectFrom("agreements")
    .select("status")
    .where("site_id", "=", company.siteId)
    .where("status", "!=", "ended")
    .execute();
  return rows.length;
};

/**
 * Sends both calls. The first one locks the site and is then blocked by a row it needs later, until the second one
 * waits, too.
 */
async function inTurn(
  hold: (db: Db) => Promise<unknown>,
  first: typeof order,
  second: typeof order,
): Promise<readonly [Answer, Answer]> {
  const started = await portal.database.db.transaction().execute(async (holder) => {
    await hold(holder);
    const one = first();
    await expectLockWaits(portal, 1);
    const other = second();
    await expectLockWaits(portal, 2);
    return { answers: [one, other] as const };
  });
  return await Promise.all(started.answers);
}

/** Blocks the order, because an agreement references its offer. */
const holdOffers = (db: Db) => db.selectFrom("service_offers").select("id").forUpdate().execute();
/** Blocks the deactivation, because its entry in the audit log references the company. */
const holdCompany = (db: Db) =>
  db.selectFrom("companies").select("id").where("id", "=", company.companyId).forUpdate().execute();

test.skipIf(testDatabaseUrl === undefined)(
  "a site for which a container is being ordered stays",
  async () => {
    const [ordered, deactivated] = await inTurn(holdOffers, order, deactivate);
    expect(ordered.statusCode).toBe(201);
    expect(statusAndCode(deactivated)).toEqual([409, "location_not_empty"]);
    expect([await isActive(), await openAgreements()]).toEqual([true, 1]);
  },
);

test.skipIf(testDatabaseUrl === undefined)(
  "a site that is being deactivated takes no container",
  async () => {
    const [deactivated, ordered] = await inTurn(holdCompany, deactivate, order);
    expect(deactivated.statusCode).toBe(200);
    expect(statusAndCode(ordered)).toEqual([409, "location_inactive"]);
    expect([await isActive(), await openAgreements()]).toEqual([false, 0]);
  },
);
