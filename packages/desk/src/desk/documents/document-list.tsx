import type { DeskDocument } from "@kreislauf/contract/desk";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { DataTable } from "@kreislauf/ui/data/data-table.tsx";
import { RowCard } from "@kreislauf/ui/data/row-card.tsx";
import { StateMessage } from "@kreislauf/ui/feedback/state-message.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { hrefTo, useHashRoute } from "../../base/hash-route.ts";
import { ClearSearchButton } from "../../base/list-search.tsx";
import { LoadFailure } from "../../base/load-failure.tsx";
import { EmptyPage } from "../base/empty-page.tsx";
import { PageButtons } from "../base/page-buttons.tsx";
import pageStyles from "../base/page.module.css";
import { documentFilterNames, readDocumentFilters, useDocuments } from "../documents.queries.ts";
import { documentsDeskTexts } from "../documents.texts.ts";
import { useDocumentView } from "./document-columns.tsx";
import { DocumentFilters } from "./document-filters.tsx";
import { documentListTexts } from "./document-list.texts.ts";

/** All published documents, or only those that were corrected; a row leads to the page of the document. */
export function DocumentList({ corrected }: { corrected: boolean }) {
  const texts = useTexts(documentsDeskTexts);
  const listTexts = useTexts(documentListTexts);
  const { parameters } = useHashRoute();
  // The address of a document carries the list's query parameters, so that the link back leads to the same list.
  const hrefOf = ({ id }: DeskDocument) => hrefTo(`/documents/${id}`, parameters);
  const filters = readDocumentFilters(parameters);
  const page = Number(parameters.get("page") ?? "0") || 0;
  const list = useDocuments({ filters, page, corrected: corrected ? "yes" : "all" });
  const { nameOf, siteOf, columns, factsOf } = useDocumentView();
  const isFiltered = Object.keys(filters).length > 0;
  return (
    <>
      <div className={pageStyles.head}>
        <div>
          <h1>{corrected ? texts.correctedTab : texts.publishedTab}</h1>
        </div>
      </div>
      <DocumentFilters filters={filters} />
      {list.isError ? (
        <Card>
          <LoadFailure title={texts.listFailed} query={list} />
        </Card>
      ) : (
        <DataTable
          framed
          dense
          label={texts.list}
          loadingText={texts.loading}
          columns={columns}
          rows={list.data?.documents}
          rowId={({ id }) => id}
          href={hrefOf}
          card={(document) => (
            <RowCard
              href={hrefOf(document)}
              title={nameOf(document)}
              sub={`${document.companyName} · ${siteOf(document)}`}
              facts={factsOf(document)}
            />
          )}
          reloading={list.isPlaceholderData}
          empty={
            <EmptyPage page={page}>
              <StateMessage
                illustration={isFiltered ? "search" : "orders"}
                title={isFiltered ? texts.noMatch : corrected ? texts.noCorrections : texts.nothing}
                text={
                  isFiltered ? listTexts.noMatchText : corrected ? texts.noCorrectionsText : texts.nothingText
                }
                action={
                  isFiltered && (
                    <ClearSearchButton
                      others={documentFilterNames}
                      isFilterOnly={documentFilterNames.some((name) => filters[name] !== undefined)}
                    />
                  )
                }
              />
            </EmptyPage>
          }
          footer={<PageButtons page={page} hasMore={list.data?.hasMore === true} />}
        />
      )}
    </>
  );
}
