import { pipeline, Readable } from "node:stream";
import { crc32, createDeflateRaw } from "node:zlib";

export interface ZipEntry {
  /** Path within the archive, with `/` as separator. */
  readonly name: string;
  /** Buffers are stored uncompressed, because they are small or already compressed; streams are compressed. */
  readonly content: Buffer | AsyncIterable<Buffer>;
}

/** Sizes and offsets that reach this limit are written in the Zip64 form. */
const maxUint32 = 0xffff_ffff;
const maxUint16 = 0xffff;

const signature = {
  local: 0x0403_4b50,
  descriptor: 0x0807_4b50,
  central: 0x0201_4b50,
  end64: 0x0606_4b50,
  locator64: 0x0706_4b50,
  end: 0x0605_4b50,
} as const;

/** Format version of a ZIP without Zip64. */
const plain = 20;
/** Format version of a ZIP with Zip64. */
const zip64 = 45;

const utf8Names = 0x0800;
/** Flag of an entry whose checksum and sizes follow its content. */
const withDescriptor = 0x0008;
const stored = 0;
const deflated = 8;

interface Written {
  readonly name: Buffer;
  readonly offset: number;
  readonly isWhole: boolean;
  /** CRC-32 of the content; for a streamed entry known only at its end. */
  checksum: number;
  /** Compressed size in bytes; for a streamed entry known only at its end. */
  packed: number;
  /** Uncompressed size in bytes; for a streamed entry known only at its end. */
  size: number;
}

type DosMoment = readonly [time: number, date: number];

/** 1 January 1980, the earliest date of the format. */
const formatBegins: DosMoment = [0, 0x21];

/** Date and time in the MS-DOS format: 16 bits each, with two-second resolution and years from 1980. */
function dosMoment({ year, month, day, hour, minute, second }: Temporal.ZonedDateTime): DosMoment {
  return [
    (hour << 11) | (minute << 5) | (second >> 1),
    ((Math.max(year, 1980) - 1980) << 9) | (month << 5) | day,
  ];
}

/** Encodes numbers as little-endian fields of two, four or eight bytes. */
function fields(...parts: readonly (readonly [size: 2 | 4 | 8, value: number])[]): Buffer {
  const bytes = Buffer.alloc(parts.reduce((total, [size]) => total + size, 0));
  let at = 0;
  for (const [size, value] of parts) {
    if (size === 2) bytes.writeUInt16LE(value, at);
    else if (size === 4) bytes.writeUInt32LE(value, at);
    else bytes.writeBigUInt64LE(BigInt(value), at);
    at += size;
  }
  return bytes;
}

/**
 * Writes a ZIP file while its entries arrive, with one entry or chunk in memory at a time; beyond 4 GB it continues as
 * Zip64. Without `at`, the same entries always give the same bytes.
 */
export async function* zipStream(
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
  at?: Temporal.ZonedDateTime,
): AsyncGenerator<Buffer> {
  const moment = at === undefined ? formatBegins : dosMoment(at);
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const { name, content } of entries) {
    const whole = Buffer.isBuffer(content) ? content : Buffer.alloc(0);
    const entry: Written = {
      name: Buffer.from(name),
      offset,
      isWhole: whole === content,
      checksum: crc32(whole),
      packed: whole.length,
      size: whole.length,
    };
    const head = Buffer.concat([
      fields([4, signature.local], [2, plain]),
      commonFields(entry, moment),
      fields([2, 0]),
      entry.name,
    ]);
    yield head;
    if (Buffer.isBuffer(content)) yield content;
    else yield* pack(content, entry);
    const descriptor = entry.isWhole ? Buffer.alloc(0) : descriptorOf(entry);
    yield descriptor;
    directory.push(centralRecord(entry, moment));
    offset += head.length + entry.packed + descriptor.length;
  }
  yield* endOfZip(directory, offset);
}

const commonFields = ({ name, isWhole, checksum, packed, size }: Written, [time, date]: DosMoment) =>
  fields(
    [2, isWhole ? utf8Names : utf8Names | withDescriptor],
    [2, isWhole ? stored : deflated],
    [2, time],
    [2, date],
    [4, checksum],
    [4, packed],
    [4, size],
    [2, name.length],
  );

const descriptorOf = ({ checksum, packed, size }: Written) =>
  fields([4, signature.descriptor], [4, checksum], [4, packed], [4, size]);

function centralRecord(entry: Written, moment: DosMoment): Buffer {
  const isFar = entry.offset >= maxUint32;
  const version = isFar ? zip64 : plain;
  const extra = isFar ? fields([2, 1], [2, 8], [8, entry.offset]) : Buffer.alloc(0);
  return Buffer.concat([
    fields([4, signature.central], [2, version], [2, version]),
    commonFields(entry, moment),
    fields([2, extra.length], [2, 0], [2, 0], [2, 0], [4, 0], [4, isFar ? maxUint32 : entry.offset]),
    entry.name,
    extra,
  ]);
}

/** Compresses on a zlib thread, for speed rather than size. */
async function* pack(content: AsyncIterable<Buffer>, entry: Written): AsyncGenerator<Buffer> {
  async function* measured() {
    for await (const chunk of content) {
      entry.checksum = crc32(chunk, entry.checksum);
      entry.size += chunk.length;
      yield chunk;
    }
  }
  const deflate = createDeflateRaw({ level: 1, chunkSize: 64 * 1024 });
  // Errors of the content are thrown by the loop below.
  pipeline(Readable.from(measured(), { objectMode: false }), deflate, () => undefined);
  for await (const chunk of deflate as AsyncIterable<Buffer>) {
    entry.packed += chunk.length;
    yield chunk;
  }
}

function* endOfZip(directory: readonly Buffer[], offset: number): Generator<Buffer> {
  const count = directory.length;
  const size = directory.reduce((total, entry) => total + entry.length, 0);
  yield* directory;
  const isLong = offset >= maxUint32 || size >= maxUint32 || count >= maxUint16;
  if (isLong) {
    yield fields([4, signature.end64], [8, 44], [2, zip64], [2, zip64], [4, 0], [4, 0]);
    yield fields([8, count], [8, count], [8, size], [8, offset]);
    yield fields([4, signature.locator64], [4, 0], [8, offset + size], [4, 1]);
  }
  yield fields(
    [4, signature.end],
    [2, 0],
    [2, 0],
    [2, isLong ? maxUint16 : count],
    [2, isLong ? maxUint16 : count],
    [4, isLong ? maxUint32 : size],
    [4, isLong ? maxUint32 : offset],
    [2, 0],
  );
}
