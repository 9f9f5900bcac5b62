import type { ErrorAnswer } from "@kreislauf/contract/base";
import type { ProviderCompany } from "@kreislauf/contract/provider";
import type { AuditLogEntry, SignedInUser } from "@kreislauf/contract/users";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestCompany, createTestKey } from "../../test/factories/company.ts";
import { openTestPortal, testNow, type TestPortal } from "../../test/portal/portal.ts";
import { testEvent } from "../../test/examples/provider-examples.ts";
import { numberOfTestCompany } from "../../test/examples/provider-master-data-examples.ts";

let portal: TestPortal;
let key: string;
let customerNumber: string;

beforeAll(async () => {
  portal = await openTestPortal();
  key = await createTestKey(portal, ["companies:write"]);
});
afterAll(() => portal.close());
beforeEach(() => {
  portal.setNow(testNow);
  customerNumber = randomUUID();
});

const send = async (path: string, body: object) => {
  const answer = await portal.call({ method: "POST", path, body, token: key });
  return { status: answer.statusCode, ...answer.json<ProviderCompany & ErrorAnswer>() };
};
const save = (body: object) =>
  send("/provider/v1/company", {
    ...testEvent(portal),
    customerNumber,
    name: "Gärtnerei Voß",
    documents: false,
    ...body,
  });
const setNumbers = (body: object) =>
  send("/provider/v1/company/numbers", {
    ...testEvent(portal),
    customerNumber,
    contractNumbers: [],
    partnerNumbers: [],
    shipToNumbers: [],
    ...body,
  });
const companies = () =>
  portal.database.db
    .selectFrom("companies")
    .select(["id", "name", "documents_enabled as documents"])
    .where("customer_number", "=", customerNumber)
    .execute();

test("a company is created once by its number, and changed from then on", async () => {
  const created = await save({});
  expect(created).toMatchObject({
    status: 200,
    customerNumber,
    name: "Gärtnerei Voß",
    documents: false,
    createdOn: "2027-03-01T08:00:00.000Z",
  });
  portal.setNow("2027-03-02T08:00:00Z");
  const changed = await save({ name: " Voß Garten GmbH ", documents: true });
  const { companyId: id } = created;
  expect(changed).toEqual({ ...created, name: "Voß Garten GmbH", documents: true });
  expect(await companies()).toEqual([{ id, name: "Voß Garten GmbH", documents: true }]);
});

test("the same event happens once, with other content it is refused", async () => {
  const event = { ...testEvent(portal), name: "Eins" };
  const first = await save(event);
  await save({ name: "Zwei" });
  expect(await save(event)).toEqual(first);
  expect(await companies()).toMatchObject([{ name: "Zwei" }]);
  expect(await save({ ...event, name: "Drei" })).toMatchObject({ status: 409, code: "idempotency_mismatch" });
});

test("side by side one company is created", async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => save({})));
  expect(new Set(answers.map(({ status, companyId }) => `${status} ${companyId}`)).size).toBe(1);
  expect(await companies()).toHaveLength(1);
});

test("what was known before the last event changes nothing, and creates nothing", async () => {
  portal.setNow("2027-03-01T10:00:00Z");
  await save({ occurredAt: "2027-03-01T09:00:00Z", name: "Neu" });
  expect(await save({ occurredAt: "2027-03-01T08:59:59Z", name: "Alt" })).toMatchObject({
    status: 409,
    code: "event_out_of_order",
  });
  expect(await companies()).toMatchObject([{ name: "Neu" }]);
  const other = { customerNumber: randomUUID(), occurredAt: "2027-03-01T10:05:01Z" };
  expect(await save(other)).toMatchObject({ status: 409, code: "event_in_future" });
  expect((await save({ ...other, occurredAt: "2027-03-01T08:00:00Z" })).status).toBe(200);
});

test.for([
  ["name", { name: " " }],
  ["name", { name: "x".repeat(201) }],
  ["customerNumber", { customerNumber: "" }],
  ["documents", { documents: undefined }],
] as const)("'%s' is refused beside the field: %j", async ([field, body]) => {
  const answer = await save(body);
  expect([answer.status, answer.details.map((detail) => detail.field)]).toEqual([400, [field]]);
});

test("whoever is signed in sees the new name and flag at once, and who changed them", async () => {
  const company = await createTestCompany(portal);
  const mine = async <Answer>(path: string) =>
    (await portal.call({ path, token: company.token })).json<Answer>();
  customerNumber = await numberOfTestCompany(portal, company);
  await save({ name: "Testbetrieb Nord", documents: false });
  const { user } = await mine<{ user: SignedInUser }>("/account/settings");
  expect(user).toMatchObject({ companyName: "Testbetrieb Nord", documentsEnabled: false });
  expect(await mine("/company-ui-fields")).toEqual({ documents: false });
  await save({ name: "Testbetrieb Nord", documents: false });
  const { entries } = await mine<{ entries: AuditLogEntry[] }>("/audit-log?category=master_data");
  expect(entries).toMatchObject([
    {
      actor: null,
      action: "company_changed",
      subject: "Testbetrieb Nord",
      before: { name: "Testbetrieb", documents: true },
      after: { name: "Testbetrieb Nord", documents: false },
    },
  ]);
});

