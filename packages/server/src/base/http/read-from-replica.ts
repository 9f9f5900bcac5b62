import { Refusal } from "@kreislauf/contract/base";
import type { FastifyRequest } from "fastify";
import type { Db } from "../database/database.ts";
import { noteWrite } from "../database/read-marks.store.ts";
import type { ReadReplica } from "../database/read-replica.ts";

/**
 * The primary database (`db`), which also stores the log positions of writes, and the replica, undefined if none is
 * configured.
 */
export interface ReplicaServices {
  readonly db: Db;
  readonly replica?: ReadReplica | undefined;
  /** Names of the calls that the replica may answer. */
  readonly replicaCalls: ReadonlySet<string>;
}

type Read = (db: Db) => Promise<unknown>;

/**
 * Runs a read-only call on the replica if that has everything the person's company must see, else on the primary. If
 * the replica fails, the primary answers too, since nothing has been sent yet.
 */
export async function readFromReplica(
  { db, replica, replicaCalls }: ReplicaServices,
  name: string,
  { actor, log }: FastifyRequest,
  read: Read,
): Promise<unknown> {
  if (replica === undefined || actor === null || !replicaCalls.has(name)) return await read(db);
  if (!replica.canServe(actor.companyId, actor.readMark ?? null)) {
    replica.count("primary");
    return await read(db);
  }
  try {
    const answer = await read(replica.db);
    replica.count("replica");
    return answer;
  } catch (error) {
    if (error instanceof Refusal) throw error;
    replica.count("failed");
    log.warn({ err: error }, "read replica failed");
    return await read(db);
  }
}

/**
 * Stores the log position of a person's write, so that everybody of their company sees it as soon as the person has the
 * answer. Does nothing without a replica, or if nobody is signed in.
 */
export async function noteWriteOf(
  { db, replica }: ReplicaServices,
  { actor }: FastifyRequest,
): Promise<void> {
  if (replica !== undefined && actor !== null) await noteWrite(db, actor.companyId);
}
