import { createHash, type Hash } from "node:crypto";
import { createReadStream } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { createGunzip } from "node:zlib";
import { pipeline } from "node:stream";
import * as z from "zod/mini";
import {
  type BackupFooter,
  backupFormat,
  type BackupHeader,
  backupHeader,
  backupLine,
} from "./backup-format.ts";

/** Says, for the operator, why a file is not accepted as a backup. */
export class UnusableBackupError extends Error {}

export type BackupPart =
  | { readonly kind: "rows"; readonly table: string; readonly rows: readonly string[] }
  | { readonly kind: "file"; readonly hash: string; readonly content: AsyncIterable<Buffer> }
  | { readonly kind: "end"; readonly end: BackupFooter; readonly unreadable: readonly string[] };

/**
 * A backup with a longer line is refused. A row with an invoice has some kilobytes, a chunk of a file some hundreds.
 */
const maxLineBytes = 100_000_000;

const damaged = (path: string) => new UnusableBackupError(`${path} is damaged or not whole.`);

/**
 * Yields the parts of a backup as they follow in the file; the end comes only if everything before it matches the
 * checksums.
 */
export async function* readBackup(
  path: string,
  onHead: (head: BackupHeader) => void,
): AsyncGenerator<BackupPart> {
  const lines = linesOf(path);
  const tables = new Map<string, { rows: number; digest: Hash }>();
  let files = 0;
  const unreadable: string[] = [];
  try {
    onHead(await readHead(path, lines));
    let line = await readLine(path, lines);
    while (!("end" in line)) {
      if ("table" in line) {
        const rows = await readRows(path, lines, line.rows);
        const table = tables.get(line.table) ?? { rows: 0, digest: createHash("sha256") };
        tables.set(line.table, { rows: table.rows + rows.length, digest: table.digest });
        for (const row of rows) table.digest.update(`${row}\n`);
        yield { kind: "rows", table: line.table, rows };
        line = await readLine(path, lines);
      } else if ("file" in line) {
        const file = readFile(path, lines, line.file);
        yield { kind: "file", hash: line.file, content: file.content };
        line = await file.lineBehind();
        if ("unreadable" in line) {
          unreadable.push(line.unreadable);
          line = await readLine(path, lines);
        } else files += 1;
      } else throw damaged(path);
    }
    const counted = Object.fromEntries(
      [...tables].map(([name, { rows, digest }]) => [name, { rows, sha256: digest.digest("hex") }]),
    );
    const filled = Object.entries(line.end.tables).filter(([, { rows }]) => rows > 0);
    const isWhole = isDeepStrictEqual(counted, Object.fromEntries(filled)) && files === line.end.files;
    if (!isWhole || !(await lines.next()).done) throw damaged(path);
    yield { kind: "end", end: line.end, unreadable };
  } finally {
    await lines.return(undefined);
  }
}

async function readHead(path: string, lines: AsyncGenerator<string>): Promise<BackupHeader> {
  const { value, done } = await lines.next();
  const head = done === true ? undefined : z.safeParse(backupHeader, parse(value));
  if (head?.success !== true) throw new UnusableBackupError(`${path} is no backup of the portal.`);
  if (head.data.kreislaufBackup !== backupFormat) {
    throw new UnusableBackupError(`${path} was written by a later version of the portal.`);
  }
  return head.data;
}

async function nextLine(path: string, lines: AsyncGenerator<string>): Promise<string> {
  const { value, done } = await lines.next();
  if (done === true) throw damaged(path);
  return value;
}

async function readLine(path: string, lines: AsyncGenerator<string>) {
  const line = z.safeParse(backupLine, parse(await nextLine(path, lines)));
  if (!line.success) throw damaged(path);
  return line.data;
}

async function readRows(path: string, lines: AsyncGenerator<string>, count: number) {
  const rows: string[] = [];
  while (rows.length < count) rows.push(await nextLine(path, lines));
  return rows;
}

type Line = z.infer<typeof backupLine>;

/** Yields the chunks of one file. What the caller does not read is read here, so that everything is verified. */
function readFile(path: string, lines: AsyncGenerator<string>, hash: string) {
  let behind: Line | undefined;
  async function* pieces(): AsyncGenerator<Buffer> {
    const digest = createHash("sha256");
    for (;;) {
      const line = await readLine(path, lines);
      if (!("piece" in line)) {
        behind = line;
        break;
      }
      const piece = Buffer.from(line.piece, "base64");
      digest.update(piece);
      yield piece;
    }
    if (!("unreadable" in behind) && digest.digest("hex") !== hash) throw damaged(path);
  }
  const content = pieces();
  return {
    content,
    lineBehind: async (): Promise<Line> => {
      for await (const _ of content);
      if (behind === undefined) throw damaged(path);
      return behind;
    },
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Splits the text at line feeds only: JSON may contain other characters that count as line ends elsewhere. */
async function* linesOf(path: string): AsyncGenerator<string, undefined> {
  const unpacked = createGunzip({ chunkSize: 256 * 1024 });
  pipeline(createReadStream(path), unpacked, () => undefined);
  let begun: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of unpacked as AsyncIterable<Buffer>) {
      let from = 0;
      for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, from)) {
        const rest = chunk.subarray(from, at);
        yield (begun.length === 0 ? rest : Buffer.concat([...begun, rest])).toString();
        begun = [];
        length = 0;
        from = at + 1;
      }
      begun.push(chunk.subarray(from));
      length += chunk.length - from;
      if (length > maxLineBytes) throw damaged(path);
    }
  } catch (error) {
    throw error instanceof Error && "code" in error && String(error.code).startsWith("Z_")
      ? damaged(path)
      : error;
  }
  if (length > 0) throw damaged(path);
  return undefined;
}
