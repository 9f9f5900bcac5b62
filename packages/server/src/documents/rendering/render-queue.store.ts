import { sql, type SqlBool } from "kysely";
import type { Db } from "../../base/database/database.ts";
import type { LeaseTable } from "../../base/jobs/lease-queue.store.ts";

/** The queue, newest document first, because new documents are the ones that people open. */
export const renderQueueTable: LeaseTable<"document_render_queue"> = {
  name: "document_render_queue",
  key: "document_id",
  leaseNumber: "attempts",
  isWaiting: sql<SqlBool>`true`,
  order: sql`document_id desc`,
};

export const findQueuedDocument = (db: Db, id: number) =>
  db
    .selectFrom("document_render_queue")
    .innerJoin("documents", "documents.id", "document_render_queue.document_id")
    .selectAll("documents")
    .where("documents.id", "=", id)
    .executeTakeFirst();
