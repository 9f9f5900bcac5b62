import { pageLayout, type PdfWriter, rightEdge } from "./pdf-writer.ts";
import { printedDocumentsTexts } from "../base/printed-documents.texts.ts";

export interface LetterParty {
  readonly name: string;
  readonly street: string;
  readonly zip: string;
  readonly city: string;
}

interface Letter {
  readonly from: LetterParty;
  readonly to: LetterParty;
  /** Facts such as number and date, printed at the right, beginning above the recipient's postal address. */
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly title: string;
  /** The subject, one text per line, below the title. */
  readonly subject: readonly string[];
}

const addressTop = 128;
const factsLeft = 340;
const factLabelWidth = 104;
const titleGap = 26;

/** Writes the head of a German business letter: sender and recipient, the facts at the right, and the title below. */
export function writeLetterHead(sheet: PdfWriter, { from, to, facts, title, subject }: Letter): void {
  sheet.element("P", () =>
    sheet.text(from.name, pageLayout.left, pageLayout.top, { size: 15, weight: "bold" }),
  );
  sheet.line(pageLayout.top + 26, pageLayout.left, rightEdge, true);
  sheet.element("P", () =>
    sheet.text(`${from.name} · ${from.street} · ${from.zip} ${from.city}`, pageLayout.left, addressTop - 18, {
      size: 7.5,
      muted: true,
    }),
  );
  sheet.element("P", () =>
    [to.name, to.street, `${to.zip} ${to.city}`].forEach((line, index) =>
      sheet.text(line, pageLayout.left, addressTop + index * 14, { size: 10.5 }),
    ),
  );
  let y = addressTop - 18;
  const valueWidth = rightEdge - factsLeft - factLabelWidth;
  for (const [label, value] of facts) {
    const lines = sheet.wrap(value, valueWidth);
    sheet.element("P", () => {
      sheet.text(label, factsLeft, y, { muted: true });
      lines.forEach((line, index) => sheet.text(line, factsLeft + factLabelWidth, y + index * 12));
    });
    y += 2 + lines.length * 12;
  }
  y = Math.max(y, addressTop + 42) + titleGap;
  sheet.element("H1", () => sheet.text(title, pageLayout.left, y, { size: 15, weight: "bold" }));
  y += 24;
  for (const line of subject.flatMap((text) => sheet.wrap(text, rightEdge - pageLayout.left))) {
    sheet.element("P", () => sheet.text(line, pageLayout.left, y, { muted: true }));
    y += 13;
  }
  sheet.y = y + 12;
}

const footTop = 744;

/** Writes a footer on every page: the issuer, the kind of document and the page number. */
export function writeLetterFoot(
  sheet: PdfWriter,
  title: string,
  columns: readonly (readonly string[])[],
): void {
  const width = (rightEdge - pageLayout.left) / columns.length;
  sheet.onEveryPage((number, count) => {
    sheet.document
      .moveTo(pageLayout.left, footTop)
      .lineTo(rightEdge, footTop)
      .lineWidth(0.5)
      .strokeColor("#C9D2DE")
      .stroke();
    columns.forEach((lines, column) =>
      lines
        .flatMap((line) => sheet.wrap(line, width - 10, { size: 7.5 }))
        .forEach((line, index) =>
          sheet.text(line, pageLayout.left + column * width, footTop + 8 + index * 10, {
            size: 7.5,
            muted: true,
          }),
        ),
    );
    sheet.text(`${title} · ${printedDocumentsTexts.page(number, count)}`, rightEdge, footTop + 62, {
      size: 7.5,
      muted: true,
      toRight: true,
    });
  });
}
