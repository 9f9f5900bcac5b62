import { cycleInterval } from "@kreislauf/contract/agreements";
import { agreementType } from "@kreislauf/contract/catalog";
import type { DeskCustomerDetail } from "@kreislauf/contract/desk";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { ensureTestOffer } from "../../../test/factories/agreement.ts";
import { createTestCompany, type TestCompany } from "../../../test/factories/company.ts";
import { createTestStaff, type TestStaff } from "../../../test/factories/staff.ts";
import { openTestPortal, statusAndCode, type TestPortal } from "../../../test/portal/portal.ts";

let portal: TestPortal;
let staff: TestStaff;
let company: TestCompany;
beforeAll(async () => {
  portal = await openTestPortal();
  staff = await createTestStaff(portal, { roles: ["master_data", "administration"] });
  await ensureTestOffer(portal, "periodic");
});
afterAll(() => portal.close());
beforeEach(async () => {
  company = await createTestCompany(portal);
});

const create = (change: object = {}, token = staff.token) =>
  portal.call({
    method: "POST",
    path: `/desk/v1/customers/${company.companyId}/agreements`,
    body: {
      serviceLocationId: company.siteId,
      wasteTypeId: 101,
      containerTypeId: 203,
      agreementTypeId: agreementType.callOff,
      containersOnSite: 2,
      ...change,
    },
    token,
  });

test("an agreement created at the desk runs at once, and what was done is in both logs", async () => {
  const agreementNumber = `88-${company.companyId}`;
  const created = await create({ agreementNumber });
  expect(created.statusCode, created.body).toBe(201);
  const added = created
    .json<DeskCustomerDetail>()
    .agreements.find((agreement) => agreement.agreementNumber === agreementNumber);
  expect(added).toMatchObject({ containersOnSite: 2, isRequested: false });

  const actions = await portal.call({
    path: `/agreement/${added?.id}/container-action`,
    token: company.token,
  });
  expect(actions.json<{ containerActions: object[] }>().containerActions).not.toEqual([]);
  const log = await portal.call({ path: `/agreement/${added?.id}/change-log`, token: company.token });
  expect(log.json<{ entries: object[] }>().entries).toMatchObject([{ change: "created" }]);
  const { entries } = (await portal.call({ path: "/desk/v1/log", token: staff.token })).json<{
    entries: { action: string; subjectId: number; subject: string }[];
  }>();
  expect(entries.find(({ subjectId }) => subjectId === company.companyId)).toMatchObject({
    action: "agreement_created",
    subject: expect.stringContaining(agreementNumber),
  });
});

test("a periodic one needs its days", async () => {
  const periodic = { agreementTypeId: agreementType.periodic, cycleInterval: cycleInterval.weekly };
  expect(statusAndCode(await create(periodic))).toEqual([400, "validation"]);
  const made = await create({ ...periodic, weekday1: 3 });
  expect(made.statusCode, made.body).toBe(201);
});

test("what the catalog does not offer, a number that is taken and another company's site are refused", async () => {
  expect(statusAndCode(await create({ containerTypeId: 99_999 }))).toEqual([409, "not_in_catalog"]);
  const agreementNumber = `89-${company.companyId}`;
  expect((await create({ agreementNumber })).statusCode).toBe(201);
  expect(statusAndCode(await create({ agreementNumber }))).toEqual([409, "agreement_number_taken"]);
  const other = await createTestCompany(portal);
  expect(statusAndCode(await create({ serviceLocationId: other.siteId }))).toEqual([404, "not_found"]);
});

test("the same once more, as after a lost answer, is created only where that is confirmed", async () => {
  const weekly = (change: object = {}) =>
    create({ agreementTypeId: agreementType.periodic, cycleInterval: cycleInterval.weekly, ...change });
  expect((await weekly({ weekday1: 3 })).statusCode).toBe(201);
  expect(statusAndCode(await weekly({ weekday1: 3 }))).toEqual([409, "agreement_exists"]);
  expect((await weekly({ weekday1: 4 })).statusCode).toBe(201);
  expect((await weekly({ weekday1: 3, confirmDuplicate: true })).statusCode).toBe(201);
  // Its own number distinguishes it from the others.
  expect((await weekly({ weekday1: 3, agreementNumber: `90-${company.companyId}` })).statusCode).toBe(201);
});

test("what is not chosen yet is said beside its field", async () => {
  const answer = await create({ serviceLocationId: null, wasteTypeId: null });
  const message = "Bitte füllen Sie dieses Feld aus.";
  expect(answer.json<{ details: object[] }>().details).toEqual([
    { field: "serviceLocationId", message },
    { field: "wasteTypeId", message },
  ]);
});

test("dispatch creates none", async () => {
  const dispatch = await createTestStaff(portal, { roles: ["dispatch"] });
  expect((await create({}, dispatch.token)).statusCode).toBe(403);
});
