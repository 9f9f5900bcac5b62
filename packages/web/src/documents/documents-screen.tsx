import {
  documentsTexts,
  type DocumentType,
  documentTypes,
  maxDocumentTextLengths,
} from "@kreislauf/contract/documents";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { CheckCheck } from "lucide-react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { MobileBarPortal } from "@kreislauf/ui/layout/mobile-bar-slots.tsx";
import { hrefTo } from "../base/paths.ts";
import { useIsMobile } from "@kreislauf/ui/base/use-is-mobile.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Chip } from "@kreislauf/ui/controls/chip.tsx";
import { PageHeader } from "@kreislauf/ui/layout/page-header.tsx";
import { SearchField } from "@kreislauf/ui/controls/search-field.tsx";
import { loadingCount, Tabs } from "@kreislauf/ui/layout/tabs.tsx";
import { DocumentFilterChips } from "./document-filter-chips.tsx";
import { DocumentLinks } from "./document-links.tsx";
import { DocumentDialog } from "./document-dialog.tsx";
import { DocumentFilterMenu } from "./document-filter-menu.tsx";
import { documentList, hasReversedPeriod, toTabsFilter } from "./document-list-state.ts";
import { DocumentPeriodFields } from "./document-period-fields.tsx";
import { DocumentPeriodChips } from "./document-period-chips.tsx";
import { DocumentResults } from "./document-results.tsx";
import { SitesBar, UnknownSitesNote, useSitesOfList } from "../sites/index.ts";
import { documentListQuery } from "./documents.queries.ts";
import { documentsScreenTexts } from "./documents.texts.ts";
import { useDocumentPlace } from "./use-document-place.ts";
import { useDocumentDownload } from "./use-document-download.ts";
import { useListState } from "../base/use-list-state.ts";
import styles from "./documents.module.css";

/**
 * The documents as pages of a list: invoices, receipts, credit notes and cancellations, by type, with search and
 * filters.
 */
export function DocumentsScreen() {
  const texts = useTexts(documentsScreenTexts);
  const documentWords = useTexts(documentsTexts);
  const isMobile = useIsMobile();
  const [state, change] = useListState(documentList);
  const chosen = useSitesOfList(state.sites, (sites) => change({ sites }));
  const list = useQuery({ ...documentListQuery(state), placeholderData: keepPreviousData });
  const place = useDocumentPlace(list.isPlaceholderData ? undefined : list.data, state, change);
  const download = useDocumentDownload();
  // For a reversed period no list is requested. The data is still that of the previous period, so it is not counted.
  const { amountsByType: counts, newDocuments: newCount = 0 } =
    list.data === undefined || hasReversedPeriod(state) ? {} : list.data;

  const search = (
    <SearchField
      label={texts.search.label}
      placeholder={isMobile ? texts.search.shortPlaceholder : texts.search.placeholder}
      clearLabel={texts.search.clear}
      maxLength={maxDocumentTextLengths.search}
      value={state.search}
      onSearch={(words, how) => change({ search: words }, how)}
    />
  );
  // True until the list is loaded, so that nothing moves if there are payments.
  const hasPayments = state.payment !== null || list.data === undefined || list.data.hasPayments === true;
  const countOf = (type: DocumentType) => {
    if (counts) return counts[type] ?? 0;
    return list.isError ? undefined : loadingCount;
  };
  return (
    <div className={styles.screen}>
      <PageHeader
        title={texts.title}
        context={
          newCount === 0 ? (
            texts.context
          ) : (
            <span className={styles.news}>
              <span>{texts.news(newCount)}</span>
              <Button
                variant="ghost"
                icon={CheckCheck}
                small
                onClick={() => download.markAllSeen(toTabsFilter(state))}
              >
                {texts.allSeen}
              </Button>
            </span>
          )
        }
      >
        <SitesBar chosen={chosen} />
        <DocumentLinks />
      </PageHeader>
      {isMobile && (
        <>
          <MobileBarPortal area="search">{search}</MobileBarPortal>
          <DocumentFilterMenu state={state} change={change} />
        </>
      )}
      <UnknownSitesNote chosen={chosen} />
      <Tabs
        inBar
        label={texts.tabs}
        tabs={documentTypes.map((type) => ({
          value: type,
          label: documentWords.types[type],
          count: countOf(type),
        }))}
        value={state.type}
        onChange={(type) => change({ type })}
      >
        {state.among !== null && (
          <div className={styles.chips}>
            <Chip
              text={texts.among.text(state.among.length)}
              removeLabel={texts.among.remove}
              onRemove={() => change({ among: null })}
            />
          </div>
        )}
        <DocumentFilterChips state={state} change={change} hasPayments={hasPayments} />
        {isMobile ? (
          <DocumentPeriodChips state={state} change={change} />
        ) : (
          <div className={styles.bar}>
            <div className={styles.search}>{search}</div>
            <DocumentPeriodFields from={state.from} to={state.to} onChange={(period) => change(period)} />
          </div>
        )}
        {/* The key clears the selection of documents when the filter changes. */}
        <DocumentResults
          key={JSON.stringify([
            state.type,
            state.sites,
            state.from,
            state.to,
            state.search,
            state.check,
            state.payment,
            state.among,
          ])}
          list={list}
          state={state}
          change={change}
          download={download}
        />
      </Tabs>
      {state.document !== null && (
        <DocumentDialog
          id={state.document}
          hrefOf={(document) => hrefTo("documents", {}, documentList.write({ ...state, document }))}
          onClosed={() => change({ document: null }, "replace")}
          place={place}
        />
      )}
    </div>
  );
}
