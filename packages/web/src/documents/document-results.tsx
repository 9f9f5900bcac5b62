import { errorSentence } from "../base/api-error.ts";
import {
  type Document,
  type DocumentList,
  documentPageSize,
  documentSortKeys,
  documentsTexts,
} from "@kreislauf/contract/documents";
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useState } from "react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { hrefTo } from "../base/paths.ts";
import { useUser } from "../base/session.ts";
import { activeSitesQuery } from "../sites/index.ts";
import { createMediaQueryHook } from "@kreislauf/ui/base/media-query-hook.ts";
import { Checkbox } from "@kreislauf/ui/controls/checkbox.tsx";
import { PagedTable } from "@kreislauf/ui/data/paged-table.tsx";
import { DocumentCard, DocumentCardSkeleton } from "./document-card.tsx";
import { documentColumns } from "./document-columns.tsx";
import { DocumentFiles } from "./document-files.tsx";
import { DocumentsEmpty, ReversedPeriod } from "./documents-empty.tsx";
import { documentList, type DocumentListState, hasReversedPeriod } from "./document-list-state.ts";
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

/** Columns that narrow windows leave out, because the open document shows the same. */
const droppedWhenNarrow = ["monthOfServiceDate", "order"];

/** The sum of the amounts, in cents; undefined if any of the documents has no amount. */
function sumOf(documents: readonly Document[], part: "netAmount" | "grossAmount"): number | undefined {
  const amounts = documents.flatMap((each) => each[part] ?? []);
  return amounts.length < documents.length ? undefined : amounts.reduce((sum, each) => sum + each, 0);
}

/** A page of documents, with the actions on selected or all documents; if there are none, says why. */
export function DocumentResults({ list, state, change, download }: DocumentResultsProps) {
  const texts = useTexts(documentsScreenTexts);
  const documentWords = useTexts(documentsTexts);
  const language = useLanguage();
  const { number, money } = useFormats();
  const { permissions } = useUser();
  const isNarrow = useIsNarrow();
  const [chosen, setChosen] = useState<ReadonlyMap<number, Document>>(new Map());
  const { data: sites = [] } = useQuery(activeSitesQuery);
  const { documents, totalRecords = 0, netSum = null, amountsByType = {} } = list.data ?? {};
  const totalOfAllTypes = Object.values(amountsByType).reduce((sum, count) => sum + count, 0);
  const hrefOf = (id: number) => hrefTo("documents", {}, documentList.write({ ...state, document: id }));
  const choose = (changed: readonly Document[], isChosen: boolean) =>
    setChosen((now) => {
      const next = new Map(now);
      for (const each of changed) {
        if (isChosen) next.set(each.id, each);
        else next.delete(each.id);
      }
      return next;
    });
  const shown = documents ?? [];
  const chosenHere = shown.filter(({ id }) => chosen.has(id)).length;
  const chosenDocuments = [...chosen.values()];
  const net = sumOf(chosenDocuments, "netAmount");
  const gross = sumOf(chosenDocuments, "grossAmount");
  const siteById = new Map(sites.map((site) => [site.id, site]));
  if (hasReversedPeriod(state)) return <ReversedPeriod change={change} />;
  return (
    <>
      {/* This bar is shown empty while the documents are loading, so that the list below does not move. */}
      {(documents === undefined ? !list.isError : totalRecords > 0) && (
        <div className={styles.several}>
          {documents !== undefined && (
            <>
              <Checkbox
                label={chosen.size === 0 ? texts.chooseAll : texts.chosen(chosen.size)}
                checked={shown.length > 0 && chosenHere === shown.length}
                mixed={chosenHere > 0 && chosenHere < shown.length}
                onChange={(event) => choose(shown, event.target.checked)}
              />
              <span className={styles.sums} role="status">
                {chosen.size === 0
                  ? netSum !== null && texts.sumOfAll(number(totalRecords), money(netSum))
                  : net !== undefined &&
                    texts.sums(money(net), gross === undefined ? undefined : money(gross))}
              </span>
              <DocumentFiles
                state={state}
                chosen={[...chosen.keys()]}
                total={totalRecords}
                totalOfAllTypes={totalOfAllTypes}
                download={download}
              />
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
          onChoose: (document, isChosen) => choose([document], isChosen),
          download,
          type: state.type,
          siteOf: typeof state.sites === "number" || sites.length < 2 ? undefined : (id) => siteById.get(id),
          isOneMonth: state.from !== null && state.from === state.to,
        })}
        rowId={({ id }) => id}
        href={({ id }) => hrefOf(id)}
        empty={<DocumentsEmpty state={state} change={change} amountsByType={amountsByType} />}
        cardSkeleton={<DocumentCardSkeleton />}
        card={(document) => (
          <DocumentCard
            document={document}
            href={hrefOf(document.id)}
            site={
              typeof state.sites === "number" ? undefined : siteById.get(document.serviceLocationId)?.alias
            }
            download={download}
            choice={{
              isChosen: chosen.has(document.id),
              onChoose: (isChosen) => choose([document], isChosen),
            }}
          />
        )}
      />
    </>
  );
}
