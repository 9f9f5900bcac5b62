import { statementFormats, statementPageSize, statementTexts } from "@kreislauf/contract/accounting";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { PagedTable } from "@kreislauf/ui/data/paged-table.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { StateMessage } from "@kreislauf/ui/feedback/state-message.tsx";
import { PageHeader } from "@kreislauf/ui/layout/page-header.tsx";
import { Menu } from "@kreislauf/ui/overlays/menu.tsx";
import { errorSentence } from "../base/api-error.ts";
import { useSavingDownload } from "../base/download.ts";
import { hrefTo } from "../base/paths.ts";
import { useListState } from "../base/use-list-state.ts";
import { SitesBar, UnknownSitesNote, useChosenSites } from "../sites/index.ts";
import { downloadStatement, statementQuery } from "./accounting.queries.ts";
import { StatementAges } from "./statement-ages.tsx";
import { useStatementColumns } from "./statement-columns.tsx";
import { statementList } from "./statement-state.ts";
import { statementScreenTexts } from "./statement.texts.ts";
import styles from "./accounting.module.css";

/** The open amounts at the chosen sites by age, and the documents they come from. */
export function StatementScreen() {
  const texts = useTexts(statementScreenTexts);
  const words = useTexts(statementTexts);
  const { number, date, dateTime } = useFormats();
  const [state, change] = useListState(statementList, "replace");
  const chosen = useChosenSites();
  const site = chosen.choice ?? "all";
  const list = useQuery({
    ...statementQuery(site, state),
    enabled: chosen.choice !== null,
    placeholderData: keepPreviousData,
  });
  const { data } = list;
  const columns = useStatementColumns();
  const saving = useSavingDownload(
    (format: (typeof statementFormats)[number]) => downloadStatement(site, state, format),
    texts.saved,
  );
  const empty = state.group === null ? texts.empty : texts.emptyGroup;
  return (
    <>
      <PageHeader
        title={words.title}
        back={{ href: hrefTo("documents"), text: texts.back }}
        context={data ? texts.context(date(data.today)) : "\u00A0"}
      >
        <SitesBar chosen={chosen} />
        <Menu
          trigger={
            <Button
              icon={Download}
              busy={saving.busy}
              lockedBecause={data?.total === 0 ? texts.nothingToExport : undefined}
            >
              {texts.export}
            </Button>
          }
          entries={statementFormats.map((format) => ({
            text: texts.formats[format],
            onSelect: () => void saving.submit(format),
          }))}
        />
      </PageHeader>
      <UnknownSitesNote chosen={chosen} />
      <StatementAges
        statement={data}
        failed={list.isError}
        group={state.group}
        onChoose={(group) => change({ group })}
      />
      {data !== undefined && data.unreported > 0 && (
        <div className={styles.note}>
          <Note>{texts.unreported(number(data.unreported))}</Note>
        </div>
      )}
      <PagedTable
        list={list}
        rowsOf={({ entries }) => entries}
        rowId={({ documentId }) => documentId}
        columns={columns}
        href={({ documentId }) => hrefTo("documents", {}, { document: documentId })}
        paging={{
          page: state.page,
          size: statementPageSize,
          total: data?.total,
          onPage: (page) => change({ page }),
        }}
        texts={{
          label: texts.entries,
          loading: texts.loading,
          failed: texts.failed,
          range: texts.range,
        }}
        errorText={errorSentence}
        empty={<StateMessage illustration="orders" title={empty.title} text={empty.text} />}
      />
      {data && <p className={styles.basis}>{texts.basis(dateTime(data.asOf))}</p>}
    </>
  );
}
