import type { WriteContext } from "../../base/context.ts";
import type { LinkRequestsTable } from "../session.tables.ts";

export type LinkRequest = Pick<LinkRequestsTable, "kind" | "email" | "token_hash">;

/** Takes the oldest request that no other process is answering. */
export async function takeLinkRequest({ db }: WriteContext): Promise<LinkRequest | undefined> {
  const request = await db
    .selectFrom("link_requests")
    .select(["id", "kind", "email", "token_hash"])
    .orderBy("id")
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (request === undefined) return undefined;
  await db.deleteFrom("link_requests").where("id", "=", request.id).execute();
  return request;
}
