import { permission, sheetMediaTypes } from "@kreislauf/contract/base";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { testProof } from "../../test/examples/proof-examples.ts";
import { testEvent } from "../../test/examples/provider-examples.ts";
import {
  createTestCompany,
  createTestKey,
  createTestSite,
  createTestUser,
  type TestCompany,
} from "../../test/factories/company.ts";
import { createWeighedOrder, makeAgreementHazardous } from "../../test/factories/proof.ts";
import { openTestPortal, statusAndCode, type TestPortal } from "../../test/portal/portal.ts";
import { readSheet } from "../base/sheets/read-sheet.ts";

let portal: TestPortal;
let key: string;
let company: TestCompany;
beforeAll(async () => {
  portal = await openTestPortal();
  key = await createTestKey(portal);
});
afterAll(() => portal.close());
beforeEach(async () => {
  company = await createTestCompany(portal, { containersOnSite: 9 });
  await makeAgreementHazardous(portal, company);
});

const get = (query: string, token = company.token, language = "de") =>
  portal.call({ path: `/proofs/download?${query}`, token, headers: { "accept-language": language } });
const save = () =>
  portal.call({
    method: "POST",
    path: "/provider/v1/proof/save",
    body: { ...testEvent(portal), ...testProof(company.siteId) },
    token: key,
  });

test("the list of proofs is a workbook called by its day, with what the list shows, and the log names it", async () => {
  expect((await save()).statusCode).toBe(200);
  const answer = await get(`serviceLocationId=${company.siteId}`);
  expect(answer.headers).toMatchObject({
    "content-type": sheetMediaTypes.xlsx,
    "content-disposition": expect.stringContaining('filename="Nachweise_2027-03-01.xlsx"') as string,
  });
  const [head, ...rows] = (await readSheet(answer.rawPayload)).map(({ cells }) => cells);
  expect(head?.slice(0, 7)).toEqual([
    "Standort",
    "Ort",
    "Abfallart",
    "AVV-Nummer",
    "Zustand",
    "Art",
    "Nachweis",
  ]);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.slice(4, 7)).toEqual(["Gültig", "Entsorgungsnachweis", "ENF062104437"]);
  expect(rows[0]?.slice(9, 15)).toEqual([30, 0, 0, "Fuldawerk Entsorgung GmbH", "F63200147", 9]);
  const log = await portal.database.db
    .selectFrom("audit_log")
    .select("after")
    .where("company_id", "=", company.companyId)
    .where("action", "=", "proofs_exported")
    .execute();
  expect(log.map(({ after }) => after)).toEqual([{ locations: ["Werkstatt 2"], format: "xlsx", rows: 1 }]);
});

test("waste without a proof is in it, too, in the language of whoever takes it", async () => {
  await createWeighedOrder(portal, company, { on: "2026-05-04", kg: 2_800, amount: 4 });
  const [, ...rows] = (await readSheet((await get("", company.token, "en")).rawPayload)).map(
    ({ cells }) => cells,
  );
  expect(rows.map((cells) => [cells[4], cells[6] ?? ""])).toEqual([["Missing", ""]]);
});

test("it is narrowed by sites like other files, and nobody gets those of sites that they do not see", async () => {
  expect((await save()).statusCode).toBe(200);
  const elsewhere = await createTestSite(portal, company.companyId);
  const rowsOf = async (filter: object) =>
    (await readSheet((await get(`filter=${encodeURIComponent(JSON.stringify(filter))}`)).rawPayload)).length -
    1;
  expect(await rowsOf({ sites: [company.siteId] })).toBe(1);
  expect(await rowsOf({ land: ["BY"] })).toBe(0);
  expect(await rowsOf({ sites: [elsewhere] })).toBe(0);
  expect(statusAndCode(await get(`serviceLocationId=${elsewhere}`))).toEqual([404, "not_found"]);
  const orderer = await createTestUser(portal, company.companyId, {
    permissions: [permission.defaultUser, permission.orderManager],
    siteIds: [company.siteId],
  });
  expect(statusAndCode(await get("", orderer.token))).toEqual([403, "forbidden"]);
});
