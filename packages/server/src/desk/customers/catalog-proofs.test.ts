import type { DeskCatalog } from "@kreislauf/contract/desk";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestCompany, type TestCompany } from "../../../test/factories/company.ts";
import {
  createWeighedOrder,
  hazardousWasteId,
  makeAgreementHazardous,
} from "../../../test/factories/proof.ts";
import { createTestStaff, type TestStaff } from "../../../test/factories/staff.ts";
import { openTestPortal, statusAndCode, testNow, type TestPortal } from "../../../test/portal/portal.ts";

let portal: TestPortal;
let staff: TestStaff;
let company: TestCompany;
beforeAll(async () => {
  portal = await openTestPortal();
  staff = await createTestStaff(portal);
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.setNow(testNow);
  company = await createTestCompany(portal, { containersOnSite: 9 });
  await makeAgreementHazardous(portal, company);
  await portal.database.db.deleteFrom("proof_handling").execute();
  // More than the small quantity that needs no proof.
  await createWeighedOrder(portal, company, { on: "2027-02-01", kg: 2_500 });
});

const wasteTypeOf = async (id: number) => {
  const catalog = await portal.call({ path: "/desk/v1/catalog", token: staff.token });
  const found = catalog.json<DeskCatalog>().wasteTypes.find((each) => each.id === id);
  if (found === undefined) throw new Error(catalog.body);
  return found;
};
const save = (body: object) =>
  portal.call({ method: "POST", path: "/desk/v1/catalog/waste-types", body, token: staff.token });
const order = () =>
  portal.call({
    method: "POST",
    path: "/order/create",
    token: company.token,
    body: {
      serviceLocationId: company.siteId,
      agreementId: company.agreementId,
      containerActionId: 4,
      amount: 1,
      desiredDate: "2027-03-10",
    },
  });
const wishFor = async (id: number) => {
  const { version, description, avvCode } = await wasteTypeOf(id);
  return { wasteTypeId: id, version, description, avvCode };
};

test("the desk decides whether an order without a proof is refused, and a change of the name leaves it", async () => {
  expect(await wasteTypeOf(hazardousWasteId)).toMatchObject({ proofHandling: "warn" });
  expect((await save({ ...(await wishFor(hazardousWasteId)), proofHandling: "refuse" })).statusCode).toBe(
    200,
  );
  expect(statusAndCode(await order())).toEqual([409, "proof_missing"]);
  const renamed = { ...(await wishFor(hazardousWasteId)), description: "Altöl, gebraucht" };
  expect((await save(renamed)).statusCode).toBe(200);
  expect(await wasteTypeOf(hazardousWasteId)).toMatchObject({
    description: "Altöl, gebraucht",
    proofHandling: "refuse",
  });
  expect((await save({ ...(await wishFor(hazardousWasteId)), proofHandling: "warn" })).statusCode).toBe(200);
  expect((await order()).statusCode).toBe(201);
  const deed = await portal.database.db
    .selectFrom("staff_log")
    .select(["action", "subject", "staff_id"])
    .orderBy("id", "desc")
    .executeTakeFirst();
  expect(deed).toEqual({ action: "catalog_changed", subject: "Altöl, gebraucht", staff_id: staff.staffId });
});

test("what somebody else decided meanwhile is named and stays", async () => {
  const stale = await wishFor(hazardousWasteId);
  expect((await save({ ...stale, proofHandling: "refuse" })).statusCode).toBe(200);
  const late = await save({ ...stale, proofHandling: "warn" });
  expect(statusAndCode(late)).toEqual([409, "catalog_changed"]);
  expect(late.json<{ details: object[] }>().details).toEqual([
    { field: "proofHandling", message: "Inzwischen: Auftrag ablehnen" },
  ]);
  expect(await wasteTypeOf(hazardousWasteId)).toMatchObject({ proofHandling: "refuse" });
});

test("waste that is not hazardous has nothing to decide", async () => {
  expect(await wasteTypeOf(101)).toMatchObject({ proofHandling: null });
  const wish = { ...(await wishFor(101)), description: "Umbenannt", proofHandling: "refuse" };
  expect(statusAndCode(await save(wish))).toEqual([409, "proof_not_hazardous"]);
  expect((await wasteTypeOf(101)).description).not.toBe("Umbenannt");
});
