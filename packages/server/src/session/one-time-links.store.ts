import { Refusal, type ErrorCode } from "@kreislauf/contract/base";
import { passwordLinkMinutes } from "@kreislauf/contract/session";
import type { InTransaction, PublicContext, WriteContext } from "../base/context.ts";
import type { Db } from "../base/database/database.ts";
import { lockUser } from "../users/index.ts";
import type { OneTimeLinksTable } from "./session.tables.ts";
import { hashToken, newToken } from "./base/tokens.ts";

type Kind = OneTimeLinksTable["kind"];

/** How long a link works (docs/coverage.md D6.4). */
const lifetime = {
  invitation: { hours: 7 * 24 },
  reset: { minutes: passwordLinkMinutes },
} as const satisfies Record<Kind, Temporal.DurationLike>;

/** Issues a new link for a person; earlier links of its kind stop working. Only the token's hash is stored. */
export async function issueLink(
  { db, now }: Pick<InTransaction<PublicContext>, "db" | "now">,
  kind: Kind,
  userId: number,
  companyId: number | null = null,
): Promise<{ readonly token: string; readonly expiresAt: string }> {
  await db
    .updateTable("one_time_links")
    .set({ replaced_at: now.toString() })
    .where("user_id", "=", userId)
    .where("kind", "=", kind)
    .where("used_at", "is", null)
    .where("replaced_at", "is", null)
    .execute();
  const token = newToken();
  const expiresAt = now.add(lifetime[kind]).toString();
  await db
    .insertInto("one_time_links")
    .values({
      token_hash: hashToken(token),
      kind,
      user_id: userId,
      company_id: companyId,
      created_at: now.toString(),
      expires_at: expiresAt,
      used_at: null,
      replaced_at: null,
    })
    .execute();
  return { token, expiresAt };
}

export const findLink = (db: Db, kind: Kind, token: string) => findLinkByHash(db, kind, hashToken(token));

/**
 * Finds a link, even if it is used, replaced or expired; undefined if there is none or the person's access was removed.
 */
export const findLinkByHash = (db: Db, kind: Kind, tokenHash: Buffer) =>
  db
    .selectFrom("one_time_links as link")
    .selectAll("link")
    .where("token_hash", "=", tokenHash)
    .where("kind", "=", kind)
    .where((where) =>
      where.exists(
        where
          .selectFrom("memberships")
          .whereRef("memberships.user_id", "=", "link.user_id")
          .where((membership) =>
            membership.or([
              membership("link.company_id", "is", null),
              membership("memberships.company_id", "=", membership.ref("link.company_id")),
            ]),
          )
          .where("memberships.deleted_at", "is", null),
      ),
    )
    .executeTakeFirst();

export type Link = NonNullable<Awaited<ReturnType<typeof findLink>>>;

/**
 * The reason why a link does not work, or null if it works. A token that was never issued is treated like an expired
 * one.
 */
export function linkProblem(
  link: Link | undefined,
  now: Temporal.Instant,
  expired: ErrorCode,
): ErrorCode | null {
  if (link === undefined) return expired;
  if (link.used_at !== null) return "link_used";
  if (link.replaced_at !== null) return "link_replaced";
  return Temporal.Instant.compare(Temporal.Instant.from(link.expires_at), now) <= 0 ? expired : null;
}

/**
 * Uses up a link. If several calls try at once, one succeeds. A link that has stopped working since it was read, also
 * because the person lost access, is refused. The person is locked before the link, as when the next link is issued, so
 * that no two calls deadlock.
 */
export async function consumeLink(
  context: InTransaction<PublicContext>,
  link: Link,
  expired: ErrorCode,
): Promise<void> {
  await lockUser(context, link.user_id);
  const present = await findLinkByHash(context.db, link.kind, link.token_hash);
  const problem = linkProblem(present, context.now, expired);
  if (problem !== null) throw new Refusal(problem);
  const { numUpdatedRows } = await context.db
    .updateTable("one_time_links")
    .set({ used_at: context.now.toString() })
    .where("token_hash", "=", link.token_hash)
    .where("used_at", "is", null)
    .where("replaced_at", "is", null)
    .where("expires_at", ">", context.now.toString())
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new Refusal(expired);
}

/** Makes all open reset links of a person expire. */
export async function expireResetLinks({ db, now }: WriteContext, userId: number): Promise<void> {
  await db
    .updateTable("one_time_links")
    .set({ expires_at: now.toString() })
    .where("user_id", "=", userId)
    .where("kind", "=", "reset")
    .where("used_at", "is", null)
    .where("replaced_at", "is", null)
    .where("expires_at", ">", now.toString())
    .execute();
}
