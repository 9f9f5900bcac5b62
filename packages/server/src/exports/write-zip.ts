import { pipeline, Readable } from "node:stream";
import { crc32, createDeflateRaw } from "node:zlib";

/** One file in an archive; its content is read when its turn comes. */
export interface ZipEntry {
  readonly name: string;
  readonly content: () => AsyncIterable<Buffer>;
}

const signature = {
  local: 0x04034b50,
  descriptor: 0x08074b50,
  central: 0x02014b50,
  end: 0x06054b50,
} as const;
/** Version 2.0; sizes follow the content; names are UTF-8; deflated. */
const version = 20;
const flags = 0x0808;
const deflated = 8;
/** 1 January 1980, where the format begins: the same rows give the same file. */
const dosDate = 0x21;

interface Written {
  readonly name: Buffer;
  readonly offset: number;
  readonly checksum: number;
  readonly packed: number;
  readonly size: number;
}

const numbers = (...fields: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer => {
  const buffer = Buffer.alloc(fields.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of fields) at = buffer.writeUIntLE(value, at, bytes);
  return buffer;
};

/** A zip archive, written as it goes: nothing is held but what is being packed. Sizes stand behind each entry. */
export async function* writeZip(entries: readonly ZipEntry[]): AsyncGenerator<Buffer> {
  const written: Written[] = [];
  let offset = 0;
  for (const { name: text, content } of entries) {
    const name = Buffer.from(text);
    const head = Buffer.concat([
      numbers([4, signature.local], [2, version], [2, flags], [2, deflated], [2, 0], [2, dosDate]),
      numbers([4, 0], [4, 0], [4, 0], [2, name.length], [2, 0]),
      name,
    ]);
    yield head;
    const totals = { checksum: 0, packed: 0, size: 0 };
    yield* pack(content(), totals);
    const { checksum, packed, size } = totals;
    const descriptor = numbers([4, signature.descriptor], [4, checksum], [4, packed], [4, size]);
    yield descriptor;
    written.push({ name, offset, ...totals });
    offset += head.length + packed + descriptor.length;
  }
  const directory = Buffer.concat(written.map(centralRecord));
  yield directory;
  yield numbers(
    [4, signature.end],
    [2, 0],
    [2, 0],
    [2, written.length],
    [2, written.length],
    [4, directory.length],
    [4, offset],
    [2, 0],
  );
}

/** Packs on a thread of its own (zlib's), quickly rather than small. */
async function* pack(
  content: AsyncIterable<Buffer>,
  totals: { checksum: number; packed: number; size: number },
): AsyncGenerator<Buffer> {
  async function* measured() {
    for await (const chunk of content) {
      totals.checksum = crc32(chunk, totals.checksum);
      totals.size += chunk.length;
      yield chunk;
    }
  }
  const deflate = createDeflateRaw({ level: 1, chunkSize: 64 * 1024 });
  // An error of the content comes out of the loop below.
  pipeline(Readable.from(measured(), { objectMode: false }), deflate, () => undefined);
  for await (const chunk of deflate as AsyncIterable<Buffer>) {
    totals.packed += chunk.length;
    yield chunk;
  }
}

function centralRecord({ name, offset, checksum, packed, size }: Written): Buffer {
  return Buffer.concat([
    numbers(
      [4, signature.central],
      [2, version],
      [2, version],
      [2, flags],
      [2, deflated],
      [2, 0],
      [2, dosDate],
    ),
    numbers([4, checksum], [4, packed], [4, size], [2, name.length], [2, 0], [2, 0], [2, 0], [2, 0]),
    numbers([4, 0], [4, offset]),
    name,
  ]);
}
