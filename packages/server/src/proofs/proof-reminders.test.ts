import { permission } from "@kreislauf/contract/base";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { testProof } from "../../test/examples/proof-examples.ts";
import { testEvent } from "../../test/examples/provider-examples.ts";
import {
  createTestCompany,
  createTestKey,
  createTestUser,
  type TestCompany,
} from "../../test/factories/company.ts";
import { ensureHazardousWaste } from "../../test/factories/proof.ts";
import { openTestPortal, testNow, type TestPortal } from "../../test/portal/portal.ts";
import { remindOfEndingProofs } from "./remind-of-ending-proofs.ts";

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
  await portal.database.db.deleteFrom("proof_reminders").execute();
  await portal.database.db.deleteFrom("proofs").execute();
  await portal.database.db.deleteFrom("outbox_mails").execute();
  company = await createTestCompany(portal);
});

const save = (changes: object) =>
  portal.call({
    method: "POST",
    path: "/provider/v1/proof/save",
    body: { ...testEvent(portal), ...testProof(company.siteId, changes) },
    token: key,
  });
const remind = () => remindOfEndingProofs({ db: portal.database.db, clock: portal });
const at = (day: string) => portal.setNow(`${day}T08:00:00Z`);

test("people who see a proof are told 90 and 30 days before its end, once each", async () => {
  await createTestUser(portal, company.companyId, {
    permissions: [permission.orderManager],
    siteIds: [company.siteId],
  });
  await createTestUser(portal, company.companyId, { permissions: [permission.documentManager], siteIds: [] });
  await save({ validUntil: "2027-05-31" });
  // 91 days before the end, then 90.
  at("2027-03-01");
  expect(await remind()).toBe(0);
  at("2027-03-02");
  expect(await remind()).toBe(1);
  expect(await remind()).toBe(0);
  at("2027-04-30");
  expect(await remind()).toBe(0);
  at("2027-05-01");
  expect(await remind()).toBe(1);
  at("2027-05-31");
  expect(await remind()).toBe(0);
  const mails = await portal.database.db.selectFrom("outbox_mails").selectAll().orderBy("due_at").execute();
  expect(mails.map(({ recipient_id, data }) => [recipient_id, data])).toMatchObject([
    [company.userId, { daysLeft: 90, number: "ENF062104437", avvCode: "13 02 05*" }],
    [company.userId, { daysLeft: 30 }],
  ]);
  const bell = await portal.database.db
    .selectFrom("notifications")
    .select(["user_id", "site_id", "details"])
    .where("kind", "=", "proof_ending")
    .where("company_id", "=", company.companyId)
    .execute();
  expect(bell).toMatchObject([
    { user_id: company.userId, details: { endsOn: "2027-05-31", wasteType: "Altöl" } },
    { user_id: company.userId, site_id: company.siteId },
  ]);
});

test("a proof that arrives late is told of once, a proof that another one follows not at all", async () => {
  await save({ validUntil: "2027-03-20" });
  expect(await remind()).toBe(1);
  expect(await remind()).toBe(0);
  await save({ number: "ENF000000001", validUntil: "2027-04-20" });
  await save({ number: "ENF000000002", validFrom: "2027-04-21", validUntil: "2031-04-20" });
  expect(await remind()).toBe(0);
});

test("a proof that was extended is told of again at its new end", async () => {
  await save({ validUntil: "2027-03-20" });
  expect(await remind()).toBe(1);
  await save({ validUntil: "2027-05-20" });
  expect(await remind()).toBe(1);
});
