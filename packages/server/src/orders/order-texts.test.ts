import {
  confirmedTextFields,
  editableTextFields,
  mailedTextFields,
  type Order,
  type OrderList,
  orderFieldLabels,
  orderFields,
  orderTextFields,
  recordOf,
  searchedTextFields,
  sharedTextFields,
} from "@kreislauf/contract/orders";
import { afterAll, beforeAll, expect, test } from "vitest";
import { reopenCsv } from "../../test/assertions/reopen-sheets.ts";
import { createTestCompany, createTestKey, type TestCompany } from "../../test/factories/company.ts";
import { createOrderActions, type OrderActions } from "../../test/portal/order-actions.ts";
import { openTestPortal, type TestPortal } from "../../test/portal/portal.ts";
import { mailTemplates } from "../app/mail-templates.ts";

/**
 * Follows each text that `orders.fields.ts` describes from the order form to lists, mails, files and the provider, so
 * that a new text is tested as well.
 */
let portal: TestPortal;
let company: TestCompany;
let acts: OrderActions;
let key: string;
let order: Order;

const given = recordOf(orderTextFields, (name) => `given-${name}`.slice(0, orderFields[name].maxLength));
const edited = recordOf(editableTextFields, (name) => `new-${name}`.slice(0, orderFields[name].maxLength));
const wish = () => ({ agreementId: company.agreementId, containerActionId: 4, desiredDate: "2027-03-10" });

beforeAll(async () => {
  portal = await openTestPortal();
  company = await createTestCompany(portal);
  key = await createTestKey(portal);
  acts = await createOrderActions(portal, company, key);
  order = (await acts.create({ ...wish(), ...given })).body;
});
afterAll(() => portal.close());

test("what an order says is shown, told the provider, and offered to an order alike", async () => {
  expect(order).toMatchObject(given);
  const shown = await portal.call({ path: `/provider/v1/order/${order.id}`, token: key });
  expect(shown.json()).toMatchObject(given);
  const again = await portal.call({ path: `/order/${order.id}/again`, token: company.token });
  expect(again.json()).toMatchObject(given);
});

test("each order of a group has what was said for all", async () => {
  const shared = recordOf(sharedTextFields, (name) => given[name]);
  const answer = await portal.call({
    method: "POST",
    path: "/order/create-grouped-orders",
    body: { serviceLocationId: company.siteId, orders: [{ ...wish(), amount: 1, ...shared }] },
    token: company.token,
  });
  expect(answer.json()).toMatchObject({ orders: [{ ...recordOf(orderTextFields, () => null), ...shared }] });
});

test.each(orderTextFields)("%s is as long as described, and not longer", async (name) => {
  const longest = "x".repeat(orderFields[name].maxLength);
  expect((await acts.create({ ...wish(), [name]: longest })).body[name]).toBe(longest);
  expect((await acts.create({ ...wish(), [name]: `${longest}x` })).status).toBe(400);
});

test("the confirmation names those that mails name, under their labels", async () => {
  const [mail] = await acts.mails(order.id);
  const { facts } = mailTemplates.order_received(mail?.data as never);
  const named = new Set(
    [...mailedTextFields, ...confirmedTextFields].map((name) => orderFieldLabels.de[name]),
  );
  const texts = orderTextFields.map((name) => [orderFieldLabels.de[name], given[name]] as const);
  expect(
    texts.filter(([label, text]) => facts.some((fact) => fact[0] === label && fact[1] === text)),
  ).toEqual(texts.filter(([label]) => named.has(label)));
});

test("a file has a column for each", async () => {
  const file = await portal.call({
    path: `/order/report/download?format=csv&search=${order.orderNumber}`,
    token: company.token,
    headers: { "accept-language": "de" },
  });
  const [headings = [], row = []] = reopenCsv(file.rawPayload);
  for (const name of orderTextFields)
    expect(row[headings.indexOf(orderFieldLabels.de[name])]).toBe(given[name]);
});

test.each(orderTextFields)("a search finds %s only where it is searched", async (name) => {
  const found = await portal.call({
    path: `/service-location/all/orders?search=${given[name]}`,
    token: company.token,
  });
  const searched: readonly string[] = searchedTextFields;
  expect(found.json<OrderList>().orders.some(({ id }) => id === order.id)).toBe(searched.includes(name));
});

test("an edit changes what can be edited, and the log tells it before and after", async () => {
  const { status, body } = await acts.edit(order.id, { version: order.version, ...edited });
  expect(status).toBe(200);
  expect(body).toMatchObject({ ...given, ...edited });
  const [entry] = await acts.log(order.id);
  expect(entry).toMatchObject({
    change: "edited",
    old: recordOf(editableTextFields, (name) => given[name]),
    new: edited,
  });
  for (const name of orderTextFields.filter((each) => !(each in edited))) {
    expect((await acts.edit(order.id, { version: body.version, [name]: "x" })).status).toBe(400);
  }
});
