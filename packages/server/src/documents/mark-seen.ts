import { Refusal } from "@kreislauf/contract/base";
import type { SeenDocuments } from "@kreislauf/contract/documents";
import type { TransactionContext } from "../base/context.ts";
import { countNew } from "./document-list.store.ts";
import { getDocument, visibleDocuments } from "./documents.store.ts";

/** Takes the mark off documents that the person has opened, or off all of them. */
export async function markSeen(context: TransactionContext, { documentIds }: SeenDocuments) {
  const ids = [...new Set(documentIds)];
  if (ids.length === 1) await getDocument(context, ids[0] ?? 0);
  else if (ids.length > 1) await ensureVisible(context, ids);
  await context.db
    .deleteFrom("unseen_documents")
    .where("user_id", "=", context.actor.userId)
    .where("company_id", "=", context.actor.companyId)
    .$if(ids.length > 0, (query) => query.where("document_id", "in", ids))
    .execute();
  return { newDocuments: await countNew(context) };
}

async function ensureVisible(context: TransactionContext, ids: readonly number[]): Promise<void> {
  const { count } = await visibleDocuments(context)
    .where("documents.id", "in", [...ids])
    .select((select) => select.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  if (count !== ids.length) throw new Refusal("not_found");
}
