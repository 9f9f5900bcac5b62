import { permission } from "@kreislauf/contract/base";
import type { Site } from "@kreislauf/contract/sites";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestCompany, createTestUser, type TestCompany } from "../../test/factories/company.ts";
import { createTestContact, createTestGroup } from "../../test/factories/people.ts";
import { openTestPortal, testNow, type TestPortal } from "../../test/portal/portal.ts";
import { newSite, siteDetails, testPdf, uploadTestSketch } from "../../test/factories/site.ts";

let portal: TestPortal;
let company: TestCompany;
let other: TestCompany;

beforeAll(async () => {
  portal = await openTestPortal();
  other = await createTestCompany(portal);
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.setNow(testNow);
  company = await createTestCompany(portal);
});

interface Refused {
  readonly code: string;
  readonly details: readonly { readonly field: string; readonly message: string }[];
}

const send = (body: object, token = company.token, headers: Record<string, string> = {}) =>
  portal.call({
    method: "POST",
    path: "/service-location/create",
    body,
    token,
    headers: { "accept-language": "de", ...headers },
  });

async function create(body: object = newSite): Promise<Site> {
  const answer = await send(body);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Site>();
}

async function refused(body: object): Promise<[number, string, Refused["details"]]> {
  const answer = await send(body);
  const { code, details } = answer.json<Refused>();
  return [answer.statusCode, code, details];
}

test("a site is created with every field, and whoever creates it sees it", async () => {
  const { db } = portal.database;
  await db
    .insertInto("company_numbers")
    .values([
      { company_id: company.companyId, kind: "contract", number: "V-1" },
      { company_id: company.companyId, kind: "partner", number: "P-1" },
      { company_id: company.companyId, kind: "ship_to", number: "S-1" },
    ])
    .execute();
  const groupId = await createTestGroup(portal, company.companyId, "Werkstätten");
  const contactId = await createTestContact(portal, company.companyId);
  const colleague = await createTestUser(portal, company.companyId, { permissions: [11], siteIds: [] });
  const sketch = await uploadTestSketch(portal, company.token, testPdf(2_000), "C:\\Pläne\\tor 2.pdf");
  const site = await create({
    ...newSite,
    alias: "  Werkstatt Ost ",
    ...siteDetails,
    orderNumbers: ["4500012873", "", "4500012841"],
    access: { openingHours: "Mo.–Fr. 07:00–16:00", gateWidth: "4,50 m", driverHints: "" },
    groupId,
    contactPerson: { type: "external", id: contactId },
    routeSketches: [sketch],
    assignedUserIds: [colleague.userId],
  });
  expect(site).toMatchObject({
    alias: "Werkstatt Ost",
    active: true,
    land: "TH",
    corpusChristiHoliday: true,
    assumptionDayHoliday: false,
    lat: 51.38,
    contractNumber: "V-1",
    partnerNumber: "P-1",
    branch: "S-1",
    orderNumbers: ["4500012873", "4500012841"],
    glnNumber: "4012345000016",
    access: { openingHours: "Mo.–Fr. 07:00–16:00", gateWidth: "4,50 m", gateHeight: null, driverHints: null },
    group: { groupId, name: "Werkstätten" },
    contactPerson: { type: "external", id: contactId, name: "Bernd Achterkamp", phone: "+491715550412" },
    routeSketches: [{ fileName: "tor 2.pdf", mediaType: "application/pdf", sizeBytes: 2_000 }],
    containerCount: 0,
  });
  expect(site.assignedUsers?.map(({ userId }) => userId).toSorted((a, b) => a - b)).toEqual(
    [company.userId, colleague.userId].toSorted((a, b) => a - b),
  );
  const seen = await portal.call({ path: `/service-location/${site.id}`, token: colleague.token });
  expect(seen.json()).toMatchObject({ alias: "Werkstatt Ost", assignedUsers: null });
  const [entry] = await db
    .selectFrom("audit_log")
    .selectAll()
    .where("subject_id", "=", site.id)
    .where("action", "=", "location_created")
    .execute();
  expect(entry).toMatchObject({ actor_id: company.userId, subject: "Werkstatt Ost" });
  expect(entry?.after).toMatchObject({ group: "Werkstätten", sketches: ["tor 2.pdf"] });
});

test("Land and coordinates follow from the postal code, unless somebody knows better", async () => {
  expect(await create()).toMatchObject({ land: "HE", lat: 51.32, lon: 9.5 });
  expect(await create({ ...newSite, street: "Am Hof", land: "TH" })).toMatchObject({
    land: "TH",
    lat: 51.32,
  });
  expect(await create({ ...newSite, street: "Am Tor", lat: 50, lon: 9 })).toMatchObject({ lat: 50, lon: 9 });
});

test("the same key creates one site, however often it is sent", async () => {
  const key = { "idempotency-key": "once" };
  const first = (await send(newSite, company.token, key)).json<Site>();
  const again = (await send(newSite, company.token, key)).json<Site>();
  expect(again.id).toBe(first.id);
});

