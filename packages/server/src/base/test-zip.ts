import { crc32, inflateRawSync } from "node:zlib";

/** Reads a ZIP by its directory, as unpacking programs do, and checks every checksum. */
export function readZip(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from("PK\u0005\u0006", "latin1"));
  const count = zip.readUInt16LE(end + 10);
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    const [method, checksum] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 16)];
    const [packed, size] = [zip.readUInt32LE(at + 20), zip.readUInt32LE(at + 24)];
    const [nameLength, extraLength] = [zip.readUInt16LE(at + 28), zip.readUInt16LE(at + 30)];
    const head = zip.readUInt32LE(at + 42);
    const name = zip.toString("utf8", at + 46, at + 46 + nameLength);
    const begin = head + 30 + zip.readUInt16LE(head + 26) + zip.readUInt16LE(head + 28);
    const body = zip.subarray(begin, begin + packed);
    const content = method === 0 ? body : inflateRawSync(body);
    if (crc32(content) !== checksum || content.length !== size) throw new Error(`${name} is damaged.`);
    files.set(name, content);
    at += 46 + nameLength + extraLength;
  }
  return files;
}
