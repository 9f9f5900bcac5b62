import { pageLayout, type PdfWriter, rightEdge, type TextStyle } from "./pdf-writer.ts";

/** Space for a heading in points: it stays on one page with the header and first row of its table. */
const headingRoom = 90;
const footTop = 770;
const small = { size: 7.5, muted: true } as const;

/** Writes paragraphs, headings and the footer of documents that people keep: registers, folders, balances. */
export function paperOn(sheet: PdfWriter) {
  return {
    title: (text: string): void => {
      sheet.element("H1", () => sheet.text(text, pageLayout.left, sheet.y, { size: 15, weight: "bold" }));
      sheet.y += 24;
    },
    heading: (text: string): void => {
      sheet.makeRoom(headingRoom);
      sheet.y += 12;
      sheet.element("H2", () => sheet.text(text, pageLayout.left, sheet.y, { size: 11, weight: "bold" }));
      sheet.y += 20;
    },
    paragraph: (text: string, look: TextStyle = {}, height = 14): void => {
      for (const part of sheet.wrap(text, rightEdge - pageLayout.left, look)) {
        sheet.makeRoom(height);
        sheet.element("P", () => sheet.text(part, pageLayout.left, sheet.y, look));
        sheet.y += height;
      }
    },
    /**
     * Writes the footer on every page: `basis` says by which rules and when the document was made, `place` gives the
     * page number.
     */
    foot: (basis: string, place: (page: number, pages: number) => string): void =>
      sheet.onEveryPage((page, pages) => {
        sheet.text(basis, pageLayout.left, footTop, small);
        sheet.text(place(page, pages), rightEdge, footTop + 12, { ...small, toRight: true });
      }),
  };
}
