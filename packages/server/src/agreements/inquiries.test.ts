import { randomUUID } from "node:crypto";
import type { Inquiry } from "@kreislauf/contract/agreements";
import { type FieldError, permission } from "@kreislauf/contract/base";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createLargeTestContainer } from "../../test/factories/agreement.ts";
import {
  createTestCompany,
  createTestKey,
  createTestSite,
  createTestUser,
  type TestCompany,
} from "../../test/factories/company.ts";
import { testPhoto } from "../../test/factories/photo.ts";
import { testPdf } from "../../test/factories/site.ts";
import { createTestStaff } from "../../test/factories/staff.ts";
import { openTestPortal, testNow, type TestPortal } from "../../test/portal/portal.ts";

let portal: TestPortal;
let company: TestCompany;
let key: string;

beforeAll(async () => {
  portal = await openTestPortal();
  key = await createTestKey(portal);
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.setNow(testNow);
  company = await createTestCompany(portal);
});

type Answer = Inquiry & { code: string; message: string; details: FieldError[] };

async function ask(body: object, headers: Readonly<Record<string, string>> = {}) {
  const answer = await portal.call({
    method: "POST",
    path: "/inquiry/create",
    body: { serviceLocationId: company.siteId, ...body },
    token: company.token,
    headers,
  });
  return { status: answer.statusCode, body: answer.json<Answer>() };
}

async function respond(inquiryId: number, text: string) {
  const given = await portal.call({
    method: "POST",
    path: `/provider/v1/inquiry/${inquiryId}/answer`,
    body: { eventId: randomUUID(), occurredAt: portal.now().toString(), text },
    token: key,
  });
  return { status: given.statusCode, body: given.json<Answer>() };
}

const list = async () =>
  (await portal.call({ path: `/service-location/${company.siteId}/inquiries`, token: company.token })).json<{
    inquiries: Inquiry[];
  }>().inquiries;

const known = { wasteTypeId: 101, containerTypeId: 203 };
const own = {
  wasteTypeId: 502,
  containerTypeId: 585,
  customWasteType: "Kühlschmierstoff",
  customContainerType: "Spannringfass",
  customContainerSize: "120 l",
};

describe("a request for an offer", () => {
  test("writes numbers in the names of containers as its language does", async () => {
    const wish = { wasteTypeId: 101, containerTypeId: await createLargeTestContainer(portal) };
    const english = { "accept-language": "en" };
    expect((await ask(wish)).body.containerType.description).toContain("1.100 l");
    expect((await ask(wish, english)).body.containerType.description).toContain("1,100 l");
    const path = `/service-location/${company.siteId}/inquiries`;
    const answer = await portal.call({ path, token: company.token, headers: english });
    const { inquiries } = answer.json<{ inquiries: Inquiry[] }>();
    expect(inquiries.map(({ containerType }) => containerType.description).join()).not.toContain("1.100 l");
  });

  test("names what the catalog holds", async () => {
    const { status, body } = await ask({ ...known, amount: 3, note: "Bitte mit Deckel" });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      wasteType: { id: 101, description: "Altholz A I–III" },
      containerType: { id: 203, description: "Absetzcontainer 7 m³" },
      amount: "3",
      note: "Bitte mit Deckel",
      createdByUser: { id: company.userId, name: "Jana Petersen" },
      answer: null,
    });
  });

  test("or says in its own words what it does not", async () => {
    const { body } = await ask({ ...own, amount: "bis 1 t im Monat" });
    expect(body).toMatchObject({
      wasteType: { id: 502, description: "Kühlschmierstoff" },
      containerType: { id: 585, description: "Spannringfass" },
      customContainerSize: "120 l",
      amount: "bis 1 t im Monat",
    });
    const { wasteTypeId: _waste, containerTypeId: _container, ...words } = own;
    expect((await ask(words)).body.wasteType.id).toBe(502);
  });

  test.for([
    ["502 without its text", { ...own, customWasteType: " " }, ["customWasteType"]],
    ["585 without its text", { ...own, customContainerType: null }, ["customContainerType"]],
    ["585 without its size", { ...own, customContainerSize: "" }, ["customContainerSize"]],
    ["no waste type", { containerTypeId: 203 }, ["wasteTypeId"]],
    ["no container", { wasteTypeId: 101 }, ["containerTypeId", "customContainerSize"]],
    ["a text that is too long", { ...own, customWasteType: "x".repeat(101) }, ["customWasteType"]],
    ["an amount of nothing", { ...known, amount: 0 }, ["amount"]],
    ["more than there can be", { ...known, amount: 1_000_001 }, ["amount"]],
  ] as const)("with %s does not fit", async ([, body, fields]) => {
    const given = await ask(body);
    expect([given.status, given.body.code]).toEqual([400, "validation"]);
    expect(given.body.details.map(({ field }) => field)).toEqual(fields);
  });

  test("without an id says so in the words of the specification", async () => {
    const { body } = await ask({ containerTypeId: 203 }, { "accept-language": "en" });
    expect(body.message).toBe("Please fill out all required fields");
  });

  test("for a waste type that is not there finds nothing", async () => {
    expect((await ask({ ...known, wasteTypeId: 999_999 })).body.code).toBe("not_found");
    expect((await ask({ ...known, containerTypeId: 999_999 })).body.code).toBe("not_found");
  });

  test("is refused at an inactive site", async () => {
    await portal.database.db
      .updateTable("sites")
      .set({ active: false })
      .where("id", "=", company.siteId)
      .execute();
    expect((await ask(known)).body.code).toBe("location_inactive");
  });

  test("sent twice with one key is one", async () => {
    const headers = { "idempotency-key": randomUUID() };
    const [first, second] = [await ask(known, headers), await ask(known, headers)];
    expect(second.body).toEqual(first.body);
    expect(await list()).toHaveLength(1);
    expect((await ask(own, headers)).body.code).toBe("idempotency_mismatch");
  });

  test("is answered once, in the list and by mail", async () => {
    const { body: asked } = await ask(own);
    portal.setNow("2027-03-01T08:10:00Z");
    expect((await respond(asked.inquiryId, "48,00 Euro je Leerung.")).body).toMatchObject({
      companyId: company.companyId,
      answer: { text: "48,00 Euro je Leerung.", answeredOn: "2027-03-01T08:10:00Z" },
    });
    expect((await respond(asked.inquiryId, "Doch teurer.")).body.code).toBe("inquiry_answered");
    expect((await list())[0]?.answer?.text).toBe("48,00 Euro je Leerung.");
    const mails = await portal.database.db
      .selectFrom("outbox_mails")
      .select(["kind", "data"])
      .where("recipient_id", "=", company.userId)
      .execute();
    expect(mails).toMatchObject([
      { kind: "inquiry_answered", data: { wasteType: "Kühlschmierstoff", text: "48,00 Euro je Leerung." } },
    ]);
  });

  test("stands in the list of its site, the newest first", async () => {
    await ask(known);
    await ask(own);
    expect((await list()).map(({ wasteType }) => wasteType.id)).toEqual([502, 101]);
  });
});

