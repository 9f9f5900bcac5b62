import type { WriteContext } from "../../base/context.ts";
import type { LinkRequestsTable } from "../session.tables.ts";

export type LinkRequest = Pick<LinkRequestsTable, "kind" | "email" | "token_hash">;

export async function insertLinkRequest({ db, now }: WriteContext, request: LinkRequest): Promise<void> {
  await db
    .insertInto("link_requests")
    .values({ ...request, requested_at: now.toString() })
    .execute();
}

/** Takes the oldest request of these kinds that no other process is answering; undefined if there is none. */
export async function takeLinkRequest(
  { db }: WriteContext,
  kinds: readonly LinkRequest["kind"][],
): Promise<LinkRequest | undefined> {
  const request = await db
    .selectFrom("link_requests")
    .select(["id", "kind", "email", "token_hash"])
    .where("kind", "in", kinds)
    .orderBy("id")
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (request === undefined) return undefined;
  await db.deleteFrom("link_requests").where("id", "=", request.id).execute();
  return request;
}
