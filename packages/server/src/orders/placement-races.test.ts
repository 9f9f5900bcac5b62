import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Db } from "../base/database.ts";
import { createTestCompany, type TestCompany } from "../test-company.ts";
import { expectWaiting } from "../test-locks.ts";
import { codeOf, openTestPortal, testNow, type TestPortal } from "../test-portal.ts";
import { testServer } from "../test-processes.ts";
import { emptyTestSite } from "../test-sites.ts";

/** A new container for a site that is being deactivated: one of both comes first, and the other is told. */

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
      serviceLocationId: company.locationId,
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
    path: `/service-location/${company.locationId}`,
    body: { active: false, changeType: "deactivate" },
    token: company.token,
  });
const isActive = async () => {
  const { active } = await portal.database.db
    .selectFrom("locations")
    .select("active")
    .where("id", "=", company.locationId)
    .executeTakeFirstOrThrow();
  return active;
};
const openAgreements = async () => {
  const rows = await portal.database.db
    .selectFrom("agreements")
    .select("status")
    .where("location_id", "=", company.locationId)
    .where("status", "!=", "ended")
    .execute();
  return rows.length;
};

/** Stops the first call behind its lock of the site, by a row that it needs later, until the second waits too. */
async function inTurn(
  hold: (db: Db) => Promise<unknown>,
  first: typeof order,
  second: typeof order,
): Promise<readonly [Answer, Answer]> {
  const started = await portal.database.db.transaction().execute(async (holder) => {
    await hold(holder);
    const one = first();
    await expectWaiting(portal, 1);
    const other = second();
    await expectWaiting(portal, 2);
    return { answers: [one, other] as const };
  });
  return await Promise.all(started.answers);
}

/** An agreement needs its offer, which it names. */
const holdOffers = (db: Db) => db.selectFrom("service_offers").select("id").forUpdate().execute();
/** The audit log needs the company. */
const holdCompany = (db: Db) =>
  db.selectFrom("companies").select("id").where("id", "=", company.companyId).forUpdate().execute();

test.skipIf(testServer === undefined)("a site for which a container is being ordered stays", async () => {
  const [ordered, deactivated] = await inTurn(holdOffers, order, deactivate);
  expect(ordered.statusCode).toBe(201);
  expect(codeOf(deactivated)).toEqual([409, "location_not_empty"]);
  expect([await isActive(), await openAgreements()]).toEqual([true, 1]);
});

test.skipIf(testServer === undefined)("a site that is being deactivated takes no container", async () => {
  const [deactivated, ordered] = await inTurn(holdCompany, deactivate, order);
  expect(deactivated.statusCode).toBe(200);
  expect(codeOf(ordered)).toEqual([409, "location_inactive"]);
  expect([await isActive(), await openAgreements()]).toEqual([false, 0]);
});
