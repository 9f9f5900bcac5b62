export const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, 5).toString("latin1") === "%PDF-";

/** A PDF with its end, which says where its parts are: an upload that was cut off has none. */
export const isWholePdf = (bytes: Buffer): boolean =>
  isPdf(bytes) && /startxref\s+\d+\s+%%EOF\s*$/.test(bytes.subarray(-1_024).toString("latin1"));
