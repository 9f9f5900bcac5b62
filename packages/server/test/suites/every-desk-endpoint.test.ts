import { type Endpoint, type EndpointTable, type StaffRole, staffRoles } from "@kreislauf/contract/base";
import { deskApis, deskExamples } from "../examples/desk-examples.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestCompany, createTestKey, type TestCompany } from "../factories/company.ts";
import { createTestStaff, type TestStaff } from "../factories/staff.ts";
import { openTestPortal, statusAndCode, type TestPortal } from "../portal/portal.ts";
import { readApiPaths } from "../portal/api-paths.ts";

/** The tests call each of these endpoints as every kind of user: the right user's call succeeds, others are refused. */

const endpoints: EndpointTable = deskApis;
const names = Object.keys(deskApis) as (keyof typeof deskApis)[];

let portal: TestPortal;
let company: TestCompany;
let key: string;
let withEveryRole: TestStaff;
const withOneRole = new Map<StaffRole, TestStaff>();

beforeAll(async () => {
  portal = await openTestPortal();
  company = await createTestCompany(portal);
  key = await createTestKey(portal);
  withEveryRole = await createTestStaff(portal);
  for (const role of staffRoles) withOneRole.set(role, await createTestStaff(portal, { roles: [role] }));
});
afterAll(() => portal.close());

const rolesOf = ({ access }: Endpoint): readonly StaffRole[] | undefined =>
  typeof access === "object" && "staff" in access ? access.staff : undefined;

const publicCalls = new Set([
  "staffSignIn",
  "staffProveSecondFactor",
  "staffSecondFactorPasskeyOptions",
  "staffSetUpSecondFactor",
  "staffSetUpPasskeyOptions",
  "staffSetUpPasskey",
  "staffPasskeySignInOptions",
  "staffSignInWithPasskey",
  "checkStaffInvitation",
  "acceptStaffInvitation",
  "forgetStaffPassword",
  "checkStaffReset",
  "resetStaffPassword",
  "openCustomerView",
  "endCustomerView",
]);

test("every route of the desk is walked here, and names its roles unless it leads to signing in", async () => {
  const paths = await readApiPaths(portal);
  const served = Object.entries(paths)
    .filter(([path]) => path.startsWith("/api/desk/"))
    .flatMap(([, operations]) => Object.values(operations).map(({ operationId }) => operationId));
  expect(served.toSorted()).toEqual([...names].toSorted());
  for (const [name, endpoint] of Object.entries(endpoints)) {
    expect(endpoint.path, name).toMatch(/^\/desk\/v1\//);
    expect((rolesOf(endpoint) ?? []).length > 0, name).toBe(!publicCalls.has(name));
  }
});

test("no route beside the desk's opens to staff", async () => {
  for (const path of ["/user/me", "/service-location/all/orders", "/dashboard/today", "/audit-log"]) {
    expect(statusAndCode(await portal.call({ path, token: withEveryRole.token }))).toEqual([
      401,
      "unauthenticated",
    ]);
  }
  expect((await portal.call({ path: "/service-location/all/orders", token: company.token })).statusCode).toBe(
    200,
  );
});

describe.for(names.filter((name) => !publicCalls.has(name)))("%s", (name) => {
  const endpoint: Endpoint = endpoints[name] as Endpoint;
  const roles = rolesOf(endpoint) ?? [];
  const call = async (token: string | undefined, example: { path: string; body?: unknown }) =>
    await portal.call({ method: endpoint.method, ...example, token });

  test("refuses customers, keys and strangers, opens to its roles and to no other", async () => {
    const { staffId } = withEveryRole;
    const example = await deskExamples[name]({ portal, company, staffId });
    for (const token of [undefined, "not.a.token", company.token, key]) {
      expect(statusAndCode(await call(token, example))).toEqual([401, "unauthenticated"]);
    }
    for (const [role, { token }] of withOneRole) {
      if (roles.includes(role)) continue;
      expect(statusAndCode(await call(token, example)), role).toEqual([403, "forbidden"]);
    }
    const locked = await createTestStaff(portal);
    const lockedAt = portal.now().toString();
    const { db } = portal.database;
    await db.updateTable("staff").set({ locked_at: lockedAt }).where("id", "=", locked.staffId).execute();
    expect(statusAndCode(await call(locked.token, example))).toEqual([401, "staff_locked"]);
    for (const role of roles) {
      const fresh = await createTestStaff(portal, { roles: [role] });
      const answer = await call(
        fresh.token,
        await deskExamples[name]({ portal, company, staffId: fresh.staffId }),
      );
      expect(answer.statusCode, `${role}: ${answer.body}`).toBe(endpoint.status ?? 200);
    }
  });

  test.runIf(endpoint.needsRecentIdentityProof)(
    "takes a proof of 10 minutes ago, and no older one",
    async () => {
      const { staffId, token } = await createTestStaff(portal);
      const { db } = portal.database;
      const provedBefore = (seconds: number) =>
        db
          .updateTable("staff_sessions")
          .set({ proved_at: portal.now().subtract({ seconds }).toString() })
          .where("staff_id", "=", staffId)
          .execute();
      await provedBefore(601);
      const example = await deskExamples[name]({ portal, company, staffId });
      expect(statusAndCode(await call(token, example))).toEqual([403, "proof_required"]);
      await provedBefore(600);
      const answer = await call(token, example);
      expect(answer.statusCode, answer.body).toBe(endpoint.status ?? 200);
    },
  );

  test.runIf(endpoint.body !== undefined)("refuses bodies that do not fit", async () => {
    const { token } = await createTestStaff(portal);
    for (const body of [[], { unknown: true }, {}]) {
      const path = endpoint.path.replaceAll(/:\w+/g, "12345");
      expect(statusAndCode(await call(token, { path, body }))).toEqual([400, "validation"]);
    }
  });
});
