import { pageLayout, type PdfWriter, rightEdge, type TextStyle } from "./pdf-writer.ts";

export interface PdfColumn {
  readonly head: string;
  /** The left edge of the column, in points from the left margin. */
  readonly left: number;
  readonly width: number;
  readonly toRight?: boolean;
}

/** A cell: its text, which may wrap, and smaller remarks below. */
export interface PdfCell {
  readonly text: string;
  readonly remarks?: readonly string[];
  readonly weight?: TextStyle["weight"];
}

const lineHeight = 12;
const remarkHeight = 10.5;
const remarkSize = 7.5;

/**
 * Writes a table. Its header is repeated on every page, and it is tagged so that screen readers read each figure with
 * its column.
 */
export function writeTable(
  sheet: PdfWriter,
  columns: readonly PdfColumn[],
  rows: readonly (readonly PdfCell[])[],
): void {
  const table = sheet.group("Table");
  const edge = ({ left, width, toRight }: PdfColumn) => pageLayout.left + left + (toRight ? width : 0);
  const look = ({ toRight = false }: PdfColumn): TextStyle => ({ toRight });

  const drawHead = () => {
    for (const column of columns) {
      sheet.text(column.head, edge(column), sheet.y, { ...look(column), size: 8, weight: "bold" });
    }
  };
  const endHead = () => {
    sheet.y += 15;
    sheet.line(sheet.y - 1, pageLayout.left, rightEdge, true);
    sheet.y += 5;
  };
  const head = sheet.group("TR", table);
  for (const column of columns) {
    sheet.element(
      "TH",
      () => sheet.text(column.head, edge(column), sheet.y, { ...look(column), size: 8, weight: "bold" }),
      head,
    );
  }
  head.end();
  endHead();
  sheet.repeatHead(() => {
    sheet.decoration(drawHead, "Pagination");
    endHead();
  });

  for (const row of rows) {
    const cells = row.map((cell, index) => {
      const column = columns[index] as PdfColumn;
      const style = cell.weight === undefined ? {} : { weight: cell.weight };
      const lines = sheet.wrap(cell.text, column.width, style);
      const remarks = (cell.remarks ?? []).flatMap((text) =>
        sheet.wrap(text, column.width, { size: remarkSize }),
      );
      const height = lines.length * lineHeight + remarks.length * remarkHeight;
      return { column, style, lines, remarks, height };
    });
    const height = Math.max(...cells.map((cell) => cell.height));
    sheet.makeRoom(height + 10);
    const element = sheet.group("TR", table);
    for (const { column, style, lines, remarks } of cells) {
      sheet.element(
        "TD",
        () => {
          let y = sheet.y;
          for (const line of lines) {
            sheet.text(line, edge(column), y, { ...look(column), ...style });
            y += lineHeight;
          }
          for (const remark of remarks) {
            sheet.text(remark, edge(column), y, { ...look(column), size: remarkSize, muted: true });
            y += remarkHeight;
          }
        },
        element,
      );
    }
    element.end();
    sheet.y += height + 4;
    sheet.line(sheet.y);
    sheet.y += 5;
  }
  table.end();
  sheet.repeatHead(undefined);
}
