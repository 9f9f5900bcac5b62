import { type BookingSettings, defaultBookingSettings } from "@kreislauf/contract/accounting";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestCompany, type TestCompany } from "../../test/factories/company.ts";
import { createTestDocument, testFigures, testLine } from "../../test/factories/document.ts";
import { openTestPortal, statusAndCode, type TestPortal } from "../../test/portal/portal.ts";
import { readZip } from "../base/files/read-zip.ts";

let portal: TestPortal;
let company: TestCompany;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  company = await createTestCompany(portal);
});

const path = "/accounts/booking-settings";
const read = async () => (await portal.call({ path, token: company.token })).json<BookingSettings>();
const save = (change: object) =>
  portal.call({ method: "POST", path, body: { ...defaultBookingSettings, ...change }, token: company.token });
const zip = (body: object, { token } = company) =>
  portal.call({ method: "POST", path: "/accounts/bookings/zip", body, token });

async function filesOf(body: object): Promise<Record<string, string>> {
  const answer = await zip(body);
  expect(answer.statusCode).toBe(200);
  return Object.fromEntries(
    [...readZip(answer.rawPayload)].map(([name, content]) => [
      name,
      content.toString(name.startsWith("EXTF") ? "latin1" : "utf8"),
    ]),
  );
}

test("accounts have defaults, are changed once per version, and the former ones stay in the log", async () => {
  expect(await read()).toEqual(defaultBookingSettings);
  expect((await save({ expenseAccount: "6859" })).json()).toMatchObject({
    expenseAccount: "6859",
    version: 1,
  });
  expect(statusAndCode(await save({ expenseAccount: "6860" }))).toEqual([409, "booking_settings_changed"]);
  expect(statusAndCode(await save({ version: 1, creditorAccount: "700000" }))).toEqual([400, "validation"]);
  expect((await save({ version: 1, clientNumber: 55_003 })).json()).toMatchObject({ version: 2 });
  const log = await portal.database.db
    .selectFrom("audit_log")
    .select(["before", "after"])
    .where("company_id", "=", company.companyId)
    .where("action", "=", "booking_settings_saved")
    .orderBy("id")
    .execute();
  expect(log.map(({ before }) => before?.["numbers"])).toEqual([
    ["1001/1", "4969", "70000", "9/8"],
    ["1001/1", "6859", "70000", "9/8"],
  ]);
});

test("the ZIP has a posting batch per month with the company's accounts, the documents, and notes", async () => {
  await save({ expenseAccount: "6859", consultantNumber: 29_098, clientNumber: 55_003 });
  const lines = [
    testLine({ quantity: 1, unitPrice: 10_000, costCentre: "4100-02" }),
    testLine({ quantity: 1, unitPrice: 5_000, costCentre: "K".repeat(37) }),
  ];
  const february = await createTestDocument(portal, company, {
    invoice: testFigures(lines),
    date: "2027-02-28",
  });
  const credit = await createTestDocument(portal, company, {
    type: "credit_note",
    correctsNumber: february.number,
    invoice: testFigures(),
  });
  const plain = await createTestDocument(portal, company);
  const files = await filesOf({ documentIds: [february.id, credit.id, plain.id] });
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining([
      "EXTF_Buchungsstapel_2027-02.csv",
      "EXTF_Buchungsstapel_2027-03.csv",
      "Hinweise.txt",
      "Belege.csv",
    ]),
  );
  const [head, , ...rows] = (files["EXTF_Buchungsstapel_2027-02.csv"] ?? "").trimEnd().split("\r\n");
  expect(head).toContain(";29098;55003;20270101;4;20270201;20270228;");
  expect(rows.map((row) => row.split(";").slice(0, 11).join(";"))).toEqual([
    `119,00;"S";"EUR";;;;6859;70000;"9";2802;"${february.number}"`,
    `59,50;"S";"EUR";;;;6859;70000;"9";2802;"${february.number}"`,
  ]);
  expect(files["EXTF_Buchungsstapel_2027-03.csv"]).toContain('\r\n106,51;"H";"EUR";;;;6859;70000;"9";0103;');
  expect(files["Hinweise.txt"]).toContain(plain.number);
  expect(files["Hinweise.txt"]).toContain(`KOST1: „${"K".repeat(37)}“ wurde zu „${"K".repeat(36)}“`);
});

test("the archive is called by its months, and its notes say by which day a batch takes a document", async () => {
  await createTestDocument(portal, company, { invoice: testFigures() });
  const answer = await zip({ startDate: "2027-01", endDate: "2027-03" });
  expect(answer.headers["content-disposition"]).toContain('filename="Buchungen_2027-01_2027-03.zip"');
  expect(String(readZip(answer.rawPayload).get("Hinweise.txt"))).toContain(
    "ein Stapel hat die Belege, deren Datum in seinem Monat liegt",
  );
});

test("nobody gets the bookings of another company", async () => {
  const { id } = await createTestDocument(portal, company, { invoice: testFigures() });
  const stranger = await createTestCompany(portal);
  expect(statusAndCode(await zip({ documentIds: [id] }, stranger))).toEqual([404, "not_found"]);
});
