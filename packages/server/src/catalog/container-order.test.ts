import { permission } from "@kreislauf/contract/base";
import type { ServiceCatalog } from "@kreislauf/contract/catalog";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestCompany } from "../../test/factories/company.ts";
import { openTestPortal, type TestPortal } from "../../test/portal/portal.ts";
import { saveContainerType } from "./save-container-type.ts";

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const inOrder = [
  "Absetzcontainer 7 m³",
  "Absetzcontainer 10 m³",
  "Absetzcontainer mit Deckel 7 m³",
  "Behälter",
  "Behälter 2",
  "Behälter 10",
  "Fass 60 l",
  "FASS 120 l",
  "Fass 1000 l",
  "Fass 1,2 cbm",
  "Ölfass 30 l",
  "Palette 1,2 × 0,8 m",
  "Palette 1,2 × 1,0 m",
  "Umleerbehälter\u{a0}660\u{a0}l",
  "Umleerbehälter 1.100 l",
  "Umleerbehälter 2,5 m3",
  "Umleerbehälter 2500,5 l",
  "Zylinder 1 lang",
];

test("containers are sorted by name, then by volume, whatever the unit", async () => {
  // The ids fall while the names rise, so that sorting by id would be noticed.
  const entries = inOrder.map((type, place) => ({
    containerTypeId: 900 - place,
    type,
    size: "",
    drawing: "fass" as const,
  }));
  await portal.database.db.transaction().execute(async (db) => {
    for (const entry of entries) await saveContainerType({ db }, entry);
  });
  const { token } = await createTestCompany(portal, { permissions: [permission.agreementManager] });
  const answer = await portal.call({ path: "/service-catalog", token });
  expect(answer.statusCode).toBe(200);
  const { containerTypes } = answer.json<ServiceCatalog>();
  const saved = containerTypes.filter(({ id }) => id > 900 - inOrder.length);
  expect(saved.map(({ type }) => type)).toEqual(inOrder);
});
