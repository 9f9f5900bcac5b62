import { randomUUID } from "node:crypto";
import {
  agreementType,
  containerAction as action,
  containerActionIds,
  type ServiceCatalog,
} from "@kreislauf/contract/catalog";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestCompany, createTestKey, type TestCompany } from "../../../test/factories/company.ts";
import { createOrderActions, type OrderActions } from "../../../test/portal/order-actions.ts";
import { openTestPortal, testNow, type TestPortal } from "../../../test/portal/portal.ts";

/** The provider adds something to the catalog that no code knows, and customers order it. */

let portal: TestPortal;
let company: TestCompany;
let acts: OrderActions;
let key: string;
let nextId = 9_000;

beforeAll(async () => {
  portal = await openTestPortal();
  key = await createTestKey(portal);
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.setNow(testNow);
  company = await createTestCompany(portal);
  acts = await createOrderActions(portal, company, key);
});

async function save(kind: string, body: object) {
  const answer = await portal.call({
    method: "POST",
    path: `/provider/v1/catalog/${kind}`,
    body: { eventId: randomUUID(), occurredAt: portal.now().toString(), ...body },
    token: key,
  });
  return { status: answer.statusCode, body: answer.json<{ code: string; offered: boolean }>() };
}

const every = { containerActionIds, leadTimeDays: 2, placementLeadTimeDays: 3 };

/** A new waste type and container type with an offer. */
async function offer(terms: object = {}) {
  const wasteTypeId = (nextId += 1);
  const containerTypeId = (nextId += 1);
  const words = { wasteTypeId, description: `Testabfall ${wasteTypeId}`, avvCode: "16 01 99*" };
  expect((await save("waste-type", words)).status).toBe(200);
  const container = { containerTypeId, type: "Testmulde 4 m³", size: "4 m³", drawing: "fass" };
  expect((await save("container-type", container)).status).toBe(200);
  const ids = { wasteTypeId, containerTypeId, agreementTypeId: agreementType.callOff };
  expect((await save("offer", { ...ids, ...every, ...terms })).status).toBe(200);
  return ids;
}

const create = async (ids: object, more: object = {}) => {
  const answer = await portal.call({
    method: "POST",
    path: "/agreement/create",
    body: { serviceLocationId: company.siteId, ...ids, amount: 4, desiredDate: "2027-03-08", ...more },
    token: company.token,
  });
  return answer.json<{ code: string; agreement: { agreementId: number }; order: { id: number } }>();
};

/** An agreement on a new offer with these terms, with four containers on site. */
async function agreementOn(terms: object = {}): Promise<number> {
  const { agreement, order } = await create(await offer(terms));
  await acts.provider(order.id, "execute");
  return agreement.agreementId;
}

test.each(containerActionIds)("action %i can be ordered because the catalog offers it", async (id) => {
  const agreementId = await agreementOn();
  const given = await acts.create({ agreementId, containerActionId: id, desiredDate: "2027-03-09" });
  expect(given.status).toBe(201);
  expect(given.body).toMatchObject({ containerActionId: id, agreementTypeId: agreementType.callOff });
  const only = containerActionIds.filter((each) => each !== id);
  const bare = await agreementOn({
    containerActionIds: [...only.filter((each) => each !== action.place), action.place],
  });
  const refused = await acts.create({ agreementId: bare, containerActionId: id, desiredDate: "2027-03-09" });
  expect(refused.status).toBe(id === action.place ? 201 : 409);
});

describe("the limits", () => {
  test.for([
    ["big bags", { bigBag: true, unit: "piece" }, 999, 1_000, "amount_above_limit"],
    ["the offer's most", { unit: "piece", mostAmount: 30 }, 30, 31, "amount_above_limit"],
    ["the offer's least", { unit: "piece", leastAmount: 5 }, 5, 4, "amount_below_minimum"],
    ["vehicle parts", { vehicleParts: true, unit: "piece" }, 20, 19, "amount_below_minimum"],
    ["containers on site", {}, 4, 5, "amount_above_count"],
  ] as const)("of %s hold to the piece", async ([, terms, allowed, refused, code]) => {
    const agreementId = await agreementOn(terms);
    const order = (amount: number) =>
      acts.create({
        agreementId,
        containerActionId: action.pickUp,
        amount,
        desiredDate: "2027-03-09",
        details: "8K0 615 301, 20 Stück",
      });
    expect((await order(refused)).code).toBe(code);
    expect((await order(allowed)).status).toBe(201);
  });

  test("of lead times hold to the day", async () => {
    const agreementId = await agreementOn();
    const order = (desiredDate: string) =>
      acts.create({ agreementId, containerActionId: action.suction, desiredDate });
    expect((await order("2027-03-02")).code).toBe("before_earliest_date");
    expect((await order("2027-03-03")).status).toBe(201);
  });
});

test("an offer that is taken back makes no new agreement, and goes on for the old one", async () => {
  const ids = await offer();
  const { agreement, order } = await create(ids);
  await acts.provider(order.id, "execute");
  expect((await save("offer", { ...ids, ...every, offered: false })).body.offered).toBe(false);
  expect((await create(ids)).code).toBe("not_in_catalog");
  const catalog = (
    await portal.call({ path: "/service-catalog", token: company.token })
  ).json<ServiceCatalog>();
  expect(catalog.offers.some(({ wasteTypeId }) => wasteTypeId === ids.wasteTypeId)).toBe(false);
  const { agreementId } = agreement;
  const given = await acts.create({
    agreementId,
    containerActionId: action.exchange,
    desiredDate: "2027-03-09",
  });
  expect(given.status).toBe(201);
});

test.each([
  ["waste-type", { wasteTypeId: 101, description: "Altholz", avvCode: "17 02" }],
  ["waste-type", { wasteTypeId: 101, description: " ", avvCode: "17 02 01" }],
  ["container-type", { containerTypeId: 203, type: "Mulde", size: "7 m³", drawing: "teapot" }],
  [
    "offer",
    { wasteTypeId: 101, containerTypeId: 203, agreementTypeId: 3, ...every, containerActionIds: [8] },
  ],
  [
    "offer",
    { wasteTypeId: 101, containerTypeId: 203, agreementTypeId: 3, ...every, containerActionIds: [1, 1] },
  ],
  ["offer", { wasteTypeId: 101, containerTypeId: 203, agreementTypeId: 3, ...every, leadTimeDays: 61 }],
  [
    "offer",
    { wasteTypeId: 101, containerTypeId: 203, agreementTypeId: 3, ...every, leastAmount: 9, mostAmount: 8 },
  ],
])("an entry of the kind %s that makes no sense does not fit: %j", async (kind, body) => {
  expect((await save(kind, body)).body.code).toBe("validation");
});

test("a code that the list of wastes does not have is refused", async () => {
  const { body } = await save("waste-type", {
    wasteTypeId: 101,
    description: "Altholz",
    avvCode: "17 02 99",
  });
  expect(body.code).toBe("avv_code_unknown");
});

test("an offer of what the catalog does not hold finds nothing", async () => {
  const ids = { wasteTypeId: 999_999, containerTypeId: 203, agreementTypeId: 3 };
  expect((await save("offer", { ...ids, ...every })).body.code).toBe("not_found");
});
