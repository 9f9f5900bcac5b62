import { formatDate } from "@kreislauf/contract/base";
import { documentsTexts, type InvoiceFigures, type InvoiceLine } from "@kreislauf/contract/documents";
import { formatEuroAmount, formatDecimal, formatCents } from "../base/format-german-numbers.ts";
import type { InvoiceDocument } from "../base/invoice-document.ts";
import { invoiceLineRemarks } from "../base/invoice-line-remarks.ts";
import { pageLayout, PdfWriter, rightEdge } from "./pdf-writer.ts";
import { type PdfCell, type PdfColumn, writeTable } from "./pdf-table.ts";
import { printedDocumentsTexts as texts } from "../base/printed-documents.texts.ts";
import { writeLetterFoot, writeLetterHead } from "./pdf-letter.ts";
import { zugferdFileName, zugferdMetadata } from "./zugferd-metadata.ts";

const columns: readonly PdfColumn[] = [
  { head: texts.columns.position, left: 0, width: 22 },
  { head: texts.columns.date, left: 26, width: 52 },
  { head: texts.columns.service, left: 82, width: 204 },
  { head: texts.columns.quantity, left: 282, width: 48, toRight: true },
  { head: texts.columns.unit, left: 334, width: 34 },
  { head: texts.columns.price, left: 364, width: 56, toRight: true },
  { head: texts.columns.amount, left: 420, width: 63.28, toRight: true },
];

const cellsOf = (line: InvoiceLine, index: number): PdfCell[] => [
  { text: String(index + 1) },
  { text: formatDate(line.serviceDate) },
  {
    text: line.description,
    remarks: invoiceLineRemarks(line).length === 0 ? [] : [invoiceLineRemarks(line).join(" · ")],
  },
  { text: formatDecimal(line.quantity, line.unit === "tonne" ? 3 : 0, 3) },
  { text: documentsTexts.de.unit[line.unit] },
  { text: formatCents(line.unitPrice) },
  { text: formatCents(line.netAmount) },
];

/**
 * Renders an invoice. With `data`, the XML to embed, it is a ZUGFeRD invoice (PDF/A-3), otherwise a PDF with the same
 * pages.
 */
export async function renderInvoicePdf(
  invoice: InvoiceDocument,
  createdAt: Temporal.Instant,
  data?: string,
): Promise<Buffer> {
  const { figures, type, number } = invoice;
  const { seller, buyer } = figures;
  const title = `${texts.title[type]} ${number}`;
  const sheet = new PdfWriter({
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
  writeSums(sheet, invoice, data !== undefined);
  writeLetterFoot(sheet, title, footOf(seller));
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
    ...given(texts.costCentre, figures.costCentre ?? null),
    ...given(texts.project, figures.project ?? null),
    ...given(texts.vatIdOfBuyer, figures.buyer.vatId),
    // Corrections have no due date.
    ...given(texts.dueDate, type === "invoice" ? formatDate(figures.dueDate) : null),
  ];
}

const sumsLeft = 300;

/** Writes the totals and the payment details, together on one page. */
function writeSums(sheet: PdfWriter, invoice: InvoiceDocument, isEInvoice: boolean): void {
  const { type, figures } = invoice;
  const sums = [
    [texts.net, figures.netAmount],
    ...figures.vat.map(
      (part) =>
        [
          texts.vat(formatDecimal(part.rate, 0, 2), formatEuroAmount(part.netAmount)),
          part.vatAmount,
        ] as const,
    ),
  ] as const;
  const payment = paymentLines(sheet, invoice, isEInvoice);
  sheet.makeRoom(sums.length * 15 + 60 + payment.length * 13);
  sheet.y += 6;
  for (const [label, cents] of sums) {
    sheet.element("P", () => {
      sheet.text(label, sumsLeft, sheet.y);
      sheet.text(formatEuroAmount(cents), rightEdge, sheet.y, { toRight: true });
    });
    sheet.y += 15;
  }
  sheet.line(sheet.y, sumsLeft, rightEdge, true);
  sheet.y += 6;
  sheet.element("P", () => {
    sheet.text(texts.gross[type], sumsLeft, sheet.y, { size: 11, weight: "bold" });
    sheet.text(formatEuroAmount(figures.grossAmount), rightEdge, sheet.y, {
      size: 11,
      weight: "bold",
      toRight: true,
    });
  });
  sheet.y += 32;
  sheet.element("H2", () => sheet.text(texts.payment, pageLayout.left, sheet.y, { weight: "bold" }));
  sheet.y += 15;
  for (const line of payment) {
    sheet.element("P", () => sheet.text(line, pageLayout.left, sheet.y));
    sheet.y += 13;
  }
}

/** The payment details. Only an invoice has bank details, because only an invoice is paid. */
function paymentLines(sheet: PdfWriter, invoice: InvoiceDocument, isEInvoice: boolean): string[] {
  const { seller, paymentTerms } = invoice.figures;
  const account = [
    texts.bank(grouped(seller.iban), seller.bic, seller.bankName),
    texts.reference(invoice.number),
  ];
  return [
    paymentTerms,
    ...(invoice.type === "invoice" ? account : []),
    ...(isEInvoice ? [texts.eInvoice] : []),
  ].flatMap((text) => sheet.wrap(text, rightEdge - pageLayout.left));
}

/** Formats an IBAN in groups of four characters. */
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

function attach(sheet: PdfWriter, data: string, createdAt: Temporal.Instant): void {
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
