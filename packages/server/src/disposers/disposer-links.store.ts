import type { DisposerAnswerKind } from "@kreislauf/contract/disposers";
import type { Selectable } from "kysely";
import type { Context, WriteContext } from "../base/context.ts";
import type { DisposerLinksTable } from "./disposers.tables.ts";

type Source = Pick<Context, "db">;
export type DisposerLink = Selectable<DisposerLinksTable>;

export const findLinkByHash = ({ db }: Source, tokenHash: Buffer): Promise<DisposerLink | undefined> =>
  db.selectFrom("disposer_links").selectAll().where("token_hash", "=", tokenHash).executeTakeFirst();

/** The last link of an order, whether it is valid or was taken back; undefined if there never was one. */
export const findLastLink = ({ db }: Source, orderId: number): Promise<DisposerLink | undefined> =>
  db
    .selectFrom("disposer_links")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();

/** Ends the valid link of an order; false if the order has no valid link. */
export async function endLink(
  { db, now }: WriteContext,
  orderId: number,
  how: "replaced_at" | "taken_back_at",
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("disposer_links")
    .set({ [how]: now.toString() })
    .where("order_id", "=", orderId)
    .where("replaced_at", "is", null)
    .where("taken_back_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const insertLink = (
  { db, now }: WriteContext,
  link: Pick<
    DisposerLink,
    "order_id" | "token_hash" | "name" | "email" | "answer_by" | "notified_date" | "end_notified_at"
  >,
) =>
  db
    .insertInto("disposer_links")
    .values({
      ...link,
      handed_over_at: now.toString(),
      replaced_at: null,
      taken_back_at: null,
    })
    .execute();

export const insertAnswer = ({ db, now }: WriteContext, linkId: number, kind: DisposerAnswerKind) =>
  db.insertInto("disposer_answers").values({ link_id: linkId, kind, answered_at: now.toString() }).execute();

/** The answers given over a link, the oldest first. */
export const listAnswers = ({ db }: Source, linkId: number) =>
  db
    .selectFrom("disposer_answers")
    .select(["kind", "answered_at as answeredOn"])
    .where("link_id", "=", linkId)
    .orderBy("id")
    .execute();

export const findSiteDisposer = ({ db }: Source, siteId: number) =>
  db.selectFrom("site_disposers").select(["name", "email"]).where("site_id", "=", siteId).executeTakeFirst();

export const saveSiteDisposer = (
  { db }: WriteContext,
  siteId: number,
  disposer: { readonly name: string; readonly email: string },
) =>
  db
    .insertInto("site_disposers")
    .values({ site_id: siteId, ...disposer })
    .onConflict((conflict) => conflict.column("site_id").doUpdateSet(disposer))
    .execute();
