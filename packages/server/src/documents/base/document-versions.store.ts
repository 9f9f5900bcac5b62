import type { Db } from "../../base/database/database.ts";

/** The earlier versions of a document, newest first, each with the reason why it was replaced. */
export const getDocumentVersions = (db: Db, id: number) =>
  db
    .selectFrom("document_versions")
    .select([
      "version",
      "date",
      "month_of_service as monthOfServiceDate",
      "net_cents as netAmount",
      "published_at as publishedOn",
      "replaced_at as replacedOn",
      "reason",
    ])
    .where("document_id", "=", id)
    .orderBy("version", "desc")
    .execute();
