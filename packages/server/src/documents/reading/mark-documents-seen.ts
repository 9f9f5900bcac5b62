import { Refusal } from "@kreislauf/contract/base";
import type { DocumentsSeenRequest } from "@kreislauf/contract/documents";
import type { TransactionContext } from "../../base/context.ts";
import { countUnseenDocuments, type InvoiceStates, selectDocuments } from "./document-list.store.ts";
import { ensureSitesAssigned } from "./list-documents.ts";
import { getDocument, visibleDocuments } from "../base/documents.store.ts";

/**
 * Marks the given documents as read or, if none is given, all that match the filters. Returns how many unread ones
 * remain. Refused with 404 if the person may not see one of the given documents.
 */
export async function markDocumentsSeen(
  context: TransactionContext,
  request: DocumentsSeenRequest & InvoiceStates,
) {
  const ids = [...new Set(request.documentIds)];
  await ensureSitesAssigned(context, request);
  if (ids.length === 1) await getDocument(context, ids[0] ?? 0);
  else if (ids.length > 1) await ensureVisible(context, ids);
  await context.db
    .deleteFrom("unseen_documents")
    .where("user_id", "=", context.actor.userId)
    .where("company_id", "=", context.actor.companyId)
    .where(
      "document_id",
      "in",
      ids.length > 0 ? ids : selectDocuments(context, request).select("documents.id"),
    )
    .execute();
  return { newDocuments: await countUnseenDocuments(context, request) };
}

async function ensureVisible(context: TransactionContext, ids: readonly number[]): Promise<void> {
  const { count } = await visibleDocuments(context)
    .where("documents.id", "in", [...ids])
    .select((select) => select.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  if (count !== ids.length) throw new Refusal("not_found");
}
