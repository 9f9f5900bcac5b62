import type { Db } from "../../base/database/database.ts";

export const getDocumentSite = (db: Db, siteId: number) =>
  db
    .selectFrom("sites")
    .select(["alias", "street", "house_number", "zip", "city"])
    .where("id", "=", siteId)
    .executeTakeFirstOrThrow();

/** Number and date of a corrected document, which the correction prints. */
export const getCorrected = (db: Db, documentId: number) =>
  db
    .selectFrom("documents")
    .select(["number", "date"])
    .where("id", "=", documentId)
    .executeTakeFirstOrThrow();
