import type { OrderPrice } from "@kreislauf/contract/purchasing";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { testEvent } from "../../test/examples/provider-examples.ts";
import { createTestCompany, createTestKey, type TestCompany } from "../../test/factories/company.ts";
import { createTestOrder } from "../../test/factories/order.ts";
import { createOrderActions, type OrderActions } from "../../test/portal/order-actions.ts";
import { openTestPortal, type TestPortal } from "../../test/portal/portal.ts";
import { mailTemplates } from "../app/mail-templates.ts";

let portal: TestPortal;
let company: TestCompany;
let acts: OrderActions;
let key: string;

beforeAll(async () => {
  portal = await openTestPortal();
  key = await createTestKey(portal);
});
afterAll(() => portal.close());
beforeEach(async () => {
  company = await createTestCompany(portal);
  acts = await createOrderActions(portal, company, key);
});

const setPrices = (body: object, token = key) =>
  portal.call({
    method: "POST",
    path: `/provider/v1/agreement/${company.agreementId}/prices`,
    body: {
      ...testEvent(portal),
      version: "Preisliste 2027-01",
      terms: "Bedingungen vom 01.10.2026",
      ...body,
    },
    token,
  });
const haulAndTonne = [
  { unit: "haul", cents: 12_800, vatRate: 19 },
  { unit: "tonne", cents: 6_850, vatRate: 19 },
];
const quote = async (desiredDate: string, token = company.token) => {
  const path = `/agreement/${company.agreementId}/price?containerActionId=4&amount=1&desiredDate=${desiredDate}`;
  return await portal.call({ path, token });
};
const weigh = async (date: string, weightKg: number) => {
  const id = await createTestOrder(portal, company, { desiredDate: date });
  await portal.database.db
    .updateTable("orders")
    .set({ executed_on: date, weight_kg: weightKg })
    .where("id", "=", id)
    .execute();
};

test("prices hold from their day on, and a list of the same day is overwritten", async () => {
  expect((await quote("2027-03-10")).json()).toMatchObject({ kind: "none" });
  const haul = (cents: number) => [{ unit: "haul", cents, vatRate: 19 }];
  expect((await setPrices({ validFrom: "2027-01-01", prices: haul(1) })).statusCode).toBe(200);
  await setPrices({ validFrom: "2027-01-01", prices: haul(12_800) });
  await setPrices({ validFrom: "2027-04-01", version: "Preisliste 2027-04", prices: haul(13_200) });
  expect((await quote("2026-12-31")).json()).toMatchObject({ kind: "none" });
  expect((await quote("2027-03-31")).json()).toMatchObject({ kind: "firm", netAmount: 12_800 });
  expect((await quote("2027-04-01")).json()).toMatchObject({
    netAmount: 13_200,
    version: "Preisliste 2027-04",
  });
});

test("two prices for the same are refused", async () => {
  const twice = [...haulAndTonne, { unit: "haul", cents: 1, vatRate: 19 }];
  expect((await setPrices({ validFrom: "2027-01-01", prices: twice })).statusCode).toBe(400);
});

test("an estimate says which executions it is from, and there is none from two of them", async () => {
  await setPrices({ validFrom: "2027-01-01", prices: haulAndTonne });
  await weigh("2027-02-01", 1_280);
  await weigh("2027-02-08", 1_340);
  expect((await quote("2027-03-10")).json()).toMatchObject({ kind: "per_tonne", netAmount: null });
  await weigh("2027-02-15", 1_105);
  const price = (await quote("2027-03-10")).json<OrderPrice>();
  expect(price).toMatchObject({ kind: "estimated", weightKg: 1_280, netAmount: 21_568 });
  expect(price.weights.map(({ weightKg }) => weightKg)).toEqual([1_105, 1_340, 1_280]);
});

test("an order keeps its price, its list and its terms, and the confirmation names them", async () => {
  await setPrices({ validFrom: "2027-01-01", prices: haulAndTonne.slice(0, 1) });
  const wish = { agreementId: company.agreementId, containerActionId: 4, desiredDate: "2027-03-10" };
  const { body: order } = await acts.create(wish);
  await setPrices({ validFrom: "2027-01-01", version: "Andere", prices: [] });
  const kept = await portal.call({ path: `/order/${order.id}/price`, token: company.token });
  expect(kept.json()).toMatchObject({
    price: { kind: "firm", netAmount: 12_800, grossAmount: 15_232, version: "Preisliste 2027-01" },
  });
  const [mail] = await acts.mails(order.id);
  const { facts } = mailTemplates.order_received(mail?.data as never);
  expect(facts).toContainEqual([
    "Fester Preis",
    "128,00\u00a0€ netto, 152,32\u00a0€ brutto. Preisliste 2027-01, gültig seit 01.01.2027. " +
      "Es gelten die Bedingungen vom 01.10.2026.",
  ]);
});

test("without prices an order has none", async () => {
  const id = await createTestOrder(portal, company);
  const answer = await portal.call({ path: `/order/${id}/price`, token: company.token });
  expect(answer.json()).toEqual({ price: null });
});

test("nobody sees the prices of others", async () => {
  await setPrices({ validFrom: "2027-01-01", prices: haulAndTonne });
  const id = await createTestOrder(portal, company);
  const other = await createTestCompany(portal);
  expect((await quote("2027-03-10", other.token)).statusCode).toBe(404);
  expect((await portal.call({ path: `/order/${id}/price`, token: other.token })).statusCode).toBe(404);
});
