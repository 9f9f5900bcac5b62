import { type DocumentList, documentPageSize, documentSortKeys } from "@kreislauf/contract/documents";
import type { UseQueryResult } from "@tanstack/react-query";
import { FolderDown } from "lucide-react";
import { useState } from "react";
import { errorSentence } from "../base/api-error.ts";
import { useFormats } from "../base/format.ts";
import { useLanguage, useTexts } from "../base/language.tsx";
import { hrefTo } from "../base/paths.ts";
import { useUser } from "../base/session.ts";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { Checkbox } from "../ui/checkbox.tsx";
import { DataTable } from "../ui/data-table.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { ErrorState } from "../ui/error-state.tsx";
import { useLate } from "../ui/late.tsx";
import { Pager } from "../ui/pager.tsx";
import { StateMessage } from "../ui/state-message.tsx";
import { DocumentCard } from "./document-card.tsx";
import { documentColumns } from "./document-columns.tsx";
import { documentListSearch, type DocumentListState, selectionOf } from "./document-list-state.ts";
import { documentsScreenTexts } from "./documents.texts.ts";
import type { DocumentDownload } from "./use-document-download.ts";
import type { ChangeDocumentList } from "./use-document-list-state.ts";
import styles from "./documents.module.css";

interface DocumentResultsProps {
  list: UseQueryResult<DocumentList>;
  state: DocumentListState;
  change: ChangeDocumentList;
  download: DocumentDownload;
}

/** The page of documents with what can be done with several at once; or why there is none. */
export function DocumentResults({ list, state, change, download }: DocumentResultsProps) {
  const texts = useTexts(documentsScreenTexts);
  const language = useLanguage();
  const { number } = useFormats();
  const { permissions } = useUser();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const reloading = useLate(list.isFetching && list.data !== undefined);
  if (list.isError && list.data === undefined) {
    return (
      <Card flush>
        <ErrorState
          title={texts.failed}
          text={errorSentence(list.error)}
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        />
      </Card>
    );
  }
  const { documents, totalRecords = 0 } = list.data ?? {};
  const first = (state.page - 1) * documentPageSize;
  const hrefOf = (id: number) => hrefTo("documents", {}, documentListSearch({ ...state, document: id }));
  const choose = (ids: readonly number[], isChosen: boolean) =>
    setChosen((now) => (isChosen ? now.union(new Set(ids)) : now.difference(new Set(ids))));
  const ids = (documents ?? []).map(({ id }) => id);
  const chosenHere = ids.filter((id) => chosen.has(id)).length;
  return (
    <>
      {totalRecords > 0 && (
        <div className={styles.several}>
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
              void download.many(chosen.size > 0 ? { documentIds: [...chosen] } : selectionOf(state))
            }
          >
            {chosen.size > 0 ? texts.zip : texts.zipAll(number(totalRecords))}
          </Button>
        </div>
      )}
      <DataTable
        framed
        label={texts.types[state.type]}
        columns={documentColumns({
          language,
          permissions,
          chosen,
          onChoose: (id, isChosen) => choose([id], isChosen),
          download,
        })}
        rows={documents}
        rowId={({ id }) => id}
        href={({ id }) => hrefOf(id)}
        sort={state.sort}
        onSort={({ by, order }) => {
          const key = documentSortKeys.find((each) => each === by);
          if (key !== undefined) change({ sort: { by: key, order } });
        }}
        empty={<Empty state={state} change={change} />}
        loadingText={texts.loading}
        reloading={reloading}
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
        foot={
          totalRecords > 0 && (
            <Pager
              text={texts.page(
                number(first + 1),
                number(Math.min(first + documentPageSize, totalRecords)),
                number(totalRecords),
              )}
              page={state.page}
              pageCount={Math.ceil(totalRecords / documentPageSize)}
              onPage={(page) => change({ page })}
            />
          )
        }
      />
    </>
  );
}

/** Why the list is empty, and the one thing that changes it. */
function Empty({ state, change }: { state: DocumentListState; change: ChangeDocumentList }) {
  const texts = useTexts(documentsScreenTexts);
  if (state.search !== "") return <EmptyState kind="no_data_found" action={() => change({ search: "" })} />;
  if (state.from !== null || state.to !== null) {
    return (
      <StateMessage
        illustration="filter"
        title={texts.emptyPeriod}
        text={texts.emptyPeriodText}
        action={<Button onClick={() => change({ from: null, to: null })}>{texts.reset}</Button>}
      />
    );
  }
  return <StateMessage illustration="orders" title={texts.empty} text={texts.emptyText} />;
}
