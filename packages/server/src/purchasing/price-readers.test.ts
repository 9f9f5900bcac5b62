import { permission } from "@kreislauf/contract/base";
import type { Order } from "@kreislauf/contract/orders";
import type { OrderPrice, ReferenceLists } from "@kreislauf/contract/purchasing";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { testEvent } from "../../test/examples/provider-examples.ts";
import {
  createTestCompany,
  createTestKey,
  createTestUser,
  type TestCompany,
} from "../../test/factories/company.ts";
import { openTestPortal, statusAndCode, type TestPortal } from "../../test/portal/portal.ts";

let portal: TestPortal;
let company: TestCompany;
let key: string;
beforeAll(async () => {
  portal = await openTestPortal();
  key = await createTestKey(portal);
});
afterAll(() => portal.close());
beforeEach(async () => {
  company = await createTestCompany(portal);
  await setPrice(10_000);
});

const call = (
  method: "GET" | "POST" | "PATCH",
  path: string,
  { body, token = company.token }: { body?: object; token?: string } = {},
) => portal.call({ method, path, token, ...(body && { body }) });
const setPrice = (cents: number) =>
  portal.call({
    method: "POST",
    path: `/provider/v1/agreement/${company.agreementId}/prices`,
    body: {
      ...testEvent(portal),
      version: "Preisliste",
      terms: "Bedingungen",
      validFrom: "2027-01-01",
      prices: [{ unit: "piece", cents, vatRate: 19 }],
    },
    token: key,
  });
const wish = (more: object = {}) => ({
  serviceLocationId: company.siteId,
  agreementId: company.agreementId,
  containerActionId: 4,
  amount: 1,
  desiredDate: "2027-03-10",
  ...more,
});
const order = async (more: object = {}, token = company.token) => {
  const answer = await call("POST", "/order/create", { body: wish(more), token });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Order>();
};
const priceOf = async (id: number, token = company.token) =>
  (await call("GET", `/order/${id}/price`, { token })).json<{ price: OrderPrice | null }>().price;
const setReaders = (readers: string, version: number) =>
  call("PATCH", "/purchasing/price-readers", { body: { version, readers } });
const confirmations = async (orderNumber: string) => {
  const rows = await portal.database.db.selectFrom("outbox_mails").select("data").execute();
  return rows.map(({ data }) => JSON.stringify(data)).filter((data) => data.includes(orderNumber));
};

test("who may order sees prices until the company shows them only to who sees documents", async () => {
  const { token } = await createTestUser(portal, company.companyId, {
    permissions: [permission.orderManager],
    siteIds: [company.siteId],
  });
  const quote = async (by: string) =>
    (
      await call(
        "GET",
        `/agreement/${company.agreementId}/price?containerActionId=4&amount=1&desiredDate=2027-03-10`,
        { token: by },
      )
    ).json<OrderPrice>();
  expect(await quote(token)).toMatchObject({ kind: "firm", netAmount: 10_000 });
  const before = await order({}, token);
  expect(await priceOf(before.id, token)).toMatchObject({ netAmount: 10_000 });
  expect((await confirmations(before.orderNumber)).join("")).toContain("10000");

  const lists = (await setReaders("documents", 0)).json<ReferenceLists>();
  expect(lists.prices).toEqual({ readers: "documents", version: 1 });
  expect(await quote(token)).toMatchObject({ kind: "none", netAmount: null });
  expect(await priceOf(before.id, token)).toBeNull();
  const after = await order({ desiredDate: "2027-03-11" }, token);
  expect((await confirmations(after.orderNumber)).join("")).not.toContain("10000");
  // The price is stored nevertheless, and shown to people who may see it.
  expect(await priceOf(after.id)).toMatchObject({ netAmount: 10_000 });
  expect(await quote(company.token)).toMatchObject({ netAmount: 10_000 });
  expect(statusAndCode(await setReaders("orderers", 0))).toEqual([409, "references_changed"]);
});

test("an edit that takes more or less prices the order anew", async () => {
  const { id, version } = await order();
  const edit = (body: object) => call("PATCH", `/order/edit/${id}`, { body });
  const edited = await edit({ version, amount: 2 });
  expect(edited.statusCode, edited.body).toBe(200);
  expect(await priceOf(id)).toMatchObject({ netAmount: 20_000 });
  await edit({ version: edited.json<Order>().version, noteToDisposer: "Tor 2" });
  expect(await priceOf(id)).toMatchObject({ netAmount: 20_000 });
});
