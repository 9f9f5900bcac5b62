import type { Language } from "@kreislauf/contract/base";
import type { WriteContext } from "../base/context.ts";
import { sortKey } from "../base/database/sort-key.ts";
import { ensureOwnPartner } from "./groups.store.ts";

interface GroupInput {
  readonly name: string;
  readonly partnerNumber: string | null;
}

/**
 * Creates a group of a company, or overwrites the group whose name has the same sort key, such as the same name in
 * capitals. The caller has locked the company.
 */
export async function saveGroup(
  work: WriteContext & { readonly language: Language },
  companyId: number,
  { name, partnerNumber }: GroupInput,
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
