import { createHash } from "node:crypto";
import { readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { permission } from "@kreislauf/contract/base";
import type { DocumentForm } from "@kreislauf/contract/documents";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestCompany, createTestUser, type TestCompany } from "../../../test/factories/company.ts";
import {
  createTestDocument,
  pdfUri,
  testFigures,
  testLine,
  testPdf,
} from "../../../test/factories/document.ts";
import { openTestPortal, testNow, type TestPortal } from "../../../test/portal/portal.ts";
import { readZip } from "../../base/files/read-zip.ts";

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

const get = (path: string, headers = {}) => portal.call({ path, token: company.token, headers });
const zip = (body: object, token = company.token) =>
  portal.call({ method: "POST", path: "/docuware/documents/zip", body, token });

async function placeOf(documentId: number, form: DocumentForm = "pdf"): Promise<string> {
  const { content_hash: hash } = await portal.database.db
    .selectFrom("document_files")
    .select("content_hash")
    .where("document_id", "=", documentId)
    .where("form", "=", form)
    .executeTakeFirstOrThrow();
  return join(portal.config.DATA_DIR, "files", hash.slice(0, 2), hash);
}

describe("a document", () => {
  test("comes as it was published, to the byte, as data URI and as file", async () => {
    const pdf = Buffer.concat([testPdf(), Buffer.alloc(200_000, 7), testPdf("end")]);
    const { id, number } = await createTestDocument(portal, company, { file: pdfUri(pdf) });
    expect((await get(`/docuware/document/${id}`)).json()).toEqual({
      fileName: `${number}.pdf`,
      file: pdfUri(pdf),
    });
    const answer = await get(`/docuware/document/${id}/file`);
    expect(answer.rawPayload.equals(pdf)).toBe(true);
    expect(answer.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="${number}.pdf"; filename*=UTF-8''${number}.pdf`,
      "content-length": String(pdf.length),
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    });
  });

  test("has a name that no system stumbles over, whatever its number", async () => {
    const { id } = await createTestDocument(portal, company, {
      number: `RE/27 "Ä"\\..;-${company.companyId}`,
    });
    const answer = await get(`/docuware/document/${id}/file`);
    expect(answer.headers["content-disposition"]).toContain(
      `attachment; filename="RE_27_.._-${company.companyId}.pdf";`,
    );
  });

  test("with figures is drawn when it is asked for, once, and is an e-invoice too", async () => {
    const { id, number } = await createTestDocument(portal, company, { invoice: testFigures() });
    const form = async (name: DocumentForm) =>
      (await get(`/docuware/document/${id}/file?form=${name}`)).rawPayload;
    const zugferd = await form("zugferd");
    expect(zugferd.toString("latin1", 0, 8)).toBe("%PDF-1.7");
    expect((await form("xrechnung")).toString()).toContain(`<ram:ID>${number}</ram:ID>`);
    expect((await form("pdf")).length).toBeGreaterThan(5_000);
    expect((await form("zugferd")).equals(zugferd)).toBe(true);
    const kept = await portal.database.db
      .selectFrom("document_files")
      .selectAll()
      .where("document_id", "=", id)
      .orderBy("form")
      .execute();
    expect(kept.map((file) => file.form)).toEqual(["pdf", "xrechnung", "zugferd"]);
    expect(kept[2]).toMatchObject({
      size_bytes: zugferd.length,
      content_hash: createHash("sha256").update(zugferd).digest("hex"),
    });
  });

  test("that its provider sent as PDF keeps that PDF beside the e-invoice", async () => {
    const pdf = testPdf("of the provider");
    const { id } = await createTestDocument(portal, company, { invoice: testFigures(), file: pdfUri(pdf) });
    expect((await get(`/docuware/document/${id}/file?form=zugferd`)).rawPayload.length).toBeGreaterThan(
      5_000,
    );
    expect((await get(`/docuware/document/${id}/file`)).rawPayload.equals(pdf)).toBe(true);
  });

  test("without figures is no e-invoice", async () => {
    const { id } = await createTestDocument(portal, company);
    expect((await get(`/docuware/document/${id}?form=xrechnung`)).statusCode).toBe(404);
    expect((await get(`/docuware/document/${id}?form=docx`)).statusCode).toBe(400);
  });

  test.each([
    ["damaged", (path: string) => writeFile(path, testPdf("forged"))],
    ["cut off", (path: string) => writeFile(path, testPdf().subarray(0, 20))],
    ["missing", (path: string) => rm(path)],
  ])("whose file is %s is refused in plain words, before anything is sent", async (_how, harm) => {
    const { id } = await createTestDocument(portal, company, {
      file: pdfUri(testPdf(`no ${company.companyId}`)),
    });
    await harm(await placeOf(id));
    for (const path of [`/docuware/document/${id}`, `/docuware/document/${id}/file`]) {
      const answer = await get(path);
      expect(answer.statusCode).toBe(500);
      expect(answer.json()).toMatchObject({
        code: "file_unreadable",
        message: "Datei konnte nicht empfangen werden.",
        details: [],
      });
      expect(answer.body).not.toContain(portal.config.DATA_DIR);
    }
  });
});

describe("several documents at once", () => {
  test("come as ZIP with a list, each under its own name", async () => {
    const receipt = await createTestDocument(portal, company, {
      type: "service_receipt",
      number: `X-${company.companyId}`,
    });
    const invoice = await createTestDocument(portal, company, {
      number: `=X-${company.companyId}`,
      netAmount: -128_450,
      type: "credit_note",
      serviceReceiptNumbers: [receipt.number],
    });
    const twin = await createTestDocument(portal, company, { number: `X-${company.companyId}` });
    const answer = await zip({ documentIds: [receipt.id, invoice.id, twin.id] });
    expect(answer.headers).toMatchObject({
      "content-type": "application/zip",
      "content-disposition": "attachment; filename=\"Belege.zip\"; filename*=UTF-8''Belege.zip",
    });
    const files = readZip(answer.rawPayload);
    const stem = `X-${company.companyId}`;
    expect([...files.keys()]).toEqual([`${stem}.pdf`, `_${stem}.pdf`, `${stem}-2.pdf`, "Belege.csv"]);
    expect(files.get(`_${stem}.pdf`)?.equals(testPdf())).toBe(true);
    const lines = files.get("Belege.csv")?.toString().replace("\uFEFF", "").trim().split("\r\n");
    expect(lines).toEqual([
      "Belegart;Nummer;Datum;Leistungszeitraum;Betrag netto;Umsatzsteuer;Betrag brutto;Währung;Fällig am;" +
        "Bestellnummer;Kostenstelle;Leistungsbeleg;Auftrag;Standortnummer;Standort;Datei",
      `Rechnung;${stem};01.03.2027;02.2027;89,50;;;EUR;;;;;;4100-02;Werkstatt 2;${stem}.pdf`,
      `Gutschrift;'=${stem};01.03.2027;02.2027;-1284,50;;;EUR;;;;${stem};;4100-02;Werkstatt 2;_${stem}.pdf`,
      `Leistungsbeleg;${stem};01.03.2027;02.2027;;;;;;;;${stem};;4100-02;Werkstatt 2;${stem}-2.pdf`,
    ]);
  });

  test("have a list that can be booked from: tax, gross, due date, PO number, cost centre and the site's number", async () => {
    const { id, number } = await createTestDocument(portal, company, {
      invoice: {
        ...testFigures([testLine({ quantity: 1, unitPrice: 10_000 })]),
        purchaseOrderNumber: "4500012841",
        costCentre: "4711",
        dueDate: "2027-03-15",
      },
    });
    const files = readZip((await zip({ documentIds: [id] })).rawPayload);
    expect(String(files.get("Belege.csv")).trim().split("\r\n")[1]).toBe(
      `Rechnung;${number};01.03.2027;02.2027;100,00;19,00;119,00;EUR;15.03.2027;` +
        `4500012841;4711;;;4100-02;Werkstatt 2;${number}.pdf`,
    );
  });

  test("hold every form that is wanted and there is", async () => {
    const { id, number } = await createTestDocument(portal, company, { invoice: testFigures() });
    await createTestDocument(portal, company);
    const files = readZip((await zip({ forms: ["zugferd", "xrechnung"] })).rawPayload);
    expect([...files.keys()]).toEqual([`${number}-zugferd.pdf`, `${number}-xrechnung.xml`, "Belege.csv"]);
    expect(id).toBeGreaterThan(0);
  });

  test("are listed once each, with the names of all their files, so that the amounts add up", async () => {
    const { number } = await createTestDocument(portal, company, { invoice: testFigures() });
    const files = readZip((await zip({ forms: ["pdf", "xrechnung", "zugferd"] })).rawPayload);
    const [, ...rows] = String(files.get("Belege.csv")).trim().split("\r\n");
    expect(rows.map((row) => row.split(";").at(-1))).toEqual([
      `${number}.pdf, ${number}-xrechnung.xml, ${number}-zugferd.pdf`,
    ]);
    expect(files.size).toBe(4);
  });

  test("leave out what cannot be read, and say so", async () => {
    const sound = await createTestDocument(portal, company);
    const gone = await createTestDocument(portal, company, {
      file: pdfUri(testPdf(`gone ${company.companyId}`)),
    });
    await rm(await placeOf(gone.id));
    const files = readZip((await zip({})).rawPayload);
    expect([...files.keys()]).toEqual([`${sound.number}.pdf`, "Belege.csv"]);
    expect(files.get("Belege.csv")?.toString()).toContain(
      `Rechnung;${gone.number};01.03.2027;02.2027;89,50;;;EUR;;;;;;4100-02;Werkstatt 2;Datei konnte nicht empfangen werden.`,
    );
  });

  test("of an empty selection are nothing", async () => {
    expect((await zip({ filter: "nothing of the kind" })).statusCode).toBe(404);
  });

  test("break off when the right is gone meanwhile", async () => {
    const user = await createTestUser(portal, company.companyId, {
      permissions: Object.values(permission),
      siteIds: [company.siteId],
    });
    for (let count = 0; count < 99; count += 1) await createTestDocument(portal, company);
    // The newest documents are sent first: they are larger than what the network buffers for a slow reader.
    const large = { file: pdfUri(testPdf("x".repeat(9_000_000))) };
    for (let count = 0; count < 2; count += 1) await createTestDocument(portal, company, large);
    const url = await portal.app.listen({ port: 0, host: "127.0.0.1" });
    const answer = await fetch(`${url}/api/docuware/documents/zip`, {
      method: "POST",
      headers: { authorization: `Bearer ${user.token}`, "content-type": "application/json" },
      body: "{}",
    });
    const reader = answer.body?.getReader();
    await reader?.read();
    await portal.database.db
      .updateTable("memberships")
      .set({ permissions: [permission.defaultUser] })
      .where("user_id", "=", user.userId)
      .execute();
    const readOn = async () => {
      for (;;) if ((await reader?.read())?.done) return "the end";
    };
    await expect(readOn()).rejects.toThrow("terminated");
  });
});

test("files come and go by whole names only", async () => {
  const names = await readdir(join(portal.config.DATA_DIR, "files"), { recursive: true });
  expect(names.filter((name) => !/^[0-9a-f]{2}([\\/][0-9a-f]{64})?$/.test(name))).toEqual([]);
});
