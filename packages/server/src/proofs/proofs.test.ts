import { permission } from "@kreislauf/contract/base";
import type { ProofsOverview } from "@kreislauf/contract/proofs";
import type { SiteOrderChecks } from "@kreislauf/contract/orders";
import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testProof } from "../../test/examples/proof-examples.ts";
import { testEvent } from "../../test/examples/provider-examples.ts";
import {
  createTestCompany,
  createTestKey,
  createTestSite,
  createTestUser,
  type TestCompany,
} from "../../test/factories/company.ts";
import { createTestAgreement } from "../../test/factories/agreement.ts";
import { createWeighedOrder, hazardousWasteId, makeAgreementHazardous } from "../../test/factories/proof.ts";
import { findSignedNote } from "./proofs.store.ts";
import { openTestPortal, statusAndCode, testNow, type TestPortal } from "../../test/portal/portal.ts";

let portal: TestPortal;
let key: string;
let company: TestCompany;

beforeAll(async () => {
  portal = await openTestPortal();
  key = await createTestKey(portal);
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.setNow(testNow);
  company = await createTestCompany(portal, { containersOnSite: 9 });
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
const order = (changes: object = {}) =>
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
      ...changes,
    },
  });
const overview = async (token = company.token, site: number | "all" = "all") =>
  (await portal.call({ path: `/proofs?serviceLocationId=${site}`, token })).json<ProofsOverview>();
const codeOf = (answer: LightMyRequestResponse) => answer.json<{ code: string }>().code;

/** Last year's hazardous waste, 700 kg per container: too much to be a small quantity. */
const lastYear = () => createWeighedOrder(portal, company, { on: "2026-05-04", kg: 2_800, amount: 4 });

