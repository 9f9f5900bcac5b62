import { permission } from "@kreislauf/contract/base";
import type {
  ContainerLabel,
  ContainerReport,
  ScannedContainer,
  SentReport,
} from "@kreislauf/contract/labels";
import type { NotificationList } from "@kreislauf/contract/notifications";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readQrCodes } from "../../test/assertions/read-qr-codes.ts";
import { createTestCode, testReport } from "../../test/examples/label-examples.ts";
import {
  createTestCompany,
  createTestKey,
  createTestUser,
  type TestCompany,
} from "../../test/factories/company.ts";
import { createTestOrder } from "../../test/factories/order.ts";
import { testPhoto } from "../../test/factories/photo.ts";
import { openTestPortal, statusAndCode, testNow, type TestPortal } from "../../test/portal/portal.ts";
import { deleteExpiredReports } from "./report-jobs.ts";

let portal: TestPortal;
let company: TestCompany;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.setNow(testNow);
  company = await createTestCompany(portal);
});

const post = (path: string, body: object, token?: string) =>
  portal.call({ method: "POST", path, body, token });
const label = async (): Promise<ContainerLabel> => {
  const answer = await portal.call({
    path: `/service-location/${company.siteId}/labels`,
    token: company.token,
  });
  const [found] = answer.json<{ labels: ContainerLabel[] }>().labels;
  if (found === undefined) throw new Error("No label.");
  return found;
};
const scan = (code: string) => portal.call({ path: `/container/${code}` });
const report = (code: string, change: object = {}) => post(`/container/${code}/report`, testReport(change));
const notFound = [404, "not_found"];

/** The token in the QR code of a printed label. */
async function printedToken(): Promise<string> {
  const body = { agreementIds: [company.agreementId], size: "a4", per: "wasteType" };
  const { rawPayload } = await post("/label/print", body, company.token);
  const [[code] = []] = await readQrCodes(rawPayload);
  const [, token = ""] = /^http:\/\/[^/]+\/#\/container\/([\w-]{43})$/.exec(code?.text ?? "") ?? [];
  return token;
}

