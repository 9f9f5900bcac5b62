import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { PDFiumLibrary } from "@hyzyla/pdfium";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";

const { resolve } = createRequire(import.meta.url);
/** Pixels per point, about the resolution at which a phone's camera sees a label from a step away. */
const scale = 2;

/** A page of a PDF as pixels. */
interface Picture {
  readonly data: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

/** Renders the pages of a PDF as pixels. */
async function renderPdf(content: Uint8Array): Promise<Picture[]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(content);
  const pictures: Picture[] = [];
  for (const page of document.pages()) {
    const { data, width, height } = await page.render({ scale, render: "bitmap" });
    pictures.push({ data: new Uint8ClampedArray(data), width, height });
  }
  document.destroy();
  library.destroy();
  return pictures;
}

/** Scans the QR codes of each page of a PDF; returns each code's text and its side length in millimetres. */
export async function readQrCodes(content: Uint8Array) {
  const wasmBinary = await readFile(resolve("zxing-wasm/reader/zxing_reader.wasm"));
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasmBinary).buffer } });
  const pages: { readonly text: string; readonly side: number }[][] = [];
  for (const picture of await renderPdf(content)) {
    const found = await readBarcodes({ ...picture, colorSpace: "srgb" }, { formats: ["QRCode"] });
    pages.push(
      found.map(({ text, position: { topLeft, topRight } }) => ({
        text,
        side: (((topRight.x - topLeft.x) / scale) * 25.4) / 72,
      })),
    );
  }
  return pages;
}