describe("the numbers of a company", () => {
  test("are overwritten, each once, and stand in its answer", async () => {
    await save({});
    const none = { contractNumbers: [], partnerNumbers: [], shipToNumbers: [] };
    expect(await save({})).toMatchObject(none);
    const numbers = { contractNumbers: ["V-2", "V-1", "V-2"], partnerNumbers: ["P-1"] };
    const set = { contractNumbers: ["V-1", "V-2"], partnerNumbers: ["P-1"], shipToNumbers: [] };
    expect(await setNumbers(numbers)).toMatchObject({ status: 200, customerNumber, ...set });
    expect(await save({ name: "Voß" })).toMatchObject({ name: "Voß", ...set });
    expect(await setNumbers({ shipToNumbers: ["S-1"] })).toMatchObject({ ...none, shipToNumbers: ["S-1"] });
  });

  test("are those that its sites choose from; one that a site has chosen stays", async () => {
    const company = await createTestCompany(portal);
    customerNumber = await numberOfTestCompany(portal, company);
    const choose = async (body: object) => {
      const path = `/service-location/${company.siteId}`;
      return (await portal.call({ method: "PATCH", path, body, token: company.token })).statusCode;
    };
    const mine = { contractNumber: "V-1", partnerNumber: "P-1", branch: "S-1" };
    expect(await choose(mine)).toBe(400);
    const given = { contractNumbers: ["V-1", "V-2"], partnerNumbers: ["P-1"], shipToNumbers: ["S-1", "S-2"] };
    await setNumbers(given);
    expect(await choose(mine)).toBe(200);
    const path = "/get-service-location-list/1";
    expect((await portal.call({ path, token: company.token })).json()).toMatchObject({
      serviceLocations: [mine],
      myNatureContracts: given.contractNumbers,
      myNaturePartners: given.partnerNumbers,
      myNatureShipToNumbers: given.shipToNumbers,
    });
    for (const gone of ["contractNumbers", "partnerNumbers", "shipToNumbers"]) {
      expect(await setNumbers({ ...given, [gone]: [] })).toMatchObject({
        status: 409,
        code: "number_in_use",
        details: [{ field: "serviceLocationId", message: String(company.siteId) }],
      });
    }
    const chosen = { contractNumbers: ["V-1"], partnerNumbers: ["P-1"], shipToNumbers: ["S-1"] };
    expect(await setNumbers(chosen)).toMatchObject({ status: 200, ...chosen });
  });

  test("of another company are another's", async () => {
    await save({});
    await setNumbers({ contractNumbers: ["V-1"] });
    customerNumber = randomUUID();
    expect(await setNumbers({})).toMatchObject({ status: 404, code: "not_found" });
    expect(await save({})).toMatchObject({ contractNumbers: [] });
  });

  test("come in the order of their events, whatever happens to the company meanwhile", async () => {
    await save({});
    await setNumbers({ occurredAt: "2027-03-01T07:30:00Z", contractNumbers: ["V-1"] });
    expect(await setNumbers({ occurredAt: "2027-03-01T07:29:59Z" })).toMatchObject({
      status: 409,
      code: "event_out_of_order",
    });
    expect((await save({ occurredAt: testNow })).contractNumbers).toEqual(["V-1"]);
  });
});

describe("a group of a company", () => {
  const saveGroup = async (body: object) => {
    const group = { ...testEvent(portal), customerNumber, name: "Werkstätten Nord", ...body };
    const answer = await portal.call({
      method: "POST",
      path: "/provider/v1/company/group",
      body: group,
      token: key,
    });
    return answer.json<{ groupId: number } & ErrorAnswer>();
  };

  test("is created and changed by its name, and chosen from by the company's people", async () => {
    const company = await createTestCompany(portal);
    customerNumber = await numberOfTestCompany(portal, company);
    await setNumbers({ partnerNumbers: ["P-1"] });
    const { groupId } = await saveGroup({});
    const { companyId } = company;
    const partnerNumber = "P-1";
    expect(await saveGroup({ name: "Werkstätten NORD", partnerNumber })).toEqual({
      groupId,
      companyId,
      name: "Werkstätten NORD",
      partnerNumber,
    });
    const read = async (path: string) => (await portal.call({ path, token: company.token })).json<object>();
    const group = { groupId, name: "Werkstätten NORD", partnerNumber, locationIds: [] };
    expect(await read("/company-ebenes-and-groups")).toMatchObject({ groups: [group] });
    expect(await read("/get-group-by-partner/P-1")).toEqual({ groups: [group] });
    const sorted = await portal.call({
      method: "PATCH",
      path: `/service-location/${company.siteId}`,
      body: { groupId },
      token: company.token,
    });
    expect(sorted.json()).toMatchObject({ group: { groupId } });
    expect(await setNumbers({})).toMatchObject({
      code: "number_in_use",
      details: [{ field: "groupId", message: String(groupId) }],
    });
  });

  test("has no partner number of another company, and belongs to a known one", async () => {
    await save({});
    expect(await saveGroup({ partnerNumber: "P-404" })).toMatchObject({
      code: "validation",
      details: [{ field: "partnerNumber" }],
    });
    customerNumber = randomUUID();
    expect(await saveGroup({})).toMatchObject({ code: "not_found" });
  });

  test("keeps to the order of its events, of another spelling too", async () => {
    await save({});
    await saveGroup({ occurredAt: testNow });
    const late = { occurredAt: "2027-03-01T07:59:59Z" };
    expect(await saveGroup({ ...late, name: "werkstätten nord" })).toMatchObject({
      code: "event_out_of_order",
    });
    expect(await saveGroup({ ...late, name: "Werkstätten Süd" })).toMatchObject({ name: "Werkstätten Süd" });
  });
});
