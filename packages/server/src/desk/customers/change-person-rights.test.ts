import type { DeskPersonRights } from "@kreislauf/contract/desk";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestCompany } from "../../../test/factories/company.ts";
import { createTestStaff, type TestStaff } from "../../../test/factories/staff.ts";
import { openTestPortal, type TestPortal } from "../../../test/portal/portal.ts";

let portal: TestPortal;
let staff: TestStaff;
beforeAll(async () => {
  portal = await openTestPortal();
  staff = await createTestStaff(portal, { roles: ["master_data"] });
});
afterAll(() => portal.close());

test("the same rights saved again are noted in neither log", async () => {
  const company = await createTestCompany(portal);
  const path = `/desk/v1/customers/${company.companyId}/people/${company.userId}/rights`;
  const { token } = staff;
  const { version, permissions } = (await portal.call({ path, token })).json<DeskPersonRights>();
  const body = { version, permissions: permissions.toReversed() };
  const saved = await portal.call({ method: "POST", path, body, token });
  expect(saved.statusCode, saved.body).toBe(200);
  const noted = await portal.database.db
    .selectFrom("staff_log")
    .select("action")
    .where("subject_id", "=", company.companyId)
    .execute();
  expect(noted).toEqual([]);
  const log = await portal.call({ path: "/audit-log", token: company.token });
  const actions = log.json<{ entries: { action: string }[] }>().entries.map(({ action }) => action);
  expect(actions).not.toContain("user_changed");
});
