import type { EditableContact, ExternalContact } from "@kreislauf/contract/users";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  createTestCompany,
  createTestSite,
  createTestUser,
  type TestCompany,
} from "../../../test/factories/company.ts";
import { statusAndCode, openTestPortal, type TestPortal } from "../../../test/portal/portal.ts";

let portal: TestPortal;
let company: TestCompany;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  company = await createTestCompany(portal);
});

const bernd = { name: "Bernd Achterkamp", phone: "0171 5550412" };
const create = (body: object, token = company.token, headers = {}) =>
  portal.call({ method: "POST", path: "/external-contact/create", body, token, headers });
const change = (id: number, body: object) =>
  portal.call({ method: "PATCH", path: `/external-contact/${id}`, body, token: company.token });
const remove = (id: number) =>
  portal.call({ method: "DELETE", path: `/external-contact/${id}`, token: company.token });
const created = async (body: object = bernd) => (await create(body)).json<ExternalContact>();

const contactOfSite = async (id = company.siteId) =>
  await portal.database.db
    .selectFrom("sites")
    .select(["contact_external_id", "contact_user_id"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();

test("a contact becomes the contact person of its sites, in place of whoever was", async () => {
  const sites = portal.database.db.updateTable("sites").where("id", "=", company.siteId);
  await sites.set({ contact_user_id: company.userId }).execute();
  const answer = await create({
    ...bernd,
    email: " Pforte@Hausdienst.example ",
    locationIds: [company.siteId],
  });
  expect(answer.statusCode, answer.body).toBe(201);
  const contact = answer.json<ExternalContact>();
  expect(contact).toMatchObject({
    name: "Bernd Achterkamp",
    phone: "+491715550412",
    email: "pforte@hausdienst.example",
    locationIds: [company.siteId],
  });
  expect(await contactOfSite()).toEqual({ contact_external_id: contact.id, contact_user_id: null });
  expect((await change(contact.id, { ...bernd, email: null, locationIds: [] })).json()).toMatchObject({
    email: null,
    locationIds: [],
  });
  expect(await contactOfSite()).toEqual({ contact_external_id: null, contact_user_id: null });
});

test("of two who edit one contact at once nobody loses what the other changed", async () => {
  const contact = await created({ ...bernd, locationIds: [company.siteId] });
  const { version } = (
    await portal.call({ path: `/external-contact/${contact.id}`, token: company.token })
  ).json<EditableContact>();
  expect((await change(contact.id, { locationIds: [], version })).statusCode).toBe(200);
  expect((await change(contact.id, { phone: "0171 5550499", version })).json()).toMatchObject({
    name: bernd.name,
    phone: "+491715550499",
    locationIds: [],
  });
  const refused = await change(contact.id, { phone: "0171 5550411", locationIds: [company.siteId], version });
  expect(statusAndCode(refused)).toEqual([409, "person_changed"]);
  expect(refused.json()).toMatchObject({
    details: [
      { field: "phone", message: "+491715550499" },
      { field: "locationIds", message: "–" },
    ],
  });
  expect((await contactOfSite()).contact_external_id).toBeNull();
  expect(statusAndCode(await change(contact.id, { version }))).toEqual([400, "validation"]);
});

test("saving leaves sites alone that the person does not see", async () => {
  const hidden = await createTestSite(portal, company.companyId);
  const contact = await created();
  await portal.database.db
    .updateTable("sites")
    .set({ contact_external_id: contact.id })
    .where("id", "=", hidden)
    .execute();
  expect((await change(contact.id, { ...bernd, locationIds: [] })).statusCode).toBe(200);
  expect((await contactOfSite(hidden)).contact_external_id).toBe(contact.id);
  expect(statusAndCode(await change(contact.id, { ...bernd, locationIds: [hidden] }))).toEqual([
    404,
    "not_found",
  ]);
});

test("a contact of a site cannot be deleted, and the refusal names all its sites", async () => {
  const contact = await created({ ...bernd, locationIds: [company.siteId] });
  const refused = await remove(contact.id);
  expect(statusAndCode(refused)).toEqual([409, "contact_assigned"]);
  expect(refused.json()).toMatchObject({ details: [{ field: "locationIds", message: "Werkstatt 2" }] });
  await change(contact.id, { ...bernd, locationIds: [] });
  expect((await remove(contact.id)).statusCode).toBe(200);
  expect(statusAndCode(await remove(contact.id))).toEqual([404, "not_found"]);
});

test.for([
  ["no name", { name: "" }, "name", "Sie müssen einen Name angeben."],
  ["a name of one letter", { name: "B" }, "name", "Bitte geben Sie mindestens 2 Zeichen ein."],
  ["a name too long", { name: "B".repeat(101) }, "name", "Bitte geben Sie höchstens 100 Zeichen ein."],
  ["no phone number", { phone: " " }, "phone", "Bitte geben Sie eine Telefonnummer an."],
  [
    "a phone number nobody has",
    { phone: "0171 5" },
    "phone",
    "Bitte geben Sie eine gültige Telefonnummer an, zum Beispiel 0561 5550140.",
  ],
  ["no address", { email: "pforte@" }, "email", "Bitte geben Sie eine gültige E-Mail-Adresse ein"],
] as const)("%s is refused beside its field", async ([, wrong, field, message]) => {
  const answer = await create({ ...bernd, ...wrong });
  expect(statusAndCode(answer)).toEqual([400, "validation"]);
  expect(answer.json()).toMatchObject({ details: [{ field, message }] });
});

test("the same key creates one contact", async () => {
  const key = { "idempotency-key": "einmal" };
  const first = (await create(bernd, company.token, key)).json<ExternalContact>();
  expect((await create(bernd, company.token, key)).json()).toEqual(first);
  expect(statusAndCode(await create({ ...bernd, name: "Anders" }, company.token, key))).toEqual([
    409,
    "idempotency_mismatch",
  ]);
});

test("who manages sites chooses among contacts but does not keep them", async () => {
  const siteManager = await createTestUser(portal, company.companyId, {
    permissions: [11, 22],
    siteIds: [company.siteId],
  });
  await created();
  const list = await portal.call({ path: "/external-contact", token: siteManager.token });
  expect(list.json()).toMatchObject({ externalContacts: [bernd.name].map((name) => ({ name })) });
  expect(statusAndCode(await create(bernd, siteManager.token))).toEqual([403, "forbidden"]);
});
