import { Readable } from "node:stream";
import type { SentFile } from "@kreislauf/contract/base";
import type { FastifyReply } from "fastify";

/** Every character that could end the quoted name, or is no ASCII, becomes an underscore. */
const plainName = (name: string) => name.replaceAll(/[^ -~]|["\\%;]/g, "_");

/** RFC 6266: the plain name for those who know nothing else, and the real one. */
const disposition = ({ name, inline }: SentFile) =>
  `${inline === true ? "inline" : "attachment"}; filename="${plainName(name)}"; filename*=UTF-8''${encodeURIComponent(name)}`;

/**
 * Sends a file piece by piece, as fast as the client takes it. Where it breaks off, the connection breaks with it, so
 * that nobody takes a part for the whole.
 */
export async function sendFile(reply: FastifyReply, file: SentFile): Promise<FastifyReply> {
  void reply
    .type(file.mediaType)
    .header("content-disposition", disposition(file))
    .header("x-content-type-options", "nosniff");
  if (file.size !== undefined) void reply.header("content-length", file.size);
  return await reply.send(Readable.from(file.content, { objectMode: false }));
}