describe("ordering hazardous waste", () => {
  test("is refused without a proof, and says from when it would work", async () => {
    await lastYear();
    const answer = await order();
    expect([answer.statusCode, codeOf(answer)]).toEqual([409, "proof_missing"]);
    const { agreementId } = company;
    const path = `/proof/check?agreementId=${agreementId}&containerActionId=4&amount=1&desiredDate=2027-03-10`;
    const check = await portal.call({ path, token: company.token });
    expect(check.json()).toMatchObject({
      applies: true,
      state: "missing",
      allowed: false,
      kg: 700,
      firstDate: "2027-03-31",
    });
  });

  test("is only warned of where the provider wants it so; the warning stays with the order", async () => {
    await lastYear();
    await handle("warn");
    const answer = await order();
    expect(answer.statusCode).toBe(201);
    const { id } = answer.json<{ id: number }>();
    const { note } = (await portal.call({ path: `/order/${id}/note`, token: company.token })).json<{
      note: object;
    }>();
    expect(note).toMatchObject({ warning: "missing", proofNumber: null, number: null });
  });

  test("keeps the number that people name where it only warns, and tells the provider of it", async () => {
    await lastYear();
    await handle("warn");
    expect((await order({ proofNumber: "ENF0621044" })).statusCode).toBe(400);
    const { id } = (await order({ proofNumber: "enf0 6210 4437" })).json<{ id: number }>();
    const { note } = (await portal.call({ path: `/order/${id}/note`, token: company.token })).json<{
      note: object;
    }>();
    expect(note).toMatchObject({ warning: "missing", proofNumber: null, statedProofNumber: "ENF062104437" });
    const feed = await portal.call({ path: "/provider/v1/events?limit=500", token: key });
    expect(feed.json<{ events: object[] }>().events.at(-1)).toMatchObject({
      type: "note.changed",
      causedBy: "customer",
      userId: company.userId,
      note: { orderId: id, number: null, statedProofNumber: "ENF062104437" },
    });
    // An order that is covered by a proof does not store the number that the person entered.
    await save();
    const covered = (await order({ proofNumber: "ENF999999999", desiredDate: "2027-03-11" })).json<{
      id: number;
    }>();
    const { note: own } = (
      await portal.call({ path: `/order/${covered.id}/note`, token: company.token })
    ).json<{
      note: object;
    }>();
    expect(own).toMatchObject({ warning: null, proofNumber: "ENF062104437", statedProofNumber: null });
  });

  test("needs no proof up to two tonnes a year", async () => {
    await createWeighedOrder(portal, company, { on: "2027-01-12", kg: 1_000 });
    expect((await order()).statusCode).toBe(201);
    // The first order counts with 1,000 kg, the usual weight of a container.
    expect(codeOf(await order({ desiredDate: "2027-03-11" }))).toBe("proof_missing");
  });

  test("uses the rest of a proof to the kilogram, and not once more", async () => {
    await lastYear();
    await save({ grantedKg: 4_200 });
    const [first, second] = await Promise.all([order(), order({ desiredDate: "2027-03-11" })]);
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    const [third, fourth] = await Promise.all([
      order({ desiredDate: "2027-03-12" }),
      order({ desiredDate: "2027-03-15" }),
    ]);
    // Of the 4,200 kg granted, 2,800 are weighed and 1,400 ordered, so nothing is left.
    expect([codeOf(third), codeOf(fourth)]).toEqual(["proof_used_up", "proof_used_up"]);
  });

  test("of two orders for the same rest one wins", async () => {
    await lastYear();
    await save({ grantedKg: 3_500 });
    const answers = await Promise.all([order(), order({ desiredDate: "2027-03-11" })]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const [row] = (await overview()).rows;
    expect(row?.proof).toMatchObject({ usedKg: 2_800, reservedKg: 700, limitKg: 3_500 });
  });

  test("is refused together if the members of a group are too much", async () => {
    await lastYear();
    await save({ grantedKg: 3_500 });
    const member = { agreementId: company.agreementId, containerActionId: 4, amount: 1 };
    const group = (days: readonly string[]) =>
      portal.call({
        method: "POST",
        path: "/order/create-grouped-orders",
        token: company.token,
        body: {
          serviceLocationId: company.siteId,
          orders: days.map((desiredDate) => ({ ...member, desiredDate })),
        },
      });
    for (const [days, field] of [
      [["2027-03-10", "2027-03-11"], "orders.1.desiredDate"],
      [["2027-03-11", "2027-03-10"], "orders.0.desiredDate"],
    ] as const) {
      const answer = await group(days);
      expect(codeOf(answer)).toBe("proof_used_up");
      expect(answer.json<{ details: { field: string }[] }>().details[0]?.field).toBe(field);
    }
    const { agreementId, siteId } = company;
    const wish = { ...member, agreementId, serviceLocationId: siteId, desiredDate: "2027-03-10", amount: 2 };
    const checked = await portal.call({
      method: "POST",
      path: "/order/check-site-orders",
      token: company.token,
      body: { orders: [wish] },
    });
    expect(checked.json()).toMatchObject({
      rows: [{ refused: { code: "proof_used_up", nextDate: "2027-03-31" } }],
    });
  });

  test("of several orders says beforehand what each is warned of, and counts those before it", async () => {
    await lastYear();
    const second = await createTestAgreement(portal, company.companyId, company.siteId, 9, "emptying");
    await makeAgreementHazardous(portal, { agreementId: second });
    const check = async () => {
      const wish = {
        serviceLocationId: company.siteId,
        containerActionId: 4,
        amount: 1,
        desiredDate: "2027-03-10",
      };
      const orders = [company.agreementId, second].map((agreementId) => ({ ...wish, agreementId }));
      const path = "/order/check-site-orders";
      const answer = await portal.call({ method: "POST", path, token: company.token, body: { orders } });
      return answer.json<SiteOrderChecks>().rows;
    };
    // 700 kg are left, and each of the two orders takes 700.
    await save({ grantedKg: 3_500 });
    expect(await check()).toMatchObject([
      { refused: null, proofWarning: null },
      { refused: { code: "proof_used_up", nextDate: "2027-03-31" }, proofWarning: null },
    ]);
    await handle("warn");
    expect(await check()).toMatchObject([
      { refused: null, proofWarning: null },
      { refused: null, proofWarning: { problem: "used_up", firstDate: "2027-03-31" } },
    ]);
  });

  test("is refused when it is moved behind the end of the proof, not when only a note changes", async () => {
    await lastYear();
    await save({ validUntil: "2027-03-12" });
    const { id } = (await order()).json<{ id: number }>();
    const edit = (body: object) =>
      portal.call({ method: "PATCH", path: `/order/edit/${id}`, body, token: company.token });
    expect(codeOf(await edit({ version: 1, desiredDate: "2027-03-15" }))).toBe("proof_ended");
    expect((await edit({ version: 1, noteToDisposer: "Tor 2" })).statusCode).toBe(200);
    expect((await edit({ version: 2, desiredDate: "2027-03-12" })).statusCode).toBe(200);
  });
});

describe("the overview", () => {
  test("counts weights and orders of each proof, and what stands without one", async () => {
    await lastYear();
    await createWeighedOrder(portal, company, { on: "2027-01-12", kg: 698 });
    await createWeighedOrder(portal, company, { on: "2027-02-12", kg: null, amount: 2 });
    const { rows } = await overview();
    expect(rows).toMatchObject([{ state: "missing", proof: null, containers: 9 }]);
    await save();
    const after = await overview();
    // The two containers that are not weighed count with the median of 700 and 698 kg each.
    expect(after.rows).toMatchObject([
      { state: "valid", proof: { usedKg: 3_498, reservedKg: 1_398, limitKg: 30_000 } },
    ]);
    expect(after.sites).toMatchObject([{ hazardousKg: 698, previousYearKg: 2_800 }]);
  });

  test("follows a weight that is corrected, and an order that gets another waste type", async () => {
    const id = await createWeighedOrder(portal, company, { on: "2027-01-12", kg: 698 });
    await save();
    const used = async () => (await overview()).rows[0]?.proof?.usedKg;
    expect(await used()).toBe(698);
    const { db } = portal.database;
    await db.updateTable("orders").set({ weight_kg: 684 }).where("id", "=", id).execute();
    expect(await used()).toBe(684);
    await db.updateTable("orders").set({ waste_type_id: 101 }).where("id", "=", id).execute();
    expect(await used()).toBe(0);
  });

  test("counts of a collective proof only the year, against 20 tonnes", async () => {
    await createWeighedOrder(portal, company, { on: "2026-12-31", kg: 12_000 });
    await createWeighedOrder(portal, company, { on: "2027-01-01", kg: 17_999.5 });
    await save({ kind: "collective", number: "snf0 5091 8274", grantedKg: null });
    const [row] = (await overview()).rows;
    expect(row).toMatchObject({
      state: "valid",
      proof: { number: "SNF050918274", limitKg: 20_000, usedKg: 17_999.5 },
    });
    await createWeighedOrder(portal, company, { on: "2027-02-01", kg: 0.5 });
    expect((await overview()).rows[0]?.state).toBe("near_limit");
  });

  test("shows assigned sites only, and nothing to whoever may neither export nor see documents", async () => {
    const other = await createTestSite(portal, company.companyId);
    await save();
    await provider("/proof/save", testProof(other));
    expect((await overview()).rows.map(({ site }) => site.id)).toEqual([company.siteId]);
    expect(
      (await portal.call({ path: `/proofs?serviceLocationId=${other}`, token: company.token })).statusCode,
    ).toBe(404);
    const orderer = await createTestUser(portal, company.companyId, {
      permissions: [permission.orderManager],
      siteIds: [company.siteId],
    });
    expect((await portal.call({ path: "/proofs", token: orderer.token })).statusCode).toBe(403);
  });
});

describe("the provider's system", () => {
  test.each([
    [{ validUntil: "2026-04-15" }, "validUntil"],
    [{ validUntil: "2031-04-16" }, "validUntil"],
    [{ number: "ENF06210443" }, "number"],
    [{ number: "ENF0621044377" }, "number"],
    [{ grantedKg: null }, "grantedKg"],
  ])("cannot save %j", async (changes, field) => {
    const answer = await save(changes);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ details: { field: string }[] }>().details[0]?.field).toBe(field);
  });

  test("saves no proof for waste that is not hazardous", async () => {
    expect(codeOf(await save({ wasteTypeId: 101 }))).toBe("proof_not_hazardous");
  });

  test("is told of proofs and notes by the feed, of a proof only what changed", async () => {
    const from = (await portal.call({ path: "/provider/v1/events?limit=500", token: key })).json<{
      next: number;
    }>().next;
    await save();
    await save({ grantedKg: 40_000 });
    await save({ grantedKg: 40_000 });
    const { id } = (await order()).json<{ id: number }>();
    const producer = { name: "Henrike Abel", signedAt: "2027-03-01T07:40:00.000Z" };
    const note = { kind: "consignment", number: "14800437291", producer };
    const set = await provider(`/order/${id}/note`, note);
    expect(set.json()).toMatchObject({
      orderId: id,
      proofNumber: "ENF062104437",
      number: "14800437291",
      signatures: { producer, carrier: null, disposer: null },
    });
    const { events } = (await portal.call({ path: `/provider/v1/events?after=${from}`, token: key })).json<{
      events: { type: string }[];
    }>();
    expect(events.map(({ type }) => type)).toEqual([
      "proof.created",
      "proof.updated",
      "order.created",
      "note.changed",
    ]);
    expect(events[1]).toMatchObject({
      old: { grantedKg: 30_000 },
      new: { grantedKg: 40_000 },
      proof: { number: "ENF062104437", grantedKg: 40_000 },
    });
    expect(events[3]).toMatchObject({
      causedBy: "provider",
      note: { orderId: id, signatures: { producer } },
    });
    expect((await overview()).rows[0]?.lastNote).toMatchObject({ orderId: id, number: "14800437291" });
    expect(await findSignedNote(portal.database, id)).toEqual({
      kind: "consignment",
      number: "14800437291",
      proofNumber: "ENF062104437",
      signedOn: { producer: "2027-03-01", carrier: null, disposer: null },
    });
  });
});

test.each(["morgen", "\uD800", "2027-02-30"])(
  "a proof valid from %j is refused beside its field",
  async (validFrom) => {
    const refused = await save({ validFrom });
    expect(statusAndCode(refused)).toEqual([400, "validation"]);
    expect(refused.json<{ details: { field: string }[] }>().details[0]?.field).toBe("validFrom");
  },
);
