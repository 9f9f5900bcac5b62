import type { ProofsOverview } from "@kreislauf/contract/proofs";
import type { CreatedSiteOrders, SiteOrderChecks } from "@kreislauf/contract/orders";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { testProof } from "../../test/examples/proof-examples.ts";
import { testEvent } from "../../test/examples/provider-examples.ts";
import { createTestAgreement } from "../../test/factories/agreement.ts";
import {
  createTestCompany,
  createTestKey,
  signInTestUser,
  type TestCompany,
} from "../../test/factories/company.ts";
import { createWeighedOrder, hazardousWasteId, makeAgreementHazardous } from "../../test/factories/proof.ts";
import { openTestPortal, statusAndCode, testNow, type TestPortal } from "../../test/portal/portal.ts";

let portal: TestPortal;
let key: string;
let company: TestCompany;
let token: string;

beforeAll(async () => {
  portal = await openTestPortal();
  key = await createTestKey(portal);
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.setNow(testNow);
  company = await createTestCompany(portal, { containersOnSite: 9 });
  ({ token } = company);
  await makeAgreementHazardous(portal, company);
  await handle("refuse");
});

const provider = (path: string, body: object) =>
  portal.call({
    method: "POST",
    path: `/provider/v1${path}`,
    body: { ...testEvent(portal), ...body },
    token: key,
  });
const handle = (handling: "warn" | "refuse") =>
  provider("/proof/handling", { wasteTypeId: hazardousWasteId, handling });
const save = (changes: object = {}) => provider("/proof/save", testProof(company.siteId, changes));
const wishOf = (changes: object) => ({
  serviceLocationId: company.siteId,
  agreementId: company.agreementId,
  containerActionId: 4,
  amount: 1,
  desiredDate: "2027-03-10",
  ...changes,
});
const order = (changes: object = {}) =>
  portal.call({ method: "POST", path: "/order/create", token, body: wishOf(changes) });
const check = async (orders: readonly object[]) => {
  const path = "/order/check-site-orders";
  const body = { orders: orders.map(wishOf) };
  return (await portal.call({ method: "POST", path, token, body })).json<SiteOrderChecks>().rows;
};
const overview = async () => (await portal.call({ path: "/proofs", token })).json<ProofsOverview>();
const noteOf = async (id: number) =>
  (await portal.call({ path: `/order/${id}/note`, token })).json<{ note: object }>().note;

test("an edit leaves the proof of a note that the provider has reported", async () => {
  await save();
  const { id } = (await order()).json<{ id: number }>();
  const edit = (body: object) => portal.call({ method: "PATCH", path: `/order/edit/${id}`, body, token });
  // As long as the provider has reported no transport note, the proof changes with the order.
  expect((await edit({ version: 1, desiredDate: "2027-03-11" })).statusCode).toBe(200);
  expect(await noteOf(id)).toMatchObject({ proofNumber: "ENF062104437" });
  const note = { kind: "consignment", number: "14800437291", proofNumber: "ENF999999999" };
  expect((await provider(`/order/${id}/note`, note)).statusCode).toBe(200);
  expect((await edit({ version: 2, desiredDate: "2027-03-12" })).statusCode).toBe(200);
  expect(await noteOf(id)).toMatchObject({ proofNumber: "ENF999999999", number: "14800437291" });
});

test.for([
  ["another one covers that day", true, { proofNumber: "ENF062104438", warning: null }],
  ["none covers that day", false, { proofNumber: null, warning: "ended" }],
] as const)("accepting a proposed date takes the proof of that day: %s", async ([, isFollowed, note]) => {
  await createWeighedOrder(portal, company, { on: "2026-06-01", kg: 3_000 });
  await save({ validUntil: "2027-03-11" });
  if (isFollowed) await save({ number: "ENF062104438", validFrom: "2027-03-12" });
  const { id } = (await order()).json<{ id: number }>();
  expect(await noteOf(id)).toMatchObject({ proofNumber: "ENF062104437", warning: null });
  await provider(`/order/${id}/propose`, { date: "2027-03-12", timeWindow: "morning" });
  const body = { orderId: id, version: 2, answer: "accept" };
  const answer = await portal.call({ method: "POST", path: "/order/answer-proposal", token, body });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(await noteOf(id)).toMatchObject(note);
});

