import { containerAction } from "@kreislauf/contract/catalog";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestCompany, type TestCompany } from "../../test/factories/company.ts";
import { createTestOrder } from "../../test/factories/order.ts";
import { openTestPortal, type TestPortal, type TestRequest } from "../../test/portal/portal.ts";

/** One statement for authentication: session, person and permissions. */
const authentication = 1;
/**
 * The statements of an order: the key; the order basis with planned movements and whether there are rules and prices;
 * the order with its log entry and notification; the person; the mail; the response.
 */
const orderCreation = 8;

/**
 * The statements of grouped orders: the bases with planned movements; the approval rules; the numbers; the orders;
 * their log entries; the orders as shown; their prices; the person; the mails.
 */
const groupCreation = 10;
/**
 * The statements of a new container: the offer; the approval rules; the agreement and its log entry; the order with its
 * log entry and notification; the person; the mail; the agreement as shown.
 */
const containerCreation = 9;

let portal: TestPortal;
let company: TestCompany;
beforeAll(async () => {
  portal = await openTestPortal();
  company = await createTestCompany(portal);
  for (let day = 10; day < 28; day += 1) {
    await createTestOrder(portal, company, { desiredDate: `2027-03-${day}` });
    await createTestOrder(portal, company, { desiredDate: `2027-02-${day}` });
  }
});
afterAll(() => portal.close());

/** The number of statements of a successful call, without those of its transaction and the maintenance check. */
async function countStatements(request: TestRequest): Promise<number> {
  const statements = await portal.statementsOf(async () => {
    const answer = await portal.call({ ...request, token: company.token });
    expect(answer.statusCode).toBeLessThan(300);
  });
  return statements.filter(({ sql }) => !/^(begin|commit)|from "maintenance"/.test(sql)).length;
}

test("a list of orders takes two statements however long it is, one more to find its site", async () => {
  const all = "/service-location/all/orders?totalamounts=true";
  expect(await countStatements({ path: `${all}&amount=1` })).toBe(authentication + 2);
  expect(await countStatements({ path: `${all}&amount=30` })).toBe(authentication + 2);
  const ofSite = `/service-location/${company.siteId}/orders?totalamounts=true`;
  expect(await countStatements({ path: ofSite })).toBe(authentication + 3);
  expect(await countStatements({ path: `${all}&phaseamounts=true` })).toBe(authentication + 3);
  // The page and the counts of a search both read all orders. If the counts find nothing, the page is not read.
  expect(await countStatements({ path: `${all}&search=altholz` })).toBe(authentication + 2);
  expect(await countStatements({ path: `${all}&search=nirgends` })).toBe(authentication + 1);
});

test.each([
  "/get-locations-order-info",
  "/dashboard/today",
  "/dashboard/awaiting-feedback",
  "/dashboard/proposals",
])("%s takes one statement", async (path) => {
  expect(await countStatements({ path })).toBe(authentication + 1);
});

test("an order takes one statement, its change log one more", async () => {
  const id = await createTestOrder(portal, company);
  expect(await countStatements({ path: `/order/${id}` })).toBe(authentication + 1);
  expect(await countStatements({ path: `/order-change-log/${id}` })).toBe(authentication + 2);
});

test("the agreements of a site take three statements, however many orders they have", async () => {
  const path = `/service-location/${company.siteId}/agreements`;
  expect(await countStatements({ path })).toBe(authentication + 3);
});

test("creating an order takes as many as it has things to read and to write", async () => {
  const body = {
    serviceLocationId: company.siteId,
    agreementId: company.agreementId,
    containerActionId: containerAction.empty,
    amount: 1,
    desiredDate: "2027-03-09",
  };
  const headers = { "idempotency-key": "once" };
  const creation = { method: "POST", path: "/order/create", body } as const;
  expect(await countStatements({ ...creation, headers })).toBe(authentication + orderCreation);
});

test("a group of orders takes no more for many members than for two", async () => {
  const group = (members: number) => ({
    method: "POST" as const,
    path: "/order/create-grouped-orders",
    body: {
      serviceLocationId: company.siteId,
      orders: Array.from({ length: members }, (_, index) => ({
        agreementId: company.agreementId,
        containerActionId: containerAction.empty,
        amount: 1,
        desiredDate: `2027-04-${12 + index}`,
      })),
    },
  });
  const few = await countStatements(group(2));
  expect(few).toBe(authentication + groupCreation);
  expect(await countStatements(group(5))).toBe(few);
});

test("a new container takes as many as it has things to read and to write", async () => {
  const body = {
    serviceLocationId: company.siteId,
    wasteTypeId: 101,
    containerTypeId: 203,
    agreementTypeId: 3,
    amount: 1,
    desiredDate: "2027-03-10",
  };
  const request = { method: "POST", path: "/agreement/create", body } as const;
  expect(await countStatements(request)).toBe(authentication + containerCreation);
});

test("what a withdrawal brings about takes three statements beforehand", async () => {
  const path = `/agreement/${company.agreementId}/withdrawal-preview?amount=1&date=2027-03-10`;
  expect(await countStatements({ path })).toBe(authentication + 3);
});
