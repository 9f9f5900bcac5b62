import { errorSentence } from "../base/api-error.ts";
import {
  type DocumentList,
  documentPageSize,
  documentSortKeys,
  documentsTexts,
} from "@kreislauf/contract/documents";
import type { UseQueryResult } from "@tanstack/react-query";
import { FolderDown } from "lucide-react";
import { useState } from "react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { hrefTo } from "../base/paths.ts";
import { useUser } from "../base/session.ts";
import { createMediaQueryHook } from "@kreislauf/ui/base/media-query-hook.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Checkbox } from "@kreislauf/ui/controls/checkbox.tsx";
import { PagedTable } from "@kreislauf/ui/data/paged-table.tsx";
import { DocumentCard, DocumentCardSkeleton } from "./document-card.tsx";
import { documentColumns } from "./document-columns.tsx";
import { DocumentsEmpty, ReversedPeriod } from "./documents-empty.tsx";
import {
  documentList,
  type DocumentListState,
  hasReversedPeriod,
  toDocumentFilter,
} from "./document-list-state.ts";
import { documentsScreenTexts } from "./documents.texts.ts";
import type { DocumentDownload } from "./use-document-download.ts";
import type { ChangeListState } from "../base/use-list-state.ts";
import styles from "./documents.module.css";

interface DocumentResultsProps {
  list: UseQueryResult<DocumentList>;
  state: DocumentListState;
  change: ChangeListState<DocumentListState>;
  download: DocumentDownload;
}

const useIsNarrow = createMediaQueryHook("(width < 1240px)");

/** What the tab says anyway, and what the document itself shows. */
const droppedWhenNarrow = ["type", "serviceReceipt"];

/** A page of documents with the actions for several at once, or why there are none. */
export function DocumentResults({ list, state, change, download }: DocumentResultsProps) {
  const texts = useTexts(documentsScreenTexts);
  const documentWords = useTexts(documentsTexts);
  const language = useLanguage();
  const { number } = useFormats();
  const { permissions } = useUser();
  const isNarrow = useIsNarrow();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const { documents, totalRecords = 0 } = list.data ?? {};
  const hrefOf = (id: number) => hrefTo("documents", {}, documentList.write({ ...state, document: id }));
  const choose = (ids: readonly number[], isChosen: boolean) =>
    setChosen((now) => (isChosen ? now.union(new Set(ids)) : now.difference(new Set(ids))));
  const ids = (documents ?? []).map(({ id }) => id);
  const chosenHere = ids.filter((id) => chosen.has(id)).length;
  if (hasReversedPeriod(state)) return <ReversedPeriod change={change} />;
  return (
    <>
      {/* Keeps its place while the documents are loading. */}
      {(documents === undefined ? !list.isError : totalRecords > 0) && (
        <div className={styles.several}>
          {documents !== undefined && (
            <>
              <Checkbox
                label={chosen.size === 0 ? texts.chooseAll : texts.chosen(chosen.size)}
                checked={ids.length > 0 && chosenHere === ids.length}
                mixed={chosenHere > 0 && chosenHere < ids.length}
                onChange={(event) => choose(ids, event.target.checked)}
              />
              <Button
                small
                icon={FolderDown}
                busy={download.busy === "zip"}
                busyText={texts.zipBusy}
                onClick={() =>
                  void download.many(chosen.size > 0 ? { documentIds: [...chosen] } : toDocumentFilter(state))
                }
              >
                {chosen.size > 0 ? texts.zip : texts.zipAll(number(totalRecords))}
              </Button>
            </>
          )}
        </div>
      )}
      <PagedTable
        errorText={errorSentence}
        list={list}
        rowsOf={(page) => page.documents}
        paging={{
          page: state.page,
          size: documentPageSize,
          total: totalRecords,
          onPage: (page) => change({ page }),
        }}
        sorting={{ keys: documentSortKeys, sort: state.sort, onSort: (sort) => change({ sort }) }}
        texts={{ ...texts, label: documentWords.types[state.type] }}
        loadingClass={styles.waiting}
        hiddenColumns={isNarrow ? droppedWhenNarrow : []}
        columns={documentColumns({
          language,
          permissions,
          chosen,
          onChoose: (id, isChosen) => choose([id], isChosen),
          download,
        })}
        rowId={({ id }) => id}
        href={({ id }) => hrefOf(id)}
        empty={<DocumentsEmpty state={state} total={totalRecords} change={change} />}
        cardSkeleton={<DocumentCardSkeleton />}
        card={(document) => (
          <DocumentCard
            document={document}
            href={hrefOf(document.id)}
            download={download}
            choice={{
              isChosen: chosen.has(document.id),
              onChoose: (isChosen) => choose([document.id], isChosen),
            }}
          />
        )}
      />
    </>
  );
}
