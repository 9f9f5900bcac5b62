import type { WriteContext } from "../base/context.ts";
import type { LinkRequestsTable } from "./session.tables.ts";

export type LinkRequest = Pick<LinkRequestsTable, "kind" | "email" | "client_address"> & {
  readonly token_hash: Buffer | null;
};

const windowMinutes = 15;
/** Requests beyond these in a quarter of an hour bring no mail: for one person, and from one address. */
const maxPerPerson = 3;
const maxPerAddress = 30;

/** Takes the oldest requests that nobody has answered; each is taken by one process. */
export async function takeLinkRequests({ db, now }: WriteContext, limit: number): Promise<LinkRequest[]> {
  const waiting = db
    .selectFrom("link_requests")
    .select("id")
    .where("answered_at", "is", null)
    .orderBy("id")
    .limit(limit)
    .forUpdate()
    .skipLocked();
  return await db
    .updateTable("link_requests")
    .set({ answered_at: now.toString() })
    .where("id", "in", waiting)
    .returning(["kind", "email", "token_hash", "client_address"])
    .execute();
}

export async function isOverLimit(
  { db, now }: WriteContext,
  { kind, email, token_hash, client_address }: LinkRequest,
): Promise<boolean> {
  const recent = db
    .selectFrom("link_requests")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("kind", "=", kind)
    .where("answered_at", "is not", null)
    .where("requested_at", ">", now.subtract({ minutes: windowMinutes }).toString());
  const ofPerson = await recent
    .where((where) => where.or([where("email", "=", email), where("token_hash", "=", token_hash)]))
    .executeTakeFirstOrThrow();
  const ofAddress = await recent.where("client_address", "=", client_address).executeTakeFirstOrThrow();
  return ofPerson.count > maxPerPerson || ofAddress.count > maxPerAddress;
}
