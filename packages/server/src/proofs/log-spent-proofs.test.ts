import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { testProof } from "../../test/examples/proof-examples.ts";
import { testEvent } from "../../test/examples/provider-examples.ts";
import { createTestCompany, createTestKey, type TestCompany } from "../../test/factories/company.ts";
import { createWeighedOrder, ensureHazardousWaste } from "../../test/factories/proof.ts";
import { openTestPortal, testNow, type TestPortal } from "../../test/portal/portal.ts";
import { logSpentProofs } from "./log-spent-proofs.ts";

let portal: TestPortal;
let key: string;
let company: TestCompany;

beforeAll(async () => {
  portal = await openTestPortal();
  key = await createTestKey(portal);
  await ensureHazardousWaste(portal);
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.setNow(testNow);
  await portal.database.db.deleteFrom("proofs").execute();
  company = await createTestCompany(portal);
});

const save = (changes: object) =>
  portal.call({
    method: "POST",
    path: "/provider/v1/proof/save",
    body: { ...testEvent(portal), ...testProof(company.siteId, changes) },
    token: key,
  });
const look = () => logSpentProofs({ db: portal.database.db, clock: portal });
const at = (day: string) => portal.setNow(`${day}T08:00:00Z`);
async function feedEvents() {
  const feed = await portal.call({ path: "/provider/v1/events?limit=500", token: key });
  return feed
    .json<{ events: { type: string; causedBy: string; proof?: { serviceLocationId: number } }[] }>()
    .events.filter(({ proof }) => proof?.serviceLocationId === company.siteId);
}

test("the feed tells once that a proof has ended, again after it was changed", async () => {
  await save({ validUntil: "2027-03-05" });
  at("2027-03-05");
  expect(await look()).toBe(0);
  at("2027-03-06");
  expect([await look(), await look()]).toEqual([1, 0]);
  expect((await feedEvents()).at(-1)).toMatchObject({
    type: "proof.ended",
    causedBy: "portal",
    proof: { number: "ENF062104437", validUntil: "2027-03-05" },
  });
  await save({ validUntil: "2027-03-10" });
  at("2027-03-11");
  expect([await look(), await look()]).toEqual([1, 0]);
  expect((await feedEvents()).map(({ type }) => type)).toEqual([
    "proof.created",
    "proof.ended",
    "proof.updated",
    "proof.ended",
  ]);
});

test("and that nothing of one is left, to the kilogram", async () => {
  await save({ grantedKg: 1_000 });
  await createWeighedOrder(portal, company, { on: "2027-01-12", kg: 999.999 });
  expect(await look()).toBe(0);
  await createWeighedOrder(portal, company, { on: "2027-01-13", kg: 0.001 });
  expect([await look(), await look()]).toEqual([1, 0]);
  expect((await feedEvents()).at(-1)).toMatchObject({ type: "proof.used_up", proof: { grantedKg: 1_000 } });
});
