import { Readable } from "node:stream";
import type { FileContent } from "@kreislauf/contract/base";
import type { FastifyReply } from "fastify";

/** Replaces characters that are not ASCII or could end the quoted name by underscores. */
const plainName = (name: string) => name.replaceAll(/[^ -~]|["\\%;]/g, "_");

/** The `content-disposition` header (RFC 6266), with an ASCII name for old clients and the real name. */
const disposition = ({ name, inline }: FileContent) =>
  `${inline === true ? "inline" : "attachment"}; filename="${plainName(name)}"; filename*=UTF-8''${encodeURIComponent(name)}`;

/**
 * Streams a file as fast as the client reads it. If reading the file fails, the connection is aborted, so that no
 * client takes a part for the whole.
 */
export async function sendFile(reply: FastifyReply, file: FileContent): Promise<FastifyReply> {
  void reply
    .type(file.mediaType)
    .header("content-disposition", disposition(file))
    .header("x-content-type-options", "nosniff");
  if (file.size !== undefined) void reply.header("content-length", file.size);
  return await reply.send(Readable.from(file.content, { objectMode: false }));
}
