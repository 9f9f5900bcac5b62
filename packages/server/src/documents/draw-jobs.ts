import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../base/clock.ts";
import type { Db } from "../base/database.ts";
import type { Files } from "../base/files.ts";
import { repeatUntil } from "../base/rounds.ts";
import { drawDocument } from "./document-files.ts";

/** Documents taken at a time, so that a stop does not wait long. */
const batchSize = 20;

interface Source {
  readonly db: Db;
  readonly files: Files;
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, "error">;
}

/** Makes the files of what was published with figures, one document after the other, in every process. */
export function startDrawing(source: Source): {
  stop(): Promise<void>;
} {
  const stopping = new AbortController();
  const running = repeatUntil(stopping.signal, source.log, () => drawSome(source, stopping.signal));
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

/**
 * True if there may be more to draw. Two processes may draw the same: whoever comes second keeps the first's. What
 * cannot be drawn waits for another round and keeps nobody waiting.
 */
async function drawSome({ db, files, clock, log }: Source, stopping?: AbortSignal): Promise<boolean> {
  let drawn = 0;
  const waiting = await db
    .selectFrom("documents_to_draw")
    .innerJoin("documents", "documents.id", "documents_to_draw.document_id")
    .selectAll("documents")
    .orderBy("documents.date", "desc")
    .orderBy("documents.id", "desc")
    .limit(batchSize)
    .execute();
  for (const document of waiting) {
    if (stopping?.aborted) return false;
    try {
      await drawDocument({ db, files, now: clock.now() }, document);
      drawn += 1;
    } catch (error) {
      log.error({ err: error, documentId: document.id }, "a document could not be drawn");
    }
  }
  return drawn > 0;
}
