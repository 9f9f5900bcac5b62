import { Refusal } from "@kreislauf/contract/base";
import type { DocumentsSeenRequest } from "@kreislauf/contract/documents";
import type { TransactionContext } from "../../base/context.ts";
import { countUnseenDocuments } from "./document-list.store.ts";
import { getDocument, visibleDocuments } from "../base/documents.store.ts";

/** Removes the unread mark from the given documents, or from all. */
export async function markDocumentsSeen(context: TransactionContext, { documentIds }: DocumentsSeenRequest) {
  const ids = [...new Set(documentIds)];
  if (ids.length === 1) await getDocument(context, ids[0] ?? 0);
  else if (ids.length > 1) await ensureVisible(context, ids);
  await context.db
    .deleteFrom("unseen_documents")
    .where("user_id", "=", context.actor.userId)
    .where("company_id", "=", context.actor.companyId)
    .$if(ids.length > 0, (query) => query.where("document_id", "in", ids))
    .execute();
  return { newDocuments: await countUnseenDocuments(context) };
}

async function ensureVisible(context: TransactionContext, ids: readonly number[]): Promise<void> {
  const { count } = await visibleDocuments(context)
    .where("documents.id", "in", [...ids])
    .select((select) => select.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  if (count !== ids.length) throw new Refusal("not_found");
}
