/** What writes a PDF, loaded when the first one is asked for: it takes long, and most processes write none. */
export async function loadPdf() {
  const [{ pageLayout, PdfWriter, rightEdge }, { writeTable }] = await Promise.all([
    import("./pdf-writer.ts"),
    import("./pdf-table.ts"),
  ]);
  return { pageLayout, PdfWriter, rightEdge, writeTable };
}