test("a proof that begins later covers nothing yet and is shown beside the gap", async () => {
  await createWeighedOrder(portal, company, { on: "2026-05-04", kg: 2_800, amount: 4 });
  await save({ number: "ENF062104438", validFrom: "2027-04-01", validUntil: "2032-03-31" });
  expect((await overview()).rows).toMatchObject([
    { state: "missing", proof: null, containers: 9 },
    { state: "upcoming", proof: { validFrom: "2027-04-01", number: "ENF062104438" } },
  ]);
  await save({ validFrom: "2022-03-01", validUntil: "2027-02-28" });
  expect((await overview()).rows).toMatchObject([
    { state: "ended", proof: { number: "ENF062104437" } },
    { state: "upcoming", proof: { number: "ENF062104438" } },
  ]);
  portal.setNow("2027-04-01T10:00:00+02:00");
  token = (await signInTestUser(portal, company.email)).accessToken;
  expect((await overview()).rows).toMatchObject([{ state: "valid", proof: { number: "ENF062104438" } }]);
});

test("two tonnes of the year before are counted with what was carried out and not weighed", async () => {
  await createWeighedOrder(portal, company, { on: "2026-06-01", kg: 700 });
  await createWeighedOrder(portal, company, { on: "2026-05-04", kg: null, amount: 3 });
  expect(statusAndCode(await order())).toEqual([409, "proof_missing"]);
  const { rows, sites } = await overview();
  expect(rows).toMatchObject([{ state: "missing" }]);
  // The screen shows the weighed amounts, and separately those that count.
  expect(sites).toMatchObject([
    { hazardousKg: 0, previousYearKg: 700, counted: { thisYearKg: 0, previousYearKg: 2_800 } },
  ]);
});

test("orders of one call are placed in the order of their days, as the check has judged them", async () => {
  portal.setNow("2027-12-20T10:00:00+01:00");
  token = (await signInTestUser(portal, company.email)).accessToken;
  const second = await createTestAgreement(portal, company.companyId, company.siteId, 9, "emptying");
  await makeAgreementHazardous(portal, { agreementId: second });
  await createWeighedOrder(portal, company, { on: "2027-05-04", kg: 1_000 });
  await save({ validUntil: "2027-12-31" });
  // The proof that ends with the year covers December's two tonnes. Because of these two tonnes, January's order needs
  // a proof, too.
  const orders = [
    { agreementId: second, desiredDate: "2028-01-12" },
    { desiredDate: "2027-12-29", amount: 2 },
  ];
  expect(await check(orders)).toMatchObject([{ refused: { code: "proof_ended" } }, { refused: null }]);
  const body = { orders: orders.map(wishOf) };
  const given = await portal.call({ method: "POST", path: "/order/create-site-orders", token, body });
  expect(given.json<CreatedSiteOrders>().rows).toMatchObject([
    { agreementId: second, refused: { code: "proof_ended" }, order: null },
    { agreementId: company.agreementId, refused: null, order: { desiredDate: "2027-12-29" } },
  ]);
});

test("orders of one call count in their own year each", async () => {
  portal.setNow("2027-12-20T10:00:00+01:00");
  token = (await signInTestUser(portal, company.email)).accessToken;
  const second = await createTestAgreement(portal, company.companyId, company.siteId, 9, "emptying");
  await makeAgreementHazardous(portal, { agreementId: second });
  await createWeighedOrder(portal, company, { on: "2027-05-04", kg: 1_000 });
  const january = { agreementId: second, desiredDate: "2028-01-12" };
  // 2,000 kg in each of the two years.
  expect(await check([{ desiredDate: "2027-12-29" }, { ...january, amount: 2 }])).toMatchObject([
    { refused: null },
    { refused: null },
  ]);
  // With 3,000 kg in 2027, orders of the year after need a proof, too.
  await handle("warn");
  const both = [{ desiredDate: "2027-12-29", amount: 2 }, january];
  for (const orders of [both, both.toReversed()]) {
    expect(await check(orders)).toMatchObject([
      { proofWarning: { problem: "missing" } },
      { proofWarning: { problem: "missing" } },
    ]);
  }
});
