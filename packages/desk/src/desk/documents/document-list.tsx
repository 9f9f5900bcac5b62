import type { DeskDocument } from "@kreislauf/contract/desk";
import { documentsTexts, documentTypes, formatMonth } from "@kreislauf/contract/documents";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { Select } from "@kreislauf/ui/controls/select.tsx";
import type { DataColumn } from "@kreislauf/ui/data/data-column.ts";
import { DataTable } from "@kreislauf/ui/data/data-table.tsx";
import { RowCard } from "@kreislauf/ui/data/row-card.tsx";
import { StateMessage } from "@kreislauf/ui/feedback/state-message.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { changeParameters, hrefTo, useHashRoute } from "../../base/hash-route.ts";
import { LoadFailure } from "../../base/load-failure.tsx";
import { EmptyPage } from "../base/empty-page.tsx";
import { PageButtons } from "../base/page-buttons.tsx";
import pageStyles from "../base/page.module.css";
import { useDocuments } from "../documents.queries.ts";
import { ClearSearchButton, ListSearch } from "../../base/list-search.tsx";
import { documentsDeskTexts } from "../documents.texts.ts";

/** Published documents, or corrected ones; a row leads to the document's page. */
export function DocumentList({ corrected }: { corrected: boolean }) {
  const texts = useTexts(documentsDeskTexts);
  const { type: typeNames, types } = useTexts(documentsTexts);
  const language = useLanguage();
  const formats = useFormats();
  const { parameters } = useHashRoute();
  const search = parameters.get("search") ?? "";
  const page = Number(parameters.get("page") ?? "0") || 0;
  const type = documentTypes.find((each) => each === parameters.get("type"));
  const list = useDocuments({ search, type, page, corrected: corrected ? "yes" : "all" });
  const hrefOf = ({ id }: DeskDocument) => hrefTo(`/documents/${id}`);
  const nameOf = (document: DeskDocument) => `${typeNames[document.type]} ${document.number}`;
  const opened = ({ openedBy }: DeskDocument) => (openedBy === 0 ? texts.unopened : texts.openedBy(openedBy));
  const amount = ({ netAmount }: DeskDocument) =>
    netAmount === null ? texts.withoutAmount : formats.money(netAmount);
  const columns: readonly DataColumn<DeskDocument>[] = [
    {
      id: "number",
      head: texts.columns.document,
      cell: nameOf,
      sub: ({ version }) => (version > 1 ? texts.version(version) : ""),
      isLink: true,
    },
    {
      id: "customer",
      head: texts.columns.customer,
      cell: ({ companyName }) => companyName,
      sub: ({ siteName }) => siteName,
    },
    {
      id: "period",
      head: texts.columns.period,
      cell: ({ monthOfServiceDate }) => formatMonth(monthOfServiceDate, language),
    },
    { id: "published", head: texts.publishedOn, cell: ({ publishedOn }) => formats.dateTime(publishedOn) },
    {
      id: "opened",
      head: texts.opened,
      cell: opened,
      sub: ({ lastOpenedOn }) => (lastOpenedOn === null ? "" : formats.dateTime(lastOpenedOn)),
    },
    { id: "amount", head: texts.columns.amount, cell: amount, align: "right" },
  ];
  const isFiltered = search !== "" || type !== undefined;
  return (
    <>
      <div className={pageStyles.head}>
        <div>
          <h1>{corrected ? texts.correctedTab : texts.publishedTab}</h1>
        </div>
      </div>
      <div className={pageStyles.actions}>
        <ListSearch
          label={texts.search}
          hint={texts.searchHint}
          words={search}
          className={pageStyles.search}
        />
        <Select
          label={texts.type}
          labelHidden
          options={[
            { value: "all", label: texts.allTypes },
            ...documentTypes.map((value) => ({ value, label: types[value] })),
          ]}
          value={type ?? "all"}
          onChange={(next) => changeParameters({ type: next === "all" ? null : next, page: null })}
        />
      </div>
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
              sub={`${document.companyName} · ${document.siteName}`}
              facts={[
                { label: texts.columns.period, value: formatMonth(document.monthOfServiceDate, language) },
                { label: texts.publishedOn, value: formats.dateTime(document.publishedOn) },
                { label: texts.opened, value: opened(document) },
                { label: texts.columns.amount, value: amount(document) },
              ]}
            />
          )}
          reloading={list.isPlaceholderData}
          empty={
            <EmptyPage page={page}>
              <StateMessage
                illustration={isFiltered ? "search" : "orders"}
                title={isFiltered ? texts.noMatch : corrected ? texts.noCorrections : texts.nothing}
                text={
                  isFiltered ? texts.noMatchText : corrected ? texts.noCorrectionsText : texts.nothingText
                }
                action={isFiltered && <ClearSearchButton others={["type"]} />}
              />
            </EmptyPage>
          }
          footer={<PageButtons page={page} hasMore={list.data?.hasMore === true} />}
        />
      )}
    </>
  );
}
