import { documentTypes, longestDocumentText } from "@kreislauf/contract/documents";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { CheckCheck } from "lucide-react";
import { useTexts } from "../base/language.tsx";
import { InMobileBar } from "../base/mobile-areas.tsx";
import { hrefTo } from "../base/paths.ts";
import { useIsMobile } from "../base/viewport.ts";
import { Button } from "../ui/button.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { SearchField } from "../ui/search-field.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { DocumentDialog } from "./document-dialog.tsx";
import { DocumentFilterMenu } from "./document-filter-menu.tsx";
import { documentListSearch } from "./document-list-state.ts";
import { DocumentPeriod } from "./document-period.tsx";
import { DocumentPeriodChips } from "./document-period-chips.tsx";
import { DocumentResults } from "./document-results.tsx";
import { DocumentSites } from "./document-sites.tsx";
import { documentListQuery } from "./documents.queries.ts";
import { documentsScreenTexts } from "./documents.texts.ts";
import { useDocumentDownload } from "./use-document-download.ts";
import { useDocumentListState } from "./use-document-list-state.ts";
import styles from "./documents.module.css";

/** Two figure spaces keep the place of a count that is not known yet. */
const unknownCount = "\u2007\u2007";

/** Invoices, receipts, credit notes and cancellations: by type, searched, filtered, page by page. */
export function DocumentsScreen() {
  const texts = useTexts(documentsScreenTexts);
  const isMobile = useIsMobile();
  const [state, change] = useDocumentListState();
  const list = useQuery({ ...documentListQuery(state), placeholderData: keepPreviousData });
  const download = useDocumentDownload();
  const amounts = list.data?.amountsByType;
  const news = list.data?.newDocuments ?? 0;

  const search = (
    <SearchField
      label={texts.search.label}
      placeholder={texts.search.placeholder}
      clearLabel={texts.search.clear}
      maxLength={longestDocumentText.search}
      value={state.search}
      onSearch={(words, how) => change({ search: words }, how)}
    />
  );
  const sites = (
    <DocumentSites
      sites={state.sites}
      onChange={(wanted) => change({ sites: wanted })}
      labelHidden={isMobile}
    />
  );
  return (
    <div className={styles.screen}>
      <PageHead title={texts.title} context={news > 0 ? texts.news(news) : texts.context}>
        {news > 0 && (
          <Button icon={CheckCheck} small onClick={() => void download.markSeen([])}>
            {texts.allSeen}
          </Button>
        )}
      </PageHead>
      {isMobile && (
        <>
          <InMobileBar area="switch">{sites}</InMobileBar>
          <InMobileBar area="search">{search}</InMobileBar>
          <DocumentFilterMenu state={state} change={change} />
        </>
      )}
      <Tabs
        inBar
        label={texts.tabs}
        tabs={documentTypes.map((type) => ({
          value: type,
          label: texts.types[type],
          count: amounts === undefined ? unknownCount : (amounts[type] ?? 0),
        }))}
        value={state.type}
        onChange={(type) => change({ type })}
      >
        {isMobile ? (
          <DocumentPeriodChips state={state} change={change} />
        ) : (
          <div className={styles.bar}>
            <div className={styles.search}>{search}</div>
            <DocumentPeriod from={state.from} to={state.to} onChange={(period) => change(period)} />
            {sites}
          </div>
        )}
        {/* What is chosen belongs to the selection it was chosen from. */}
        <DocumentResults
          key={JSON.stringify([state.type, state.sites, state.from, state.to, state.search])}
          list={list}
          state={state}
          change={change}
          download={download}
        />
      </Tabs>
      {state.document !== null && (
        <DocumentDialog
          key={state.document}
          id={state.document}
          hrefOf={(document) => hrefTo("documents", {}, documentListSearch({ ...state, document }))}
          onClosed={() => change({ document: null }, "replace")}
        />
      )}
    </div>
  );
}
