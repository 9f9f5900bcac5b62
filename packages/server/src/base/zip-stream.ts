import { crc32 } from "node:zlib";

export interface ZipEntry {
  /** With `/` between folders. */
  readonly name: string;
  readonly content: Buffer;
}

/** From here on a field takes the longer form of Zip64. */
const mostIn32Bits = 0xffff_ffff;
const mostIn16Bits = 0xffff;

/** UTF-8 names (bit 11). */
const flags = 0x0800;
const stored = 0;

/** MS-DOS keeps date and time in 16 bits each, to two seconds and from 1980 on. */
function dosMoment(at: Temporal.ZonedDateTime): readonly [time: number, date: number] {
  const { year, month, day, hour, minute, second } = at;
  return [
    (hour << 11) | (minute << 5) | (second >> 1),
    ((Math.max(year, 1980) - 1980) << 9) | (month << 5) | day,
  ];
}

/** Little-endian fields of two, four or eight bytes. */
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
 * A ZIP file of entries as they come, one in memory at a time. They are stored as they are, since what is put in here
 * (PDF, XML in small) gains little by packing; beyond 4 GB it goes on as Zip64.
 */
export async function* zipStream(
  entries: AsyncIterable<ZipEntry>,
  at: Temporal.ZonedDateTime,
): AsyncGenerator<Buffer> {
  const [time, date] = dosMoment(at);
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const { name, content } of entries) {
    const fileName = Buffer.from(name);
    const common = fields(
      [2, flags],
      [2, stored],
      [2, time],
      [2, date],
      [4, crc32(content)],
      [4, content.length],
      [4, content.length],
      [2, fileName.length],
    );
    const isFar = offset >= mostIn32Bits;
    const head = Buffer.concat([fields([4, 0x0403_4b50], [2, 20]), common, fields([2, 0]), fileName]);
    yield head;
    yield content;
    const extra = isFar ? fields([2, 1], [2, 8], [8, offset]) : Buffer.alloc(0);
    directory.push(
      Buffer.concat([
        fields([4, 0x0201_4b50], [2, isFar ? 45 : 20], [2, isFar ? 45 : 20]),
        common,
        fields([2, extra.length], [2, 0], [2, 0], [2, 0], [4, 0], [4, isFar ? mostIn32Bits : offset]),
        fileName,
        extra,
      ]),
    );
    offset += head.length + content.length;
  }
  yield* endOfZip(directory, offset);
}

function* endOfZip(directory: readonly Buffer[], offset: number): Generator<Buffer> {
  const count = directory.length;
  const size = directory.reduce((total, entry) => total + entry.length, 0);
  yield* directory;
  const isLong = offset >= mostIn32Bits || size >= mostIn32Bits || count >= mostIn16Bits;
  if (isLong) {
    yield fields([4, 0x0606_4b50], [8, 44], [2, 45], [2, 45], [4, 0], [4, 0]);
    yield fields([8, count], [8, count], [8, size], [8, offset]);
    yield fields([4, 0x0706_4b50], [4, 0], [8, offset + size], [4, 1]);
  }
  yield fields(
    [4, 0x0605_4b50],
    [2, 0],
    [2, 0],
    [2, isLong ? mostIn16Bits : count],
    [2, isLong ? mostIn16Bits : count],
    [4, isLong ? mostIn32Bits : size],
    [4, isLong ? mostIn32Bits : offset],
    [2, 0],
  );
}
