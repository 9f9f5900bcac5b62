import { page, type PdfSheet, rightEdge } from "./pdf-sheet.ts";
import { voucherTexts } from "./vouchers.texts.ts";

export interface LetterParty {
  readonly name: string;
  readonly street: string;
  readonly zip: string;
  readonly city: string;
}

interface Letter {
  readonly from: LetterParty;
  readonly to: LetterParty;
  /** Above the address of the recipient, at the right. */
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly title: string;
  /** What it is about, below the title. */
  readonly subject: readonly string[];
}

const addressTop = 128;
const factsLeft = 340;
const factLabelWidth = 104;
const titleGap = 26;

/** The head of a German business letter: who writes to whom, the facts at the right, the title below. */
export function writeLetterHead(sheet: PdfSheet, { from, to, facts, title, subject }: Letter): void {
  sheet.element("P", () => sheet.text(from.name, page.left, page.top, { size: 15, weight: "bold" }));
  sheet.line(page.top + 26, page.left, rightEdge, true);
  sheet.element("P", () =>
    sheet.text(`${from.name} · ${from.street} · ${from.zip} ${from.city}`, page.left, addressTop - 18, {
      size: 7.5,
      quiet: true,
    }),
  );
  sheet.element("P", () =>
    [to.name, to.street, `${to.zip} ${to.city}`].forEach((line, index) =>
      sheet.text(line, page.left, addressTop + index * 14, { size: 10.5 }),
    ),
  );
  let y = addressTop - 18;
  const valueWidth = rightEdge - factsLeft - factLabelWidth;
  for (const [label, value] of facts) {
    const lines = sheet.wrap(value, valueWidth);
    sheet.element("P", () => {
      sheet.text(label, factsLeft, y, { quiet: true });
      lines.forEach((line, index) => sheet.text(line, factsLeft + factLabelWidth, y + index * 12));
    });
    y += 2 + lines.length * 12;
  }
  y = Math.max(y, addressTop + 42) + titleGap;
  sheet.element("H1", () => sheet.text(title, page.left, y, { size: 15, weight: "bold" }));
  y += 24;
  for (const line of subject.flatMap((text) => sheet.wrap(text, rightEdge - page.left))) {
    sheet.element("P", () => sheet.text(line, page.left, y, { quiet: true }));
    y += 13;
  }
  sheet.y = y + 12;
}

const footTop = 744;

/** Who issues it, on every page, with what it is and the number of the page. */
export function writeLetterFoot(
  sheet: PdfSheet,
  title: string,
  columns: readonly (readonly string[])[],
): void {
  const width = (rightEdge - page.left) / columns.length;
  sheet.onEveryPage((number, count) => {
    sheet.document
      .moveTo(page.left, footTop)
      .lineTo(rightEdge, footTop)
      .lineWidth(0.5)
      .strokeColor("#C9D2DE")
      .stroke();
    columns.forEach((lines, column) =>
      lines
        .flatMap((line) => sheet.wrap(line, width - 10, { size: 7.5 }))
        .forEach((line, index) =>
          sheet.text(line, page.left + column * width, footTop + 8 + index * 10, { size: 7.5, quiet: true }),
        ),
    );
    sheet.text(`${title} · ${voucherTexts.page(number, count)}`, rightEdge, footTop + 62, {
      size: 7.5,
      quiet: true,
      toRight: true,
    });
  });
}
