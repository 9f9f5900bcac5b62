import { berlinDate } from "@kreislauf/contract/base";
import type { SubstituteInput } from "@kreislauf/contract/approvals";
import { sql } from "kysely";
import type { Context, TransactionContext } from "../base/context.ts";

const personName = sql<string>`trim(users.first_name || ' ' || users.last_name)`;

/** The person's current or future substitute; undefined if the person has none. */
export const findSubstitute = ({ db, actor, now }: Context) =>
  db
    .selectFrom("approval_substitutes")
    .innerJoin("users", "users.id", "approval_substitutes.substitute_id")
    .select(["users.id", personName.as("name"), "from_date", "until_date"])
    .where("company_id", "=", actor.companyId)
    .where("user_id", "=", actor.userId)
    .where("until_date", ">=", berlinDate(now))
    .executeTakeFirst();

export const listPrincipals = ({ db, actor, now }: Context) =>
  db
    .selectFrom("approval_substitutes")
    .innerJoin("users", "users.id", "approval_substitutes.user_id")
    .select(["users.id", personName.as("name")])
    .where("company_id", "=", actor.companyId)
    .where("substitute_id", "=", actor.userId)
    .where("from_date", "<=", berlinDate(now))
    .where("until_date", ">=", berlinDate(now))
    .orderBy("users.id")
    .execute();

export async function saveSubstitute(
  { db, actor }: TransactionContext,
  { substituteId, from, until }: SubstituteInput,
): Promise<void> {
  const days = { substitute_id: substituteId, from_date: from, until_date: until };
  await db
    .insertInto("approval_substitutes")
    .values({ company_id: actor.companyId, user_id: actor.userId, ...days })
    .onConflict((conflict) => conflict.columns(["company_id", "user_id"]).doUpdateSet(days))
    .execute();
}

export const deleteSubstitute = ({ db, actor }: TransactionContext) =>
  db
    .deleteFrom("approval_substitutes")
    .where("company_id", "=", actor.companyId)
    .where("user_id", "=", actor.userId)
    .execute();
