import { inflateSync } from "node:zlib";

const woffHead = 44;
const woffEntry = 20;
const sfntHead = 12;
const sfntEntry = 16;

/**
 * Converts a WOFF font to OpenType, which PDFs embed. Otherwise the PDF library would decode it for every document,
 * which takes nine tenths of the time of a page.
 */
export function decodeWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = woff.subarray(woffHead + index * woffEntry, woffHead + (index + 1) * woffEntry);
    const [offset, packed, size] = [entry.readUInt32BE(4), entry.readUInt32BE(8), entry.readUInt32BE(12)];
    const bytes = woff.subarray(offset, offset + packed);
    const data = packed < size ? inflateSync(bytes) : bytes;
    return { tag: entry.subarray(0, 4), checksum: entry.subarray(16, 20), data };
  });

  const power = Math.floor(Math.log2(count));
  const head = Buffer.alloc(sfntHead + count * sfntEntry);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(2 ** power * 16, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(count * 16 - 2 ** power * 16, 10);
  const parts: Uint8Array[] = [head];
  let offset = head.length;
  tables.forEach(({ tag, checksum, data }, index) => {
    const entry = head.subarray(sfntHead + index * sfntEntry);
    tag.copy(entry, 0);
    checksum.copy(entry, 4);
    entry.writeUInt32BE(offset, 8);
    entry.writeUInt32BE(data.length, 12);
    // Every table starts at a multiple of four bytes.
    const padding = (4 - (data.length % 4)) % 4;
    parts.push(data, Buffer.alloc(padding));
    offset += data.length + padding;
  });
  return Buffer.concat(parts);
}
