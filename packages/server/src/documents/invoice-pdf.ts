import { formatDate } from "@kreislauf/contract/base";
import { documentsTexts, type InvoiceFigures, type InvoiceLine } from "@kreislauf/contract/documents";
import { amount, decimal, euros } from "./german-figures.ts";
import type { InvoiceDocument } from "./invoice-document.ts";
import { lineRemarks } from "./line-remarks.ts";
import { page, PdfSheet, rightEdge } from "./pdf-sheet.ts";
import { type PdfCell, type PdfColumn, writeTable } from "./pdf-table.ts";
import { voucherTexts as texts } from "./vouchers.texts.ts";
import { writeLetterFoot, writeLetterHead } from "./voucher-letter.ts";
import { zugferdFileName, zugferdMetadata } from "./zugferd-metadata.ts";

const columns: readonly PdfColumn[] = [
  { head: texts.columns.position, left: 0, width: 22 },
  { head: texts.columns.date, left: 26, width: 52 },
  { head: texts.columns.service, left: 82, width: 196 },
  { head: texts.columns.quantity, left: 280, width: 46, toRight: true },
  { head: texts.columns.unit, left: 334, width: 34 },
  { head: texts.columns.price, left: 364, width: 56, toRight: true },
  { head: texts.columns.amount, left: 420, width: 63.28, toRight: true },
];

const cellsOf = (line: InvoiceLine, index: number): PdfCell[] => [
  { text: String(index + 1) },
  { text: formatDate(line.serviceDate) },
  { text: line.description, remarks: lineRemarks(line).length === 0 ? [] : [lineRemarks(line).join(" · ")] },
  { text: decimal(line.quantity, line.unit === "tonne" ? 3 : 0, 3) },
  { text: documentsTexts.de.unit[line.unit] },
  { text: euros(line.unitPrice) },
  { text: euros(line.netAmount) },
];

/** With the data inside it is a ZUGFeRD invoice (PDF/A-3); without, the same paper to read. */
export async function drawInvoice(
  invoice: InvoiceDocument,
  createdAt: Temporal.Instant,
  data?: string,
): Promise<Buffer> {
  const { figures, type, number } = invoice;
  const { seller, buyer } = figures;
  const title = `${texts.title[type]} ${number}`;
  const sheet = new PdfSheet({
    title,
    author: seller.name,
    subject: `${texts.servicePeriod} ${period(figures)}`,
    createdAt,
    archival: data !== undefined,
  });
  writeLetterHead(sheet, {
    from: seller,
    to: buyer,
    facts: factsOf(invoice),
    title,
    subject: [
      `${texts.site}: ${invoice.site.alias}, ${invoice.site.street}, ${invoice.site.zip} ${invoice.site.city}`,
      ...(invoice.corrects === null
        ? []
        : [texts.corrects(invoice.corrects.number, formatDate(invoice.corrects.date))]),
    ],
  });
  writeTable(sheet, columns, figures.lines.map(cellsOf));
  writeSums(sheet, invoice);
  writePayment(sheet, invoice, data !== undefined);
  writeLetterFoot(sheet, footOf(seller));
  if (data !== undefined) attach(sheet, data, createdAt);
  return await sheet.finish();
}

const period = ({ serviceFrom, serviceTo }: InvoiceFigures) =>
  serviceFrom === serviceTo
    ? formatDate(serviceFrom)
    : `${formatDate(serviceFrom)} – ${formatDate(serviceTo)}`;

function factsOf({ type, number, date, figures }: InvoiceDocument): [string, string][] {
  const given = (label: string, value: string | null): [string, string][] =>
    value === null ? [] : [[label, value]];
  return [
    [texts.number[type], number],
    [texts.date, formatDate(date)],
    [texts.customerNumber, figures.buyer.customerNumber],
    [texts.servicePeriod, period(figures)],
    ...given(texts.buyerReference, figures.buyerReference),
    ...given(texts.purchaseOrder, figures.purchaseOrderNumber),
    ...given(texts.vatIdOfBuyer, figures.buyer.vatId),
    [texts.dueDate, formatDate(figures.dueDate)],
  ];
}

const sumsLeft = 300;

function writeSums(sheet: PdfSheet, { type, figures }: InvoiceDocument): void {
  const gross = type === "credit_note" ? texts.grossOfCredit : texts.gross;
  const sums = [
    [texts.net, figures.netAmount],
    ...figures.vat.map(
      (part) => [texts.vat(decimal(part.rate, 0, 2), amount(part.netAmount)), part.vatAmount] as const,
    ),
  ] as const;
  sheet.makeRoom(sums.length * 15 + 40);
  sheet.y += 6;
  for (const [label, cents] of sums) {
    sheet.element("P", () => {
      sheet.text(label, sumsLeft, sheet.y);
      sheet.text(amount(cents), rightEdge, sheet.y, { toRight: true });
    });
    sheet.y += 15;
  }
  sheet.line(sheet.y, sumsLeft, rightEdge, true);
  sheet.y += 6;
  sheet.element("P", () => {
    sheet.text(gross, sumsLeft, sheet.y, { size: 11, weight: "bold" });
    sheet.text(amount(figures.grossAmount), rightEdge, sheet.y, { size: 11, weight: "bold", toRight: true });
  });
  sheet.y += 32;
}

function writePayment(sheet: PdfSheet, { number, figures }: InvoiceDocument, isEInvoice: boolean): void {
  const { seller } = figures;
  const width = rightEdge - page.left;
  const lines = [
    ...sheet.wrap(figures.paymentTerms, width),
    ...sheet.wrap(texts.bank(grouped(seller.iban), seller.bic, seller.bankName), width),
    ...sheet.wrap(texts.reference(number), width),
    ...(isEInvoice ? sheet.wrap(texts.eInvoice, width) : []),
  ];
  sheet.makeRoom(20 + lines.length * 13);
  sheet.element("H2", () => sheet.text(texts.payment, page.left, sheet.y, { weight: "bold" }));
  sheet.y += 15;
  for (const line of lines) {
    sheet.element("P", () => sheet.text(line, page.left, sheet.y));
    sheet.y += 13;
  }
}

/** An IBAN as people read it. */
const grouped = (iban: string) => iban.replaceAll(/.{4}(?=.)/g, "$& ");

const footOf = (seller: InvoiceFigures["seller"]): string[][] => [
  [seller.name, seller.street, `${seller.zip} ${seller.city}`],
  [texts.phone(seller.phone), seller.email, seller.contactName],
  [
    texts.vatId(seller.vatId),
    ...(seller.taxNumber === null ? [] : [texts.taxNumber(seller.taxNumber)]),
    ...(seller.legalNote === null ? [] : [seller.legalNote]),
  ],
];

function attach(sheet: PdfSheet, data: string, createdAt: Temporal.Instant): void {
  const date = new Date(createdAt.epochMilliseconds);
  const attachment = {
    name: zugferdFileName,
    description: zugferdFileName,
    type: "text/xml",
    relationship: "Alternative",
    creationDate: date,
    modifiedDate: date,
  };
  sheet.document.file(Buffer.from(data), attachment);
  sheet.document.appendXML(zugferdMetadata);
}
