export const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, 5).toString("latin1") === "%PDF-";

/**
 * Whether the bytes are a complete PDF: the end of the file says where its parts are, and a truncated upload lacks it.
 */
export const isWholePdf = (bytes: Buffer): boolean =>
  isPdf(bytes) && /startxref\s+\d+\s+%%EOF\s*$/.test(bytes.subarray(-1_024).toString("latin1"));