describe("a code", () => {
  test("is made by the first print, is the same in every print, and is not in the database", async () => {
    expect((await label()).code).toEqual({ state: "none", printedOn: null });
    const token = await printedToken();
    expect(token).toHaveLength(43);
    expect(await printedToken()).toBe(token);
    expect((await label()).code).toEqual({ state: "active", printedOn: "2027-03-01T08:00:00.000Z" });
    const rows = await portal.database.db.selectFrom("container_labels").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows.some(({ token_hash }) => token_hash?.toString("base64url") === token)).toBe(false);
  });

  test("of the first print leaves alone whoever is writing the label", async () => {
    const { version } = await label();
    await printedToken();
    const edited = await portal.call({
      method: "PATCH",
      path: `/agreement/${company.agreementId}/label`,
      body: { name: "Holz", accepted: [], rejected: [], place: "", version },
      token: company.token,
    });
    expect(edited.statusCode).toBe(200);
  });

  test("counts as printed only where it is on the label", async () => {
    const body = { agreementIds: [company.agreementId], size: "a4", withCode: false };
    expect((await post("/label/print", body, company.token)).statusCode).toBe(200);
    expect((await label()).code).toEqual({ state: "none", printedOn: null });
    await printedToken();
    portal.setNow("2027-03-01T08:05:00Z");
    expect((await post("/label/print", body, company.token)).statusCode).toBe(200);
    expect((await label()).code).toEqual({ state: "active", printedOn: "2027-03-01T08:00:00.000Z" });
  });

  test("says which container it is, and neither orders nor names", async () => {
    const answer = await scan(await createTestCode(portal, company));
    expect(answer.json<ScannedContainer>()).toEqual({
      company: "Testbetrieb",
      name: "Altholz A I–III",
      wasteType: { description: "Altholz A I–III", avvCode: "17 02 01", hazardous: false },
      containerType: { type: "Absetzcontainer 7 m³", size: "7 m³", drawing: "absetzcontainer" },
      unit: "container",
      site: "Werkstatt 2",
      place: "",
      containers: 2,
      openReport: null,
      limitedUntil: null,
    });
  });

  test("that is unknown, renewed or ended, or whose agreement or site ended, is refused in the same way", async () => {
    const { db } = portal.database;
    const first = await createTestCode(portal, company);
    const { version } = await label();
    const renewed = await post(`/agreement/${company.agreementId}/label/renew`, { version }, company.token);
    expect(renewed.json<ContainerLabel>().code).toEqual({ state: "active", printedOn: null });
    const second = await createTestCode(portal, company);
    expect(second).not.toBe(first);
    const refused = [await scan("x".repeat(43)), await scan(first)];
    expect((await scan(second)).statusCode).toBe(200);

    await post("/label/end", { agreementIds: [company.agreementId] }, company.token);
    expect((await label()).code.state).toBe("ended");
    refused.push(await scan(second));
    const third = await createTestCode(portal, company);
    expect((await scan(third)).statusCode).toBe(200);
    await db.updateTable("sites").set({ active: false }).where("id", "=", company.siteId).execute();
    refused.push(await scan(third));
    await db.updateTable("sites").set({ active: true }).where("id", "=", company.siteId).execute();
    await db
      .updateTable("agreements")
      .set({ status: "ended", ended_on: "2027-03-01" })
      .where("id", "=", company.agreementId)
      .execute();
    refused.push(await scan(third), await report(third));
    const bodies = refused.map((answer) => ({ ...answer.json<object>(), requestId: "" }));
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
    expect(refused.map(statusAndCode)).toEqual(refused.map(() => notFound));
  });

  test("renewed twice at once is renewed once", async () => {
    await createTestCode(portal, company);
    const { version } = await label();
    const renew = () => post(`/agreement/${company.agreementId}/label/renew`, { version }, company.token);
    const answers = await Promise.all([renew(), renew()]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
    const logged = await portal.database.db
      .selectFrom("audit_log")
      .select(["subject_id", "before", "after"])
      .where("company_id", "=", company.companyId)
      .where("action", "=", "container_code_renewed")
      .execute();
    expect(logged).toEqual([{ subject_id: company.agreementId, before: {}, after: {} }]);
    const stale = await portal.call({
      method: "PATCH",
      path: `/agreement/${company.agreementId}/label`,
      body: { name: "Holz", accepted: [], rejected: [], place: "", version },
      token: company.token,
    });
    expect(statusAndCode(stale)).toEqual([409, "label_changed"]);
  });

  test("after a restore still works, and is printed again only after it is renewed", async () => {
    const code = await createTestCode(portal, company);
    const secrets = portal.database.db.updateTable("server_secrets").where("name", "=", "container-code");
    await secrets.set({ value: Buffer.alloc(32, 7) }).execute();
    expect((await scan(code)).statusCode).toBe(200);
    expect((await label()).code.state).toBe("unprintable");
    const body = { agreementIds: [company.agreementId], size: "a4" };
    expect(statusAndCode(await post("/label/print", body, company.token))).toEqual([409, "code_unprintable"]);
    const { version } = await label();
    await post(`/agreement/${company.agreementId}/label/renew`, { version }, company.token);
    expect((await post("/label/print", body, company.token)).statusCode).toBe(200);
    expect(statusAndCode(await scan(code))).toEqual(notFound);
  });

  test("leads its own people to their agreement, and tells nobody else", async () => {
    const code = await createTestCode(portal, company);
    const { companyId, siteId, agreementId } = company;
    const own = (token: string) => portal.call({ path: `/container/${code}/own`, token });
    const expected = { serviceLocationId: siteId, agreementId };
    expect((await own(company.token)).json()).toEqual({ ...expected, mayOrder: true });
    const reader = await createTestUser(portal, companyId, {
      permissions: [permission.defaultUser, permission.agreementManager],
      siteIds: [siteId],
    });
    expect((await own(reader.token)).json()).toEqual({ ...expected, mayOrder: false });
    const stranger = await createTestCompany(portal);
    expect(statusAndCode(await own(stranger.token))).toEqual(notFound);
  });
});

