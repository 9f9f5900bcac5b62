import type { ErrorAnswer } from "@kreislauf/contract/base";
import type { ProviderCompany } from "@kreislauf/contract/provider";
import type { AuditRecord, SignedInUser } from "@kreislauf/contract/users";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestCompany, createTestKey, type TestCompany } from "../test-company.ts";
import { openTestPortal, testNow, type TestPortal } from "../test-portal.ts";
import { testEvent } from "../test-provider-examples.ts";

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

const send = async (body: object) => {
  const answer = await portal.call({ method: "POST", path: "/provider/v1/company", body, token: key });
  return { status: answer.statusCode, ...answer.json<ProviderCompany & ErrorAnswer>() };
};
const save = (body: object) =>
  send({ ...testEvent(portal), customerNumber, name: "Gärtnerei Voß", documents: false, ...body });
const companies = () =>
  portal.database.db
    .selectFrom("companies")
    .select(["id", "name", "documents_enabled as documents"])
    .where("customer_number", "=", customerNumber)
    .execute();

/** The number by which the provider knows a company of the test. */
async function numberOf({ companyId }: TestCompany): Promise<string> {
  const row = await portal.database.db
    .selectFrom("companies")
    .select("customer_number")
    .where("id", "=", companyId)
    .executeTakeFirstOrThrow();
  return row.customer_number;
}

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
  customerNumber = await numberOf(company);
  await save({ name: "Testbetrieb Nord", documents: false });
  const { user } = await mine<{ user: SignedInUser }>("/account/settings");
  expect(user).toMatchObject({ companyName: "Testbetrieb Nord", documentsEnabled: false });
  expect(await mine("/company-ui-fields")).toEqual({ documents: false });
  await save({ name: "Testbetrieb Nord", documents: false });
  const { entries } = await mine<{ entries: AuditRecord[] }>("/audit-log?category=master_data");
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
