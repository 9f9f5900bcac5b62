import { execFileSync } from "node:child_process";
import path from "node:path";
import { repository } from "./server.ts";

/** A received mail, parsed as a mail program does it. */
export interface ReceivedMail {
  readonly kind: string;
  /** Size of the whole mail with its pictures. */
  readonly bytes: number;
  readonly subject: string;
  readonly text: string;
  /** The HTML part, with its pictures embedded as data URIs. */
  readonly html: string;
}

interface Part {
  readonly headers: ReadonlyMap<string, string>;
  readonly content: Buffer;
  readonly parts: readonly Part[];
}

/** Triggers every kind of mail and returns what a real SMTP server received. */
export function receiveEveryMail(): readonly ReceivedMail[] {
  const { DATABASE_URL: _ignored, TEST_DATABASE_URL: _neither, ...env } = process.env;
  const printed = execFileSync(process.execPath, ["packages/server/test/print-every-mail.ts"], {
    cwd: path.resolve(repository),
    env,
    encoding: "utf8",
    maxBuffer: 10_000_000,
  });
  return (JSON.parse(printed) as { kind: string; source: string }[]).map(({ kind, source }) => {
    const leaves = leavesOf(readPart(source));
    const wordsOf = (type: string) =>
      leaves.find((leaf) => leaf.headers.get("content-type")?.startsWith(type))?.content.toString("utf8") ??
      "";
    return {
      kind,
      bytes: source.length,
      subject: readWords(readPart(source).headers.get("subject") ?? ""),
      text: wordsOf("text/plain").replaceAll("\r\n", "\n"),
      html: leaves.reduce(withPicture, wordsOf("text/html")),
    };
  });
}

/** Parses a mail or a part of a mail (RFC 2045): headers, an empty line, and content that may consist of parts. */
function readPart(source: string): Part {
  const [, head = "", body = ""] = /^([\s\S]*?)\r\n\r\n([\s\S]*)$/.exec(source) ?? [];
  const headers = new Map(
    head
      .replaceAll(/\r\n[ \t]+/g, " ")
      .split("\r\n")
      .map((line) => {
        const colon = line.indexOf(":");
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
      }),
  );
  const boundary = /boundary="([^"]+)"/.exec(headers.get("content-type") ?? "")?.[1];
  const inner = boundary === undefined ? [] : body.split(`--${boundary}`).slice(1, -1);
  return {
    headers,
    content: decode(body, headers.get("content-transfer-encoding")),
    parts: inner.map((part) => readPart(part.replace(/^\r\n/, "").replace(/\r\n$/, ""))),
  };
}

const leavesOf = (part: Part): readonly Part[] =>
  part.parts.length === 0 ? [part] : part.parts.flatMap(leavesOf);

const decode = (body: string, encoding = "7bit"): Buffer =>
  encoding === "base64"
    ? Buffer.from(body, "base64")
    : encoding === "quoted-printable"
      ? unquote(body.replaceAll(/=\r\n/g, ""))
      : Buffer.from(body);

const unquote = (text: string): Buffer =>
  Buffer.from(
    text.replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16))),
    "latin1",
  );

/** Decodes the encoded words in a header (RFC 2047). */
const readWords = (header: string): string =>
  header
    .replaceAll(/\?=\s+=\?/g, "?==?")
    .replaceAll(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_, way: string, words: string) =>
      (way.toUpperCase() === "B"
        ? Buffer.from(words, "base64")
        : unquote(words.replaceAll("_", " "))
      ).toString("utf8"),
    );

/** Replaces references to a picture (`cid:`) by the picture itself as a data URI. */
function withPicture(html: string, { headers, content }: Part): string {
  const name = /^<(.*)>$/.exec(headers.get("content-id") ?? "")?.[1];
  return name === undefined
    ? html
    : html.replaceAll(`cid:${name}`, `data:image/png;base64,${content.toString("base64")}`);
}
