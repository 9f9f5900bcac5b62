/** What writes a PDF, loaded when the first one is asked for: it takes long, and most processes write none. */
export async function loadPdf() {
  const [{ pageLayout, PdfWriter, rightEdge }, { writeTable }, { paperOn }] = await Promise.all([
    import("./pdf-writer.ts"),
    import("./pdf-table.ts"),
    import("./paper.ts"),
  ]);
  return { pageLayout, paperOn, PdfWriter, rightEdge, writeTable };
}
