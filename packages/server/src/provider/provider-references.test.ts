import type { FeedEvent } from "@kreislauf/contract/provider";
import {
  maxFrameCents,
  maxReferenceLengths,
  maxReferences,
  type ProviderReferenceLists,
  type ReferenceEntry,
  type SavedReferences,
} from "@kreislauf/contract/purchasing";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { testEvent } from "../../test/examples/provider-examples.ts";
import { numberOfTestCompany } from "../../test/examples/provider-master-data-examples.ts";
import { createTestCompany, createTestKey, type TestCompany } from "../../test/factories/company.ts";
import { createTestReferences } from "../../test/factories/references.ts";
import { openTestPortal, statusAndCode, type TestPortal } from "../../test/portal/portal.ts";

let portal: TestPortal;
let company: TestCompany;
let customerNumber: string;
let key: string;
let reader: string;
beforeAll(async () => {
  portal = await openTestPortal();
  key = await createTestKey(portal, ["companies:write"]);
  reader = await createTestKey(portal, ["events:read"]);
});
afterAll(() => portal.close());
beforeEach(async () => {
  company = await createTestCompany(portal);
  customerNumber = await numberOfTestCompany(portal, company);
});

const post = (path: string, body: object, token = key) =>
  portal.call({ method: "POST", path, body: { ...testEvent(portal), ...body }, token });
const save = (...entries: readonly ReferenceEntry[]) =>
  post("/provider/v1/company/references", { customerNumber, entries });
const lists = async () => {
  const path = `/provider/v1/company/references?customerNumber=${customerNumber}`;
  return (await portal.call({ path, token: key })).json<ProviderReferenceLists>();
};
const fieldOf = (answer: Awaited<ReturnType<typeof save>>) =>
  answer.json<{ details: { field: string }[] }>().details[0]?.field;
const costCentre = { field: "costCentre", code: "4711" } as const;
const frame = { field: "customerOrderNumber", code: "4500000001" } as const;

/** The events of the feed about this company's cost centres, projects and PO numbers. */
async function feedEvents() {
  const found: FeedEvent[] = [];
  let after = 0;
  for (;;) {
    const answer = await portal.call({ path: `/provider/v1/events?after=${after}&limit=500`, token: reader });
    const { events, next, hasMore } = answer.json<{ events: FeedEvent[]; next: number; hasMore: boolean }>();
    found.push(...events);
    if (!hasMore) break;
    after = next;
  }
  return found.flatMap((event) =>
    "reference" in event && event.reference.companyId === company.companyId ? [event] : [],
  );
}

test("entries are added and changed by their code; what is left out stays", async () => {
  const first = await save(
    { ...costCentre, name: "Werkstatt" },
    { ...frame, endsOn: "2027-12-31", amountCents: 500_000 },
  );
  expect(first.statusCode, first.body).toBe(200);
  const saved = first.json<SavedReferences>();
  expect(saved.entries.map(({ outcome }) => outcome)).toEqual(["created", "created"]);
  const second = await save({ ...costCentre, closed: true }, frame);
  expect(second.json<SavedReferences>().entries).toMatchObject([
    { code: "4711", name: "Werkstatt", closed: true, outcome: "changed" },
    { code: "4500000001", endsOn: "2027-12-31", amountCents: 500_000, outcome: "unchanged" },
  ]);
  expect((await lists()).entries.map(({ code, closed }) => [code, closed])).toEqual([
    ["4711", true],
    ["4500000001", false],
  ]);
});

test("a frame that is cleared has neither end nor amount, and a closed entry opens again", async () => {
  await save({ ...frame, endsOn: "2027-01-01", amountCents: 1, closed: true });
  await save({ ...frame, endsOn: null, amountCents: null, closed: false });
  expect((await lists()).entries).toMatchObject([{ endsOn: null, amountCents: null, closed: false }]);
});

test("the customer's own list has them, and its log names customer service once per change", async () => {
  await save(costCentre);
  await save(costCentre);
  const own = await portal.call({ path: "/purchasing/references", token: company.token });
  expect(own.json()).toMatchObject({ entries: [{ code: "4711", version: 1 }] });
  const log = await portal.database.db
    .selectFrom("audit_log")
    .select(["actor_id", "subject"])
    .where("company_id", "=", company.companyId)
    .where("action", "=", "references_changed")
    .execute();
  expect(log).toEqual([{ actor_id: null, subject: "4711" }]);
});

test("one bad entry keeps all of them out, and is named", async () => {
  const twice = await save(costCentre, frame, { ...costCentre, name: "Werkstatt" });
  expect([statusAndCode(twice), fieldOf(twice)]).toEqual([[409, "reference_exists"], "entries.2.code"]);
  const long = await save(costCentre, { ...costCentre, code: "4".repeat(41) });
  expect([long.statusCode, fieldOf(long)]).toEqual([400, "entries.1.code"]);
  const negative = await save({ ...frame, amountCents: -1 });
  expect([negative.statusCode, fieldOf(negative)]).toEqual([400, "entries.0.amountCents"]);
  expect((await lists()).entries).toEqual([]);
});

