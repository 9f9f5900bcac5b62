import { Refusal } from "@kreislauf/contract/base";
import type { FastifyRequest } from "fastify";
import type { Db } from "../database/database.ts";
import { noteWrite } from "../database/read-marks.store.ts";
import type { ReadReplica } from "../database/read-replica.ts";

/** What a call of a person reads from, and where their writes are noted. */
export interface ReplicaServices {
  readonly db: Db;
  readonly replica?: ReadReplica | undefined;
  /** Names of the calls that may be answered by the replica. */
  readonly replicaCalls: ReadonlySet<string>;
}

type Read = (db: Db) => Promise<unknown>;

/**
 * Runs a call that only reads on the replica if it has everything that the person's company may expect, else on the
 * primary database; there too if the replica fails, since nothing has been sent yet.
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

/** What a person has written is seen by everybody of their company from their answer on. */
export async function noteWriteOf(
  { db, replica }: ReplicaServices,
  { actor }: FastifyRequest,
): Promise<void> {
  if (replica !== undefined && actor !== null) await noteWrite(db, actor.companyId);
}
