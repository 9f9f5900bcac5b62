/** Loads the code that writes PDFs when the first PDF is needed: loading takes long, and most processes write none. */
export async function loadPdf() {
  const [{ pageLayout, PdfWriter, rightEdge }, { writeTable }, { paperOn }] = await Promise.all([
    import("./pdf-writer.ts"),
    import("./pdf-table.ts"),
    import("./paper.ts"),
  ]);
  return { pageLayout, paperOn, PdfWriter, rightEdge, writeTable };
}