test("a number in blocks is the entry without spaces", async () => {
  await save(frame);
  const spaced = { ...frame, code: "45 0000 0001" };
  const again = await save({ ...spaced, name: "Rahmen" });
  expect(again.json<SavedReferences>().entries).toMatchObject([{ code: "4500000001", outcome: "changed" }]);
  expect([statusAndCode(await save(frame, spaced))]).toEqual([[409, "reference_exists"]]);
});

test("a code, an amount and a call are taken up to their limits", async () => {
  const longest = { ...costCentre, code: "K".repeat(maxReferenceLengths.code) };
  expect((await save(longest, { ...frame, amountCents: maxFrameCents })).statusCode).toBe(200);
  const dear = await save({ ...frame, amountCents: maxFrameCents + 1 });
  expect([dear.statusCode, fieldOf(dear)]).toEqual([400, "entries.0.amountCents"]);
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...costCentre, code: `K${index}` }));
  expect((await save(...many(500))).statusCode).toBe(200);
  expect((await save(...many(501))).statusCode).toBe(400);
  expect((await save()).statusCode).toBe(400);
});

test("a cost centre that is closed by the provider takes no order any more", async () => {
  await save(costCentre);
  const wish = { serviceLocationId: company.siteId, agreementId: company.agreementId, containerActionId: 4 };
  const order = (desiredDate: string) =>
    portal.call({
      method: "POST",
      path: "/order/create",
      body: { ...wish, amount: 1, desiredDate, costCentre: "4711" },
      token: company.token,
    });
  expect((await order("2027-03-10")).statusCode).toBe(201);
  await save({ ...costCentre, closed: true });
  const refused = await order("2027-03-11");
  expect(refused.json<{ details: { field: string }[] }>().details[0]?.field).toBe("costCentre");
});

test("an unknown site is refused", async () => {
  const values = { customerOrderNumber: null, costCentre: null, project: null };
  const answer = await post("/provider/v1/service-location/999999/references", values);
  expect(statusAndCode(answer)).toEqual([404, "not_found"]);
});

test("the last entry fits, one more does not", async () => {
  const others = Array.from({ length: maxReferences - 1 }, (_, index) => `P${index}`);
  await createTestReferences(
    portal,
    company.companyId,
    others.map((code) => ({ field: "project", code })),
  );
  const refused = await save(costCentre, frame);
  expect([statusAndCode(refused), fieldOf(refused)]).toEqual([[409, "references_full"], "entries.1.code"]);
  expect((await save(costCentre)).statusCode).toBe(200);
});

test("an event counts once, a later one wins, and another company is not reached", async () => {
  const event = { ...testEvent(portal), customerNumber, entries: [costCentre] };
  const send = (body: object) =>
    portal.call({ method: "POST", path: "/provider/v1/company/references", body, token: key });
  expect((await send(event)).json()).toEqual((await send(event)).json());
  const earlier = portal.now().subtract({ hours: 1 }).toString();
  const late = await send({ ...event, eventId: crypto.randomUUID(), occurredAt: earlier });
  expect(statusAndCode(late)).toEqual([409, "event_out_of_order"]);
  const nobody = await post("/provider/v1/company/references", {
    customerNumber: "gibt es nicht",
    entries: [costCentre],
  });
  expect(statusAndCode(nobody)).toEqual([404, "not_found"]);
  const other = await createTestCompany(portal);
  const seen = await portal.call({ path: "/purchasing/references", token: other.token });
  expect(seen.json()).toMatchObject({ entries: [] });
});

test("orders at a site begin with what the provider sets, until it is closed", async () => {
  await save(costCentre);
  const values = { customerOrderNumber: "4500012345", costCentre: "4711", project: null };
  const set = await post(`/provider/v1/service-location/${company.siteId}/references`, {
    ...values,
    customerOrderNumber: "45 0001 2345",
  });
  expect(set.json()).toEqual({ serviceLocationId: company.siteId, ...values });
  const begins = async () => {
    const path = `/service-location/${company.siteId}/references`;
    const answer = await portal.call({ path, token: company.token });
    return answer.json<{ defaults: { costCentre: string | null } }>().defaults.costCentre;
  };
  expect(await begins()).toBe("4711");
  await save({ ...costCentre, closed: true });
  expect(await begins()).toBeNull();
  expect((await lists()).sites).toEqual([{ serviceLocationId: company.siteId, ...values }]);
});

test("the feed tells of entries, whoever changed them, and of nothing that stayed", async () => {
  await save({ ...costCentre, name: "Werkstatt" });
  await save(costCentre);
  const { entries } = await lists();
  const change = { version: 1, name: null, endsOn: null, amountCents: null, closed: true };
  const answer = await portal.call({
    method: "PATCH",
    path: `/purchasing/references/entries/${entries[0]?.referenceId}`,
    body: change,
    token: company.token,
  });
  expect(answer.statusCode, answer.body).toBe(200);
  const about = { referenceId: entries[0]?.referenceId, companyId: company.companyId, ...costCentre };
  expect(await feedEvents()).toMatchObject([
    { type: "reference.created", causedBy: "provider", reference: { ...about, name: "Werkstatt" } },
    {
      type: "reference.changed",
      causedBy: "customer",
      userId: company.userId,
      reference: { ...about, name: null, closed: true },
    },
  ]);
});
