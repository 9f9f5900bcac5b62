import { permission, sheetMediaTypes } from "@kreislauf/contract/base";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestCompany, createTestUser, type TestCompany } from "../../../test/factories/company.ts";
import { createTestDocument, testFigures, testLine } from "../../../test/factories/document.ts";
import { openTestPortal, statusAndCode, type TestPortal } from "../../../test/portal/portal.ts";
import { readZip } from "../../base/files/read-zip.ts";
import { readSheet } from "../../base/sheets/read-sheet.ts";

let portal: TestPortal;
let company: TestCompany;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  company = await createTestCompany(portal);
});

const table = (body: object, token = company.token) =>
  portal.call({ method: "POST", path: "/docuware/documents/table", body, token });

test("the list of invoices is a workbook called by type and months, and the log names it", async () => {
  const { number } = await createTestDocument(portal, company, {
    invoice: {
      ...testFigures([testLine({ quantity: 1, unitPrice: 10_000 })]),
      costCentre: "4711",
      dueDate: "2027-03-15",
    },
  });
  await createTestDocument(portal, company, { type: "service_receipt", netAmount: null });
  const answer = await table({ documentTypes: ["invoice"], startDate: "2027-01", endDate: "2027-03" });
  expect(answer.headers).toMatchObject({
    "content-type": sheetMediaTypes.xlsx,
    "content-disposition": expect.stringContaining('filename="Rechnungen_2027-01_2027-03.xlsx"') as string,
  });
  const [head, ...rows] = await readSheet(answer.rawPayload);
  expect(head?.cells.slice(4, 9)).toEqual([
    "Betrag netto",
    "Umsatzsteuer",
    "Betrag brutto",
    "Währung",
    "Fällig am",
  ]);
  expect(rows.map(({ cells }) => [cells[1], cells[4], cells[5], cells[6], cells[10], cells[13]])).toEqual([
    [number, 100, 19, 119, "4711", "4100-02"],
  ]);
  const log = await portal.database.db
    .selectFrom("audit_log")
    .select("after")
    .where("company_id", "=", company.companyId)
    .where("action", "=", "documents_exported")
    .execute();
  expect(log.map(({ after }) => after)).toMatchObject([
    { period: "01.2027–03.2027", format: "xlsx", rows: 1 },
  ]);
});

test("its sheet is called as the screen says, its file without blanks", async () => {
  await createTestDocument(portal, company, { type: "service_receipt", netAmount: null });
  const answer = await portal.call({
    method: "POST",
    path: "/docuware/documents/table",
    body: { documentTypes: ["service_receipt"] },
    token: company.token,
    headers: { "accept-language": "en" },
  });
  expect(answer.headers["content-disposition"]).toContain('filename="Service_receipts.xlsx"');
  expect(String(readZip(answer.rawPayload).get("xl/workbook.xml"))).toContain('name="Service receipts"');
});

test("nobody gets a list of documents that they do not see", async () => {
  const { id } = await createTestDocument(portal, company);
  const stranger = await createTestCompany(portal);
  expect(statusAndCode(await table({ documentIds: [id] }, stranger.token))).toEqual([404, "not_found"]);
  const viewer = await createTestUser(portal, company.companyId, {
    permissions: [permission.documentViewer],
    siteIds: [company.siteId],
  });
  expect(statusAndCode(await table({ documentIds: [id] }, viewer.token))).toEqual([403, "forbidden"]);
});
