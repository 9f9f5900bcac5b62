import { fieldTexts, type Language, Refusal } from "@kreislauf/contract/base";
import type { Work } from "../base/context.ts";
import { sortKey } from "../base/sort-key.ts";

interface GroupWish {
  readonly name: string;
  readonly partnerNumber: string | null;
}

/** Creates a group of a company, or overwrites the one of this name, however it is spelled. The company is locked. */
export async function saveGroup(
  work: Work & { readonly language: Language },
  companyId: number,
  { name, partnerNumber }: GroupWish,
) {
  if (partnerNumber !== null) await ensureOwnPartner(work, companyId, partnerNumber);
  const columns = { name, partner_number: partnerNumber };
  const { id } = await work.db
    .insertInto("groups")
    .values({
      company_id: companyId,
      sort_key: sortKey(name),
      created_at: work.now.toString(),
      ...columns,
    })
    .onConflict((conflict) => conflict.columns(["company_id", "sort_key"]).doUpdateSet(columns))
    .returning("id")
    .executeTakeFirstOrThrow();
  return { groupId: id, companyId, name, partnerNumber };
}

async function ensureOwnPartner(
  { db, language }: Work & { readonly language: Language },
  companyId: number,
  number: string,
): Promise<void> {
  const own = await db
    .selectFrom("company_numbers")
    .select("number")
    .where("company_id", "=", companyId)
    .where("kind", "=", "partner")
    .where("number", "=", number)
    .executeTakeFirst();
  if (own !== undefined) return;
  const message = fieldTexts[language].reasons.foreign_number;
  throw new Refusal("validation", [{ field: "partnerNumber", message }]);
}
