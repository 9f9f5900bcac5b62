import { buffer } from "node:stream/consumers";
import { permission } from "@kreislauf/contract/base";
import { registerFileQuery, type RegisterPage } from "@kreislauf/contract/waste-register";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { assignTestSites, createTestCompany, type TestCompany } from "../../test/factories/company.ts";
import { createWeighedOrder } from "../../test/factories/proof.ts";
import { openTestPortal, testNow, type TestPortal } from "../../test/portal/portal.ts";
import { readBranding } from "../base/branding.ts";
import type { Context } from "../base/context.ts";
import { downloadRegister } from "./download-register.ts";

let portal: TestPortal;
let company: TestCompany;
let branding: Awaited<ReturnType<typeof readBranding>>;

beforeAll(async () => {
  portal = await openTestPortal();
  branding = await readBranding();
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.setNow(testNow);
  company = await createTestCompany(portal);
  await createWeighedOrder(portal, company, { on: "2027-01-12", kg: 700, wasteTypeId: 101 });
});

const withdraw = () =>
  portal.database.db.deleteFrom("user_sites").where("user_id", "=", company.userId).execute();

const begin = (format: "csv" | "pdf") => {
  const actor = { ...company, permissions: new Set(Object.values(permission)), documentsEnabled: true };
  const context = {
    db: portal.database.db,
    actor,
    now: portal.now(),
    language: "de",
    branding,
    reloadActor: () => Promise.resolve(actor),
  } as unknown as Context;
  const query = registerFileQuery.parse({ format, dateFrom: "2027-01-01", dateTo: "2027-12-31" });
  return downloadRegister(context, query);
};

test("a file ends when a site is taken away while it is written; the page goes on without it", async () => {
  const { content } = await begin("csv");
  await withdraw();
  await expect(buffer(content as AsyncIterable<Buffer>)).rejects.toMatchObject({ code: "forbidden" });
  const path = "/records/register?dateFrom=2027-01-01&dateTo=2027-12-31";
  const page = (await portal.call({ path, token: company.token })).json<RegisterPage>();
  expect([page.entries, page.total]).toEqual([[], 0]);
  await assignTestSites(portal, company, [company.siteId]);
  const whole = (await begin("csv")).content as AsyncIterable<Buffer>;
  expect((await buffer(whole)).toString().trim().split("\r\n")).toHaveLength(2);
});
