/** The bytes of a base64 data URI; undefined for anything else. */
export function readDataUri(dataUri: string): Buffer | undefined {
  const at = dataUri.indexOf(",");
  const head = dataUri.slice(0, Math.max(at, 0));
  const content = dataUri.slice(at + 1);
  return /^data:[\w.+-]+\/[\w.+-]+;base64$/.test(head) ? decodeBase64(content) : undefined;
}

/**
 * Decodes base64; undefined if the text is empty or not valid. Checked without a regular expression, because on
 * megabytes of text one overflows its stack in a long-running process.
 */
function decodeBase64(text: string): Buffer | undefined {
  if (text === "" || text.length % 4 !== 0) return undefined;
  const padding = text.endsWith("==") ? 2 : Number(text.endsWith("="));
  try {
    const bytes = Uint8Array.fromBase64(text);
    // `fromBase64` skips white space; comparing the length refuses a text that contains some.
    return bytes.length === (text.length / 4) * 3 - padding ? Buffer.from(bytes.buffer) : undefined;
  } catch {
    return undefined;
  }
}

export const writeDataUri = (mediaType: string, content: Uint8Array): string =>
  `data:${mediaType};base64,${Buffer.from(content).toString("base64")}`;
