import type { MaintenanceStatus, SignedIn, SignedInDevices } from "@kreislauf/contract/session";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  addTestMembership,
  createTestCompany,
  signInTestUser,
  type TestCompany,
} from "../../test/factories/company.ts";
import { statusAndCode, openTestPortal, type TestPortal } from "../../test/portal/portal.ts";
import { setMaintenance } from "./maintenance.store.ts";
import { resetSignInState } from "../../test/portal/sign-in-mails.ts";

let portal: TestPortal;
let company: TestCompany;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await resetSignInState(portal);
  company = await createTestCompany(portal);
});

const post = (path: string, body: unknown, token?: string) =>
  portal.call({ method: "POST", path, body, token });
const later = (duration: Temporal.DurationLike) => portal.setNow(portal.now().add(duration).toString());

describe("one's sessions", () => {
  const list = async (token: string) =>
    (await portal.call({ path: "/account/sessions", token })).json<SignedInDevices>().sessions;

  test("are listed with device and times, and can be ended one by one", async () => {
    later({ minutes: 5 });
    const other = await signInTestUser(portal, company.email);
    const sessions = await list(company.token);
    expect(sessions).toMatchObject([
      { current: false, createdOn: "2027-03-01T08:05:00.000Z" },
      { current: true, createdOn: "2027-03-01T08:00:00.000Z" },
    ]);
    const ended = await portal.call({
      method: "DELETE",
      path: `/account/sessions/${sessions[0]?.id}`,
      token: company.token,
    });
    expect(ended.statusCode).toBe(200);
    expect((await portal.call({ path: "/account/settings", token: other.accessToken })).statusCode).toBe(401);
    expect(await list(company.token)).toHaveLength(1);
  });

  test("go over to another company: the former one's ends", async () => {
    const other = await createTestCompany(portal);
    await addTestMembership(portal, company.userId, other.companyId);
    const switched = (
      await post("/auth/switch-company", { companyId: other.companyId }, company.token)
    ).json<SignedIn>();
    expect(switched.user.companyId).toBe(other.companyId);
    expect((await portal.call({ path: "/account/settings", token: company.token })).statusCode).toBe(401);
    const stranger = await createTestCompany(portal);
    const refused = await post(
      "/auth/switch-company",
      { companyId: stranger.companyId },
      switched.accessToken,
    );
    expect(statusAndCode(refused)).toEqual([404, "not_found"]);
  });
});

describe("maintenance", () => {
  const startDate = "2027-03-01T09:30:00.000Z";
  const set = (active: boolean, endDate: string | null) =>
    setMaintenance(portal.database.db, { active, startDate: active ? null : startDate, endDate });

  test("closes every call except health and the check itself", async () => {
    await set(true, "2027-03-01T10:00:00Z");
    await expect
      .poll(async () => (await portal.call({ path: "/branding" })).statusCode, { timeout: 5_000 })
      .toBe(503);
    expect(statusAndCode(await portal.call({ path: "/account/settings", token: company.token }))).toEqual([
      503,
      "maintenance",
    ]);
    expect((await portal.call({ path: "/health" })).statusCode).toBe(200);
    const { id } = (await portal.call({ path: "/maintenance-check" })).json<MaintenanceStatus>();
    expect((await portal.call({ path: "/maintenance-check" })).json()).toEqual({
      id,
      status: false,
      startDate: null,
      endDate: "2027-03-01T10:00:00.000Z",
    });
    await set(false, null);
    await expect
      .poll(async () => (await portal.call({ path: "/branding" })).statusCode, { timeout: 5_000 })
      .toBe(200);
  });

  test("announced ahead is told, and forgotten once it is over", async () => {
    const check = async () => (await portal.call({ path: "/maintenance-check" })).json<MaintenanceStatus>();
    const { id } = await check();
    await set(false, "2027-03-01T10:00:00Z");
    expect(await check()).toEqual({
      id: id + 1,
      status: true,
      startDate,
      endDate: "2027-03-01T10:00:00.000Z",
    });
    later({ hours: 3 });
    expect((await portal.call({ path: "/maintenance-check" })).json()).toEqual({
      id: id + 1,
      status: true,
      startDate: null,
      endDate: null,
    });
    await set(false, null);
  });
});
