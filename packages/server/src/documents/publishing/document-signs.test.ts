import { invoiceTypeCode, type DocumentFigures, type DocumentList } from "@kreislauf/contract/documents";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readPdfBack, xmlReader } from "../../../test/assertions/read-documents-back.ts";
import { createTestCompany, type TestCompany } from "../../../test/factories/company.ts";
import { createTestDocument, testFigures, testLine } from "../../../test/factories/document.ts";
import { openTestPortal, type TestPortal } from "../../../test/portal/portal.ts";

let portal: TestPortal;
let company: TestCompany;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  company = await createTestCompany(portal);
});

const publish = (wish: Parameters<typeof createTestDocument>[2]) => createTestDocument(portal, company, wish);
const get = (path: string) => portal.call({ path, token: company.token });
const figuresOf = (quantity: number) =>
  testFigures([
    testLine({ quantity, unitPrice: 5_000 }),
    testLine({ quantity: 2 * quantity, unitPrice: 2_320 }),
  ]);

/** Publishes one document of each type. The figures of the credit note and the cancellations have this sign. */
async function publishAll(sign: 1 | -1) {
  const invoice = await publish({ invoice: figuresOf(1) });
  const credit = await publish({
    type: "credit_note",
    correctsNumber: invoice.number,
    invoice: figuresOf(sign),
  });
  const cancelled = await publish({
    type: "cancellation_invoice",
    correctsNumber: invoice.number,
    invoice: figuresOf(sign),
  });
  const restored = await publish({
    type: "cancellation_credit_note",
    correctsNumber: credit.number,
    invoice: figuresOf(sign),
  });
  return {
    invoice,
    credit_note: credit,
    cancellation_invoice: cancelled,
    cancellation_credit_note: restored,
  };
}

describe.each([1, -1] as const)("amounts published with the sign %i", (sign) => {
  test("have the sign of what they do to the account, in list, lines, PDF, XML, ZIP and sum", async () => {
    const published = await publishAll(sign);
    const body = { limit: 100 };
    const list = (
      await portal.call({ method: "POST", path: "/docuware/documents", body, token: company.token })
    ).json<DocumentList>();
    const zip = await portal.call({
      method: "POST",
      path: "/docuware/documents/zip",
      body: {},
      token: company.token,
    });
    const contents = zip.rawPayload.toString();
    for (const [type, { id, number }] of Object.entries(published)) {
      const effect = type === "invoice" || type === "cancellation_credit_note" ? 1 : -1;
      const net = effect * 9_640;
      const gross = effect * 11_472;
      expect([type, list.documents.find((document) => document.id === id)?.netAmount]).toEqual([type, net]);

      const { figures } = (await get(`/docuware/document/${id}/figures`)).json<DocumentFigures>();
      expect(figures).toMatchObject({
        netAmount: net,
        grossAmount: gross,
        vat: [{ netAmount: net, vatAmount: effect * 1_832 }],
        lines: [
          { quantity: effect, unitPrice: 5_000, netAmount: effect * 5_000 },
          { quantity: effect * 2, unitPrice: 2_320, netAmount: effect * 4_640 },
        ],
      });

      const { text } = await readPdfBack((await get(`/docuware/document/${id}/file`)).rawPayload);
      const minus = effect === 1 ? "" : "−";
      expect(text[0]).toContain(`betrag ${minus}114,72 €`);
      expect(text[0]).toContain(`Summe netto ${minus}96,40 €`);

      const xml = xmlReader((await get(`/docuware/document/${id}/file?form=xrechnung`)).body);
      const settlement = "CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement";
      const total = xml.text(
        `${settlement}/SpecifiedTradeSettlementHeaderMonetarySummation/DuePayableAmount`,
      );
      // In a document of type 381 credited amounts are positive.
      const code = invoiceTypeCode[type as keyof typeof published];
      expect([type, Math.round(Number(total) * 100) * (code === 381 ? -1 : 1)]).toEqual([type, gross]);

      const hyphen = effect === 1 ? "" : "-";
      expect(contents).toContain(`;${number};`);
      expect(contents).toContain(`;${hyphen}96,40;${hyphen}18,32;${hyphen}114,72;EUR;`);
    }
    expect(list.documents.reduce((sum, { netAmount }) => sum + (netAmount ?? 0), 0)).toBe(0);
  });
});

test("one that is published without figures counts by its type, too", async () => {
  const invoice = await publish({ netAmount: 8_950 });
  await publish({ type: "credit_note", netAmount: 1_000, correctsNumber: invoice.number });
  await publish({ type: "cancellation_invoice", netAmount: 8_950, correctsNumber: invoice.number });
  const body = { orderBy: "netAmount", sortOrder: "asc" };
  const { documents } = (
    await portal.call({ method: "POST", path: "/docuware/documents", body, token: company.token })
  ).json<DocumentList>();
  expect(documents.map(({ netAmount }) => netAmount)).toEqual([-8_950, -1_000, 8_950]);
});
