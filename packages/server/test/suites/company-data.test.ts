import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestCompany, type TestCompany } from "../factories/company.ts";
import { createTestContact, createTestGroup, inviteTestUser } from "../factories/people.ts";
import { openTestPortal, type TestPortal } from "../portal/portal.ts";
import { createTestTireType, emptyTestSite, newSite } from "../factories/site.ts";

/**
 * Tests that the calls of docs/coverage.md 7 about a company, its sites and its people return the fields of section 3.
 */

let portal: TestPortal;
let company: TestCompany;
beforeAll(async () => {
  portal = await openTestPortal();
  company = await createTestCompany(portal);
  const { db } = portal.database;
  const groupId = await createTestGroup(portal, company.companyId, "Werkstätten");
  const contactId = await createTestContact(portal, company.companyId);
  await db
    .updateTable("sites")
    .set({ group_id: groupId, contact_external_id: contactId })
    .where("id", "=", company.siteId)
    .execute();
  await inviteTestUser(portal, company);
  await createTestTireType(portal, company.companyId);
  const created = await portal.call({
    method: "POST",
    path: "/service-location/create",
    body: { ...newSite, alias: "Lager" },
    token: company.token,
  });
  const { id } = created.json<{ id: number }>();
  await emptyTestSite(portal, { siteId: id });
  const off = { active: false, changeType: "deactivate" };
  await portal.call({ method: "PATCH", path: `/service-location/${id}`, body: off, token: company.token });
});
afterAll(() => portal.close());

const label = ["id", "alias", "locationOrderNumber", "street", "houseNumber", "zip", "city"];
const listedSite = [
  ...label,
  "active",
  "land",
  "group",
  "contractNumber",
  "partnerNumber",
  "branch",
  "contactPerson",
  "containerCount",
];
const site = [
  ...listedSite,
  "lat",
  "lon",
  "orderNumbers",
  "glnNumber",
  "access",
  "routeSketches",
  "assignedUsers",
];
const person = [
  "userId",
  "firstName",
  "lastName",
  "email",
  "phone",
  "ebeneId",
  "groupId",
  "status",
  "permissions",
  "profilePicture",
];
const prediction = ["label", "street", "houseNumber", "zip", "city", "land", "lat", "lon"];

/** Each row: the path of a call, the fields of its answer, the name of a list in the answer, and the items' fields. */
test.for([
  [
    "/get-service-location-list/1",
    ["serviceLocations", "branch", "myNaturePartners", "myNatureContracts", "myNatureShipToNumbers"],
    "serviceLocations",
    listedSite,
  ],
  [
    "/get-service-location-list/2?active=false",
    ["serviceLocations", "branch", "myNaturePartners", "myNatureContracts", "myNatureShipToNumbers"],
    "serviceLocations",
    [...listedSite, "deactivation"],
  ],
  ["/simple-service-location-list", ["serviceLocations"], "serviceLocations", [...label, "land", "group"]],
  ["/service-location/SITE", site, "", []],
  [
    "/service-location/improved/SITE",
    [...site, "agreements", "nextOrders", "openOrders", "claimedOrders", "remains"],
    "agreements",
    ["agreementId", "agreementNumber", "agreementTypeId", "wasteType", "containerType", "containersOnSite"],
  ],
  [
    "/service-catalog",
    ["wasteTypes", "containerTypes", "offers"],
    "offers",
    ["wasteTypeId", "containerTypeId", "agreementTypeId", "containerActions"],
  ],
  ["/company-ui-fields", ["documents"], "", []],
  ["/company-ebenes-and-groups", ["ebenes", "groups"], "ebenes", ["ebeneId", "description"]],
  ["/company-ebenes-and-groups", ["groups"], "groups", ["groupId", "name", "partnerNumber", "locationIds"]],
  ["/ebene", ["ebenes"], "ebenes", ["ebeneId", "description"]],
  ["/get-group-by-partner/70018422", ["groups"], "groups", ["groupId", "name", "locationIds"]],
  ["/group/GROUP", ["groupId", "name", "partnerNumber", "locationIds"], "", []],
  [
    "/log/deactivated-locations",
    ["deactivatedLocations"],
    "deactivatedLocations",
    ["id", "serviceLocationId", "alias", "deactivatedOn", "automatic", "deactivatedBy", "readOn"],
  ],
  ["/fetch-german-holidays/SITE", ["data"], "", []],
  ["/users/all", ["users", "total"], "users", person],
  ["/users/registered", ["users", "total"], "users", person],
  ["/users/invited", ["users", "total"], "users", [...person, "invitedUntil"]],
  ["/users/external", ["users", "total"], "users", ["id", "name", "phone", "email"]],
  ["/user", ["users"], "users", ["userId", "firstName", "lastName"]],
  ["/user/USER", [...person, "companyEbeneRoles", "locationIds"], "", []],
  [
    "/external-contact",
    ["externalContacts"],
    "externalContacts",
    ["id", "name", "phone", "email", "locationIds"],
  ],
  ["/data/storage/tire/getTireTypes", ["tireTypes"], "tireTypes", ["id", "description"]],
  [
    "/data/storage/tire/getStorage?serviceLocationId=SITE",
    ["storage", "entries"],
    "storage",
    ["tireTypeId", "description", "amount"],
  ],
  ["/util/search-zip-code?q=34123", ["predictions"], "predictions", prediction],
  ["/util/search-address?q=Lohgerb", ["predictions"], "predictions", prediction],
  ["/util/search-postal-code?code=34123", ["predictions"], "predictions", prediction],
] as const)("%s answers %j", async ([pattern, fields, list, itemFields]) => {
  const { group_id: group } = await portal.database.db
    .selectFrom("sites")
    .select("group_id")
    .where("id", "=", company.siteId)
    .executeTakeFirstOrThrow();
  const path = pattern
    .replace("SITE", String(company.siteId))
    .replace("GROUP", String(group))
    .replace("USER", String(company.userId));
  const answer = await portal.call({ path, token: company.token });
  expect(answer.statusCode, answer.body).toBe(200);
  const body = answer.json<Record<string, unknown>>();
  expect(Object.keys(body)).toEqual(expect.arrayContaining([...fields]));
  if (list === "") return;
  const [first] = body[list] as object[];
  expect(Object.keys(first ?? {})).toEqual(expect.arrayContaining([...itemFields]));
});

test("an address that does not exist is not proposed, and its code is refused beside the field", async () => {
  const nowhere = "q=Gibtesnichtweg%201,%2000123";
  const proposed = await portal.call({ path: `/util/search-address?${nowhere}`, token: company.token });
  expect(proposed.json()).toEqual({ predictions: [] });
  const refused = await portal.call({
    method: "POST",
    path: "/service-location/create",
    body: { ...newSite, zip: "00123" },
    token: company.token,
    headers: { "accept-language": "de" },
  });
  expect([refused.statusCode, refused.json()]).toMatchObject([
    400,
    { details: [{ field: "zip", message: "Diese Postleitzahl gibt es nicht." }] },
  ]);
});
