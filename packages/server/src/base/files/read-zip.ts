import { crc32, inflateRawSync } from "node:zlib";

/** The ZIP's directory or an entry is inconsistent, or it unpacks to more than allowed. */
export class UnreadableZipError extends Error {
  readonly reason: "damaged" | "too_large";

  constructor(reason: UnreadableZipError["reason"]) {
    super(reason);
    this.reason = reason;
  }
}

interface ZipLimits {
  /** Maximum total size of the entries read, unpacked; unlimited if not given. */
  readonly bytes?: number;
  /** Selects the entries to read by their names; all if not given. */
  readonly wanted?: (name: string) => boolean;
}

/**
 * Reads a ZIP by its central directory, as common unpackers do, verifies every checksum and returns the contents by
 * name. An entry that unpacks to more than its declared size is refused.
 */
export function readZip(
  zip: Buffer,
  { bytes = Infinity, wanted = () => true }: ZipLimits = {},
): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  let left = bytes;
  try {
    const end = zip.lastIndexOf(Buffer.from("PK\u0005\u0006", "latin1"));
    if (end === -1) throw new UnreadableZipError("damaged");
    const count = zip.readUInt16LE(end + 10);
    let at = zip.readUInt32LE(end + 16);
    for (let index = 0; index < count; index += 1) {
      const [method, checksum] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 16)];
      const [packed, size] = [zip.readUInt32LE(at + 20), zip.readUInt32LE(at + 24)];
      const [nameLength, extraLength] = [zip.readUInt16LE(at + 28), zip.readUInt16LE(at + 30)];
      const commentLength = zip.readUInt16LE(at + 32);
      const head = zip.readUInt32LE(at + 42);
      const name = zip.toString("utf8", at + 46, at + 46 + nameLength);
      at += 46 + nameLength + extraLength + commentLength;
      if (!wanted(name)) continue;
      const begin = head + 30 + zip.readUInt16LE(head + 26) + zip.readUInt16LE(head + 28);
      const body = zip.subarray(begin, begin + packed);
      left -= size;
      if (left < 0) throw new UnreadableZipError("too_large");
      // `+ 1`, because Node accepts no limit of 0.
      const content = method === 0 ? body : inflateRawSync(body, { maxOutputLength: size + 1 });
      if (crc32(content) !== checksum || content.length !== size) throw new UnreadableZipError("damaged");
      files.set(name, content);
    }
  } catch (error) {
    if (error instanceof UnreadableZipError) throw error;
    throw new UnreadableZipError("damaged");
  }
  return files;
}
