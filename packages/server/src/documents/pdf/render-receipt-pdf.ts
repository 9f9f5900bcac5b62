import { formatDate } from "@kreislauf/contract/base";
import { formatAvvCode, formatOrderedAmount } from "@kreislauf/contract/catalog";
import type { ReceiptFigures } from "@kreislauf/contract/documents";
import { noteParties } from "@kreislauf/contract/proofs";
import { formatDecimal } from "../base/format-german-numbers.ts";
import type { InvoiceDocument } from "../base/invoice-document.ts";
import { pageLayout, PdfWriter, rightEdge } from "./pdf-writer.ts";
import { type PdfCell, type PdfColumn, writeTable } from "./pdf-table.ts";
import { printedDocumentsTexts as texts } from "../base/printed-documents.texts.ts";
import { writeLetterFoot, writeLetterHead } from "./pdf-letter.ts";

/** Everything from which the file of a service receipt is generated. */
export interface ReceiptDocument extends Pick<InvoiceDocument, "number" | "date" | "corrects" | "site"> {
  readonly figures: ReceiptFigures;
}

const columns: readonly PdfColumn[] = [
  { head: texts.receiptColumns.service, left: 0, width: 138 },
  { head: texts.receiptColumns.waste, left: 144, width: 140 },
  { head: texts.receiptColumns.gross, left: 284, width: 52, toRight: true },
  { head: texts.receiptColumns.tare, left: 336, width: 50, toRight: true },
  { head: texts.receiptColumns.weight, left: 386, width: 52, toRight: true },
  { head: texts.receiptColumns.treatment, left: 438, width: 45.28, toRight: true },
];

const weight = (kilograms: number | null, unknown: string) =>
  kilograms === null ? unknown : texts.kilograms(formatDecimal(kilograms, 0, 3));

const cellsOf = (line: ReceiptFigures["lines"][number]): PdfCell[] => {
  const isHazardous = line.avvCode.endsWith("*");
  const code = formatAvvCode(line.avvCode.slice(0, 6), isHazardous);
  return [
    { text: line.description, remarks: [formatOrderedAmount(line.amount, line.unit, line.container, "de")] },
    {
      text: line.wasteType,
      remarks: [...(code === "" ? [] : [texts.avv(code)]), ...(isHazardous ? [texts.hazardous] : [])],
    },
    { text: weight(line.grossKg, "–") },
    { text: weight(line.tareKg, "–") },
    { text: weight(line.weightKg, "–") },
    { text: line.treatmentCode ?? "–" },
  ];
};

const given = (label: string, value: string | null | undefined): readonly (readonly [string, string])[] =>
  value ? [[label, value]] : [];

/**
 * A line that says for each party whether it has signed the transport note; empty without a note. The disposer does not
 * sign a handover note.
 */
function signatureLines(note: ReceiptFigures["wasteNote"]): readonly string[] {
  if (!note) return [];
  const parties = noteParties.filter((party) => note.kind === "consignment" || party !== "disposer");
  const states = parties.map((party) => {
    const signedOn = note.signedOn[party];
    const name = texts.noteParties[party];
    return signedOn === null ? texts.unsigned(name) : texts.signed(name, formatDate(signedOn));
  });
  return [texts.signatures(`${texts.noteKinds[note.kind]} ${note.number}`, states)];
}

/** Renders a service receipt: what was done, when and where, and the weight. */
export async function renderReceiptPdf(
  receipt: ReceiptDocument,
  createdAt: Temporal.Instant,
): Promise<Buffer> {
  const { figures, number, date, corrects, site } = receipt;
  const { issuer, customer } = figures;
  const title = `${texts.title.service_receipt} ${number}`;
  const sheet = new PdfWriter({
    title,
    author: issuer.name,
    subject: texts.order(figures.orderNumber),
    createdAt,
    archival: false,
  });
  writeLetterHead(sheet, {
    from: issuer,
    to: customer,
    facts: [
      [texts.number.service_receipt, number],
      [texts.date, formatDate(date)],
      [texts.customerNumber, customer.customerNumber],
      [texts.orderNumber, figures.orderNumber],
      ...given(texts.customerOrderNumber, figures.customerOrderNumber),
      ...given(texts.costCentre, figures.costCentre),
      ...given(texts.project, figures.project),
      [texts.executedOn, formatDate(figures.executedOn)],
      [texts.disposer, figures.disposer],
      ...(figures.wasteNote
        ? [
            [texts.noteKinds[figures.wasteNote.kind], figures.wasteNote.number] as const,
            ...given(texts.proof, figures.wasteNote.proofNumber),
          ]
        : []),
    ],
    title,
    subject: [
      `${texts.site}: ${site.alias}, ${site.street}, ${site.zip} ${site.city}`,
      ...(corrects === null ? [] : [texts.replaces(corrects.number, formatDate(corrects.date))]),
    ],
  });
  writeTable(sheet, columns, figures.lines.map(cellsOf));
  writeTotal(sheet, figures);
  writeLetterFoot(sheet, title, [
    [issuer.name, issuer.street, `${issuer.zip} ${issuer.city}`],
    [texts.phone(issuer.phone), issuer.email],
  ]);
  return await sheet.finish();
}

function writeTotal(sheet: PdfWriter, { lines, note, wasteNote }: ReceiptFigures): void {
  const weighed = lines.filter((line) => line.weightKg !== null);
  const total = weighed.reduce((sum, line) => sum + (line.weightKg ?? 0), 0);
  sheet.y += 6;
  sheet.makeRoom(70);
  sheet.element("P", () => {
    sheet.text(texts.totalWeight, pageLayout.left, sheet.y, { weight: "bold" });
    sheet.text(weight(weighed.length === 0 ? null : total, texts.unweighed), rightEdge, sheet.y, {
      weight: "bold",
      toRight: true,
    });
  });
  sheet.y += 28;
  const remarks = [...signatureLines(wasteNote), ...(note === null ? [] : [note]), texts.receiptRemark];
  for (const line of remarks.flatMap((text) => sheet.wrap(text, rightEdge - pageLayout.left))) {
    sheet.element("P", () => sheet.text(line, pageLayout.left, sheet.y, { muted: true }));
    sheet.y += 13;
  }
}