describe("a duplicate", () => {
  const same = { ...newSite, street: "RUEBENKAMP", houseNumber: " 3 ", alias: "Noch eine" };

  test("is told with the site there is, and created when that is wanted", async () => {
    const { id } = await create();
    expect(await refused(same)).toEqual([
      409,
      "location_duplicate",
      [{ field: "existingLocationId", message: String(id) }],
    ]);
    expect((await create({ ...same, confirmDuplicate: true })).id).not.toBe(id);
  });

  test("of a site that is not assigned is told without its id; another company's is none", async () => {
    await send(newSite, other.token);
    const { id } = await create();
    await portal.database.db.deleteFrom("user_sites").where("site_id", "=", id).execute();
    expect(await refused(same)).toEqual([409, "location_duplicate", []]);
  });

  test("of two people who create the same site at once one is told", async () => {
    const answers = await Promise.all([send(newSite), send(same)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409]);
  });
});

test.for([
  [{ alias: "" }, "alias", "Sie müssen einen Name angeben."],
  [{ alias: "   " }, "alias", "Sie müssen einen Name angeben."],
  [{ alias: "W" }, "alias", "Bitte geben Sie mindestens 2 Zeichen ein."],
  [{ alias: "W".repeat(101) }, "alias", "Bitte geben Sie höchstens 100 Zeichen ein."],
  [{ street: " " }, "street", "Bitte füllen Sie dieses Feld aus."],
  [{ city: "" }, "city", "Bitte füllen Sie dieses Feld aus."],
  [{ zip: "3412" }, "zip", "Bitte geben Sie eine Postleitzahl mit fünf Ziffern an."],
  [{ zip: "00123" }, "zip", "Diese Postleitzahl gibt es nicht."],
  [{ land: "XX" }, "land", "Bitte wählen Sie einen der angebotenen Werte."],
  [
    { assumptionDayHoliday: true },
    "assumptionDayHoliday",
    "Diesen Feiertag gibt es nur in einzelnen Gemeinden anderer Bundesländer.",
  ],
  [
    { land: "BY", corpusChristiHoliday: true },
    "corpusChristiHoliday",
    "Diesen Feiertag gibt es nur in einzelnen Gemeinden anderer Bundesländer.",
  ],
  [{ lat: 51 }, "lon", "Bitte geben Sie Breitengrad und Längengrad an oder keinen von beiden."],
  [{ lat: 91, lon: 9 }, "lat", "Der Wert darf höchstens 90 sein."],
  [{ glnNumber: "4012345000017" }, "glnNumber", "Eine GLN hat 13 Ziffern, deren letzte die Prüfziffer ist."],
  [{ orderNumbers: ["1", "2", "3", "4"] }, "orderNumbers", "Bitte wählen Sie höchstens 3."],
  [{ contractNumber: "V-404" }, "contractNumber", "Diese Nummer gehört nicht zu Ihrem Unternehmen."],
  [{ partnerNumber: "P-404" }, "partnerNumber", "Diese Nummer gehört nicht zu Ihrem Unternehmen."],
  [{ branch: "S-404" }, "branch", "Diese Nummer gehört nicht zu Ihrem Unternehmen."],
  [{ access: { gateCode: "1234" } }, "access.gateCode", "Dieses Feld gibt es hier nicht."],
] as const)("%j is refused beside %s", async ([change, field, message]) => {
  expect(await refused({ ...newSite, ...change })).toEqual([400, "validation", [{ field, message }]]);
});

describe("what another company has", () => {
  test.for([
    ["a group", async () => ({ groupId: await createTestGroup(portal, other.companyId) })],
    [
      "a contact",
      async () => ({
        contactPerson: { type: "external", id: await createTestContact(portal, other.companyId) },
      }),
    ],
    ["a user as contact", () => ({ contactPerson: { type: "user", id: other.userId } })],
    ["a user to assign", () => ({ assignedUserIds: [other.userId] })],
    ["a sketch", async () => ({ routeSketches: [await uploadTestSketch(portal, other.token)] })],
  ] as const)("is not there: %s", async ([, change]) => {
    const [status, code] = await refused({ ...newSite, ...(await change()) });
    expect([status, code]).toEqual([404, "not_found"]);
    const own = await portal.call({ path: "/simple-service-location-list", token: company.token });
    expect(own.json<{ serviceLocations: unknown[] }>().serviceLocations).toHaveLength(1);
  });

  test("is not there: a colleague's upload, or a colleague who has gone", async () => {
    const colleague = await createTestUser(portal, company.companyId, {
      permissions: Object.values(permission),
      siteIds: [],
    });
    const routeSketches = [await uploadTestSketch(portal, colleague.token)];
    expect((await refused({ ...newSite, routeSketches }))[0]).toBe(404);
    await portal.database.db
      .updateTable("memberships")
      .set({ deleted_at: testNow })
      .where("user_id", "=", colleague.userId)
      .execute();
    expect((await refused({ ...newSite, assignedUserIds: [colleague.userId] }))[0]).toBe(404);
  });
});

test("six sketches of a megabyte are too many together, five are not", async () => {
  const sketches = [];
  for (let count = 0; count < 6; count += 1) {
    sketches.push(await uploadTestSketch(portal, company.token, testPdf(1_048_576), `${count}.pdf`));
  }
  expect((await refused({ ...newSite, routeSketches: sketches })).slice(0, 2)).toEqual([
    413,
    "sketches_too_large",
  ]);
  expect((await create({ ...newSite, routeSketches: sketches.slice(1) })).routeSketches).toHaveLength(5);
});
