import { type DocumentList, documentPageSize } from "@kreislauf/contract/documents";
import { useQueryClient } from "@tanstack/react-query";
import type { ChangeListState } from "../base/use-list-state.ts";
import type { DocumentPlace } from "./document-neighbours.tsx";
import type { DocumentListState } from "./document-list-state.ts";
import { documentListQuery } from "./documents.queries.ts";

/** The place of the open document in the list; undefined if none is open, or not on the list's current page. */
export function useDocumentPlace(
  list: DocumentList | undefined,
  state: DocumentListState,
  change: ChangeListState<DocumentListState>,
): DocumentPlace | undefined {
  const queryClient = useQueryClient();
  const index = list?.documents.findIndex(({ id }) => id === state.document) ?? -1;
  if (list === undefined || index === -1) return undefined;
  /** Loads the page before or after first, because only then the document to show is known. */
  const goToPage = async (step: 1 | -1) => {
    const page = state.page + step;
    const { documents } = await queryClient.fetchQuery(documentListQuery({ ...state, page }));
    const document = documents.at(step === 1 ? 0 : -1);
    if (document !== undefined) change({ page, document: document.id }, "replace");
  };
  return {
    position: (state.page - 1) * documentPageSize + index + 1,
    total: list.totalRecords,
    go: (step) => {
      const next = list.documents[index + step];
      if (next !== undefined) change({ document: next.id }, "replace");
      // If the page cannot be loaded, the open document stays.
      else void goToPage(step).catch(() => undefined);
    },
  };
}
