/** The bytes of a base64 data URI; undefined for anything else. */
export function readDataUri(dataUri: string): Buffer | undefined {
  const at = dataUri.indexOf(",");
  const head = dataUri.slice(0, Math.max(at, 0));
  const content = dataUri.slice(at + 1);
  const isBase64 = /^data:[\w.+-]+\/[\w.+-]+;base64$/.test(head) && /^[A-Za-z0-9+/]+={0,2}$/.test(content);
  return isBase64 && content.length % 4 === 0 ? Buffer.from(content, "base64") : undefined;
}

export const writeDataUri = (mediaType: string, content: Uint8Array): string =>
  `data:${mediaType};base64,${Buffer.from(content).toString("base64")}`;