describe("a report", () => {
  const reports = async (token = company.token) =>
    (await portal.call({ path: "/container-report", token })).json<{ reports: ContainerReport[] }>().reports;
  const bell = async (token: string) =>
    (await portal.call({ path: "/notifications", token }))
      .json<NotificationList>()
      .happenings.filter(({ kind }) => kind === "container_reported");

  test("is a task of those who may order at the site, never an order", async () => {
    const { companyId, siteId } = company;
    const { defaultUser, agreementManager } = permission;
    const reader = await createTestUser(portal, companyId, {
      permissions: [defaultUser, agreementManager],
      siteIds: [siteId],
    });
    const elsewhere = await createTestUser(portal, companyId, {
      permissions: Object.values(permission),
      siteIds: [],
    });
    const code = await createTestCode(portal, company);
    portal.setNow("2027-03-01T08:05:00Z");
    const sent = await report(code, { amount: 2, message: "Delle am Deckel.", photo: testPhoto });
    expect(sent.statusCode).toBe(201);
    expect(sent.json<SentReport>()).toMatchObject({ amount: 2, reportedOn: "2027-03-01T08:05:00.000Z" });

    const [task, ...others] = await bell(company.token);
    expect(others).toEqual([]);
    expect(task).toMatchObject({
      isToDo: true,
      needsAnswer: true,
      wasteType: "Altholz A I–III",
      site: "Werkstatt 2",
      details: { reporter: "M. Yıldız", amount: 2 },
    });
    expect(await bell(reader.token)).toEqual([]);
    expect(await bell(elsewhere.token)).toEqual([]);
    expect(await reports(elsewhere.token)).toEqual([]);
    const [found] = await reports();
    expect(found).toMatchObject({
      state: "open",
      name: "M. Yıldız",
      amount: 2,
      message: "Delle am Deckel.",
      hasPhoto: true,
      nextOrder: null,
      closed: null,
    });
    const orders = await portal.database.db
      .selectFrom("orders")
      .where("agreement_id", "=", company.agreementId)
      .execute();
    expect(orders).toEqual([]);
    expect((await scan(code)).json<ScannedContainer>().openReport).toMatchObject({ amount: 2 });
  });

  test("is told by the feed when it comes and when it is closed, without name, words and photo", async () => {
    const key = await createTestKey(portal);
    const code = await createTestCode(portal, company);
    await report(code, { amount: 2, message: "Delle am Deckel." });
    const [found] = await reports();
    await portal.call({
      method: "POST",
      path: `/container-report/${found?.id}/close`,
      token: company.token,
      body: { state: "declined", reason: "Schon geleert." },
    });
    const feed = await portal.call({ path: "/provider/v1/events?limit=500", token: key });
    const events = feed.json<{ events: { type: string; report?: object }[] }>().events.slice(-2);
    const about = { reportId: found?.id, agreementId: company.agreementId, amount: 2, orderId: null };
    expect(events).toMatchObject([
      { type: "container.reported", causedBy: "portal", report: { ...about, state: "open" } },
      { type: "container.report_closed", causedBy: "customer", report: { ...about, state: "declined" } },
    ]);
    expect(JSON.stringify(events)).not.toMatch(/Delle|Schon geleert|Y\u0131ld|Yıldız/);
  });

  test("keeps its photo without position, for those who see the report", async () => {
    const code = await createTestCode(portal, company);
    await report(code, { photo: testPhoto });
    const [found] = await reports();
    const photo = await portal.call({ path: `/container-report/${found?.id}/photo`, token: company.token });
    const { file, fileName } = photo.json<{ file: string; fileName: string }>();
    expect(fileName).toBe(`${found?.number}.jpg`);
    expect(file).not.toBe(testPhoto);
    const bytes = Buffer.from(file.replace(/^.*,/, ""), "base64");
    expect(bytes.includes("Exif")).toBe(false);
    expect(statusAndCode(await report(code, { photo: "data:image/jpeg;base64,AAAA" }))).toEqual([
      400,
      "photo_unusable",
    ]);
  });

  test("sent twice with the same key is one, also at the same time", async () => {
    const code = await createTestCode(portal, company);
    const body = testReport();
    const path = `/container/${code}/report`;
    const answers = await Promise.all([post(path, body), post(path, body)]);
    answers.push(await post(path, body));
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(await reports()).toHaveLength(1);
  });

  test("counts no more containers than there are", async () => {
    const code = await createTestCode(portal, company);
    expect(statusAndCode(await report(code, { amount: 3 }))).toEqual([400, "validation"]);
    expect((await report(code, { amount: 2 })).statusCode).toBe(201);
    expect(statusAndCode(await report(code, { name: "M" }))).toEqual([400, "validation"]);
  });

  test("is taken 10 times an hour and container, and says from when on again", async () => {
    const code = await createTestCode(portal, company);
    for (let index = 0; index < 10; index += 1) {
      portal.setNow(`2027-03-01T08:0${index}:00Z`);
      expect((await report(code)).statusCode).toBe(201);
    }
    portal.setNow("2027-03-01T08:59:00Z");
    const refused = await report(code);
    expect(statusAndCode(refused)).toEqual([429, "reports_limited"]);
    expect(refused.headers["retry-after"]).toBe("60");
    expect((await scan(code)).json<ScannedContainer>().limitedUntil).toBe("2027-03-01T09:00:00Z");
    portal.setNow("2027-03-01T09:00:00Z");
    expect((await report(code)).statusCode).toBe(201);
    expect((await report(code)).statusCode).toBe(429);
  });

  test("eleven at once are ten", async () => {
    const code = await createTestCode(portal, company);
    const answers = await Promise.all(Array.from({ length: 11 }, () => report(code)));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(10);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
  });

  test.each([
    { body: { state: "already_ordered" }, state: "already_ordered", reason: null },
    { body: { state: "declined", reason: "Erst halb voll." }, state: "declined", reason: "Erst halb voll." },
  ])("closed as $state is closed for everybody", async ({ body, state, reason }) => {
    const code = await createTestCode(portal, company);
    await report(code);
    const [found] = await reports();
    const path = `/container-report/${found?.id}/close`;
    const answers = await Promise.all([post(path, body, company.token), post(path, body, company.token)]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
    const closed = answers.find(({ statusCode }) => statusCode === 200)?.json<ContainerReport>();
    expect(closed).toMatchObject({ state, closed: { by: "Jana Petersen", reason } });
    expect(await reports()).toEqual([]);
    expect((await bell(company.token))[0]).toMatchObject({ isToDo: false });
    expect((await scan(code)).json<ScannedContainer>().openReport).toBeNull();
  });

  test("closes with an order of its container only", async () => {
    const code = await createTestCode(portal, company);
    await report(code);
    const [found] = await reports();
    const close = (orderId: number) =>
      post(`/container-report/${found?.id}/close`, { state: "ordered", orderId }, company.token);
    const foreign = await createTestOrder(portal, await createTestCompany(portal));
    expect(statusAndCode(await close(foreign))).toEqual(notFound);
    const orderId = await createTestOrder(portal, company);
    const [withOrder] = await reports();
    expect(withOrder?.nextOrder).toEqual({ orderId, desiredDate: "2027-03-10", amount: 1 });
    expect((await close(orderId)).json<ContainerReport>()).toMatchObject({
      state: "ordered",
      closed: { orderId },
    });
  });

  test("is deleted 90 days after it was closed, and no open one is", async () => {
    const code = await createTestCode(portal, company);
    await report(code, { photo: testPhoto });
    await report(code);
    const [first, second] = await reports();
    await post(`/container-report/${first?.id}/close`, { state: "already_ordered" }, company.token);
    const { db } = portal.database;
    const left = async () =>
      (
        await db
          .selectFrom("container_reports")
          .select(["id", "content_hash"])
          .where("company_id", "=", company.companyId)
          .execute()
      ).map(({ id }) => id);
    const source = { db, clock: { now: () => portal.now() } };
    portal.setNow("2027-05-30T07:59:59Z");
    await deleteExpiredReports(source);
    expect(await left()).toHaveLength(2);
    portal.setNow("2027-05-30T08:00:00Z");
    await deleteExpiredReports(source);
    expect(await left()).toEqual([second?.id]);
  });
});
