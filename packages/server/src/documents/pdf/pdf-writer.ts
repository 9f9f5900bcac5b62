import Pdf from "pdfkit";
import { loadFont, type FontScript, type FontWeight, splitIntoRuns } from "./pdf-fonts.ts";

/** An A4 page with the margins of a German business letter (DIN 5008), in points. */
export const pageLayout = {
  width: 595.28,
  height: 841.89,
  left: 62,
  right: 50,
  top: 48,
  bottom: 108,
} as const;
export const rightEdge = pageLayout.width - pageLayout.right;
const lowestLine = pageLayout.height - pageLayout.bottom;

/** Matches spaces at which a line may break: not between a number and its unit, nor between AVV and its code. */
const breaks = / (?!(?:kg|t|l|m³|€)(?!\p{L}))(?<!AVV )/u;

const textColor = "#14243D";
const mutedColor = "#4A5A72";
const hairline = "#C9D2DE";

export interface TextStyle {
  readonly size?: number;
  readonly weight?: FontWeight;
  readonly muted?: boolean;
  /** Right-aligned at `x` instead of left-aligned. */
  readonly toRight?: boolean;
}

interface SheetOptions {
  readonly title: string;
  readonly author: string;
  readonly subject: string;
  readonly createdAt: Temporal.Instant;
  /** True makes the document a PDF/A-3, which ZUGFeRD requires. */
  readonly archival: boolean;
  readonly isLandscape?: boolean;
}

type Document = InstanceType<typeof Pdf>;
type Structure = ReturnType<Document["struct"]>;

/**
 * Writes a tagged PDF from top to bottom, line by line. Every text belongs to a structure element, so that screen
 * readers read the texts in the right sequence; ruled lines and repeated footers are marked as artifacts.
 */
export class PdfWriter {
  readonly document: Document;
  /** The vertical position of the next line, in points from the top. */
  y: number = pageLayout.top;
  readonly #root: Structure;
  readonly #fonts = new Set<string>();
  #repeatedHead: (() => void) | undefined;

  constructor({ title, author, subject, createdAt, archival, isLandscape = false }: SheetOptions) {
    const date = new Date(createdAt.epochMilliseconds);
    this.document = new Pdf({
      size: "A4",
      layout: isLandscape ? "landscape" : "portrait",
      margin: 0,
      pdfVersion: "1.7",
      lang: "de-DE",
      tagged: true,
      displayTitle: true,
      bufferPages: true,
      font: null as never,
      info: { Title: title, Author: author, Subject: subject, CreationDate: date, ModDate: date },
      ...(archival && { subset: "PDF/A-3b" as const }),
    });
    this.#root = this.document.struct("Document");
    this.document.addStructure(this.#root);
  }

  /** Adds a structure element with its content. */
  element(type: string, write: () => void, within: Structure = this.#root): Structure {
    const element = this.document.struct(type, {}, [write]);
    within.add(element);
    element.end();
    return element;
  }

  /** Adds a structure element for children, such as a table or a row. */
  group(type: string, within: Structure = this.#root): Structure {
    const element = this.document.struct(type);
    within.add(element);
    return element;
  }

  /** Draws decoration that screen readers skip. */
  decoration(draw: () => void, kind: "Layout" | "Pagination" = "Layout"): void {
    this.document.markContent("Artifact", { type: kind });
    draw();
    this.document.endMarkedContent();
  }

  text(text: string, x: number, y: number, look: TextStyle = {}): void {
    const { size = 9, weight = "regular", toRight = false } = look;
    let left = toRight ? x - this.width(text, look) : x;
    for (const run of splitIntoRuns(text)) {
      this.#font(run.script, weight)
        .fontSize(size)
        .fillColor(look.muted ? mutedColor : textColor)
        .text(run.text, left, y, { lineBreak: false });
      left += this.document.widthOfString(run.text);
    }
  }

  #font(script: FontScript, weight: FontWeight): Document {
    const name = `${script}-${weight}`;
    if (!this.#fonts.has(name)) this.document.registerFont(name, loadFont(script, weight));
    this.#fonts.add(name);
    return this.document.font(name);
  }

  width(text: string, { size = 9, weight = "regular" }: TextStyle = {}): number {
    return splitIntoRuns(text).reduce((total, run) => {
      this.#font(run.script, weight).fontSize(size);
      return total + this.document.widthOfString(run.text);
    }, 0);
  }

  /** Splits a text into the lines of a column; a word wider than the column is broken. */
  wrap(text: string, width: number, look: TextStyle = {}): string[] {
    const lines: string[] = [];
    let line = "";
    for (const word of text.split(breaks).flatMap((each) => this.#pieces(each, width, look))) {
      const longer = line === "" ? word : `${line} ${word}`;
      if (line !== "" && this.width(longer, look) > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    return [...lines, line];
  }

  #pieces(word: string, width: number, look: TextStyle): string[] {
    if (this.width(word, look) <= width) return [word];
    const half = Math.ceil(word.length / 2);
    return [word.slice(0, half), word.slice(half)].flatMap((piece) => this.#pieces(piece, width, look));
  }

  line(y: number, from: number = pageLayout.left, to: number = rightEdge, thick = false): void {
    this.decoration(() =>
      this.document
        .moveTo(from, y)
        .lineTo(to, y)
        .lineWidth(thick ? 1 : 0.5)
        .strokeColor(thick ? textColor : hairline)
        .stroke(),
    );
  }

  /** Sets what is drawn at the top of every page on which a table continues; undefined for nothing. */
  repeatHead(write: (() => void) | undefined): void {
    this.#repeatedHead = write;
  }

  /** Starts a new page if the next content does not fit on this one. */
  makeRoom(height: number): void {
    if (this.y + height <= lowestLine) return;
    this.document.addPage();
    this.y = pageLayout.top;
    this.#repeatedHead?.();
  }

  /** Calls `write` for every page. Call it when all pages exist. */
  onEveryPage(write: (number: number, count: number) => void): void {
    const { start, count } = this.document.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      this.document.switchToPage(start + index);
      this.decoration(() => write(index + 1, count), "Pagination");
    }
  }

  async finish(): Promise<Buffer> {
    this.#root.end();
    const chunks: Buffer[] = [];
    this.document.on("data", (chunk: Buffer) => chunks.push(chunk));
    const { promise, resolve } = Promise.withResolvers<void>();
    this.document.on("end", resolve);
    this.document.end();
    await promise;
    return Buffer.concat(chunks);
  }
}
