import type { Db } from "../../base/database/database.ts";

export const getDocumentSite = (db: Db, siteId: number) =>
  db
    .selectFrom("sites")
    .select(["alias", "street", "house_number", "zip", "city"])
    .where("id", "=", siteId)
    .executeTakeFirstOrThrow();

/** What a correction says of the document that it corrects. */
export const getCorrected = (db: Db, documentId: number) =>
  db
    .selectFrom("documents")
    .select(["number", "date"])
    .where("id", "=", documentId)
    .executeTakeFirstOrThrow();