describe("files of a request for an offer", () => {
  const photo = { fileName: "hof.png", file: testPhoto };
  const plan = { fileName: "plan.pdf", file: testPdf() };

  test("are listed with it and read by those who see its site, and by the provider", async () => {
    const { status, body } = await ask({ ...known, attachments: [photo, plan] });
    expect([status, body.attachments]).toMatchObject([
      201,
      [
        { fileName: "hof.jpg", mediaType: "image/jpeg" },
        { fileName: "plan.pdf", mediaType: "application/pdf" },
      ],
    ]);
    expect((await list())[0]?.attachments).toEqual(body.attachments);
    const [{ id: photoId } = { id: 0 }, { id: planId } = { id: 0 }] = body.attachments;
    const path = `/inquiry/${body.inquiryId}/attachment/${planId}`;
    const read = (token: string, side = "") => portal.call({ path: `${side}${path}`, token });
    expect((await read(company.token)).json()).toEqual(plan);
    expect((await read(key, "/provider/v1")).json()).toEqual(plan);
    const staff = await createTestStaff(portal);
    const atDesk = await portal.call({
      path: `/desk/v1/inquiries/${body.inquiryId}/attachment/${photoId}`,
      token: staff.token,
    });
    expect(atDesk.json()).toMatchObject({ fileName: "hof.jpg" });

    const stranger = await createTestCompany(portal);
    expect((await read(stranger.token)).statusCode).toBe(404);
    const elsewhere = await createTestUser(portal, company.companyId, {
      permissions: Object.values(permission),
      siteIds: [await createTestSite(portal, company.companyId)],
    });
    expect((await read(elsewhere.token)).statusCode).toBe(404);
    const other = (await ask(known)).body.inquiryId;
    const foreign = await portal.call({
      path: `/inquiry/${other}/attachment/${planId}`,
      token: company.token,
    });
    expect(foreign.statusCode).toBe(404);
  });

  test.each([
    [[{ fileName: "a.txt", file: "data:text/plain;base64,AAAA" }], "photo_unusable"],
    [[plan, plan, plan, plan], "validation"],
  ])("that cannot be taken are refused with the request", async (attachments, code) => {
    const { status, body } = await ask({ ...known, attachments });
    expect([status, body.code]).toEqual([400, code]);
    expect(await list()).toEqual([]);
  });
});
