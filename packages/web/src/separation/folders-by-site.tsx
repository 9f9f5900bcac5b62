import { separationApi, type SeparationSiteRow } from "@kreislauf/contract/separation";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { FolderDown } from "lucide-react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { DataTable } from "@kreislauf/ui/data/data-table.tsx";
import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { Skeleton } from "@kreislauf/ui/feedback/skeleton.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { StatusBadge } from "@kreislauf/ui/feedback/status-badge.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { Stack } from "@kreislauf/ui/layout/stack.tsx";
import { call } from "../base/api.ts";
import { LoadFailure } from "../base/load-failure.tsx";
import { hrefTo } from "../base/paths.ts";
import { useSubmit } from "../base/use-submit.ts";
import { setOfScope, type SiteScope } from "../sites/index.ts";
import { MissingBadge } from "./missing-badge.tsx";
import { separationSitesQuery } from "./separation.queries.ts";
import { separationScreenTexts } from "./separation.texts.ts";
import { useTonnes } from "./use-tonnes.ts";
import styles from "./separation.module.css";

/** px; the height of about ten rows. */
const loadingHeight = 520;

/**
 * The state of each site's folder. Sites are sorted by how much is missing in the folder, then by how much is
 * incomplete, the most first.
 */
export function FoldersBySite({ scope, year }: { scope: SiteScope; year: number }) {
  const texts = useTexts(separationScreenTexts);
  const { bySite } = texts;
  const { rate: formatRate } = useTonnes();
  const { data, error, isFetching, refetch } = useQuery({
    ...separationSitesQuery(scope, year),
    placeholderData: keepPreviousData,
  });
  if (data === undefined) {
    return (
      <Card flush>
        {error === null ? (
          <Delayed text={texts.loading}>
            <Skeleton height={loadingHeight} radius={11} />
          </Delayed>
        ) : (
          <LoadFailure title={texts.failed} query={{ error, refetch, isFetching }} />
        )}
      </Card>
    );
  }
  const sites = data.sites.toSorted(
    (one, other) => other.missing - one.missing || other.incomplete - one.incomplete,
  );
  const open = sites.filter((row) => row.missing + row.incomplete > 0).length;
  return (
    <Stack of="fields">
      <p className={styles.hint}>{bySite.context(open, sites.length)}</p>
      <Card flush title={bySite.title}>
        <DataTable
          label={bySite.title}
          loadingText={texts.loading}
          rows={sites}
          rowId={({ site }) => site.id}
          href={({ site }) => hrefTo("separation", {}, { site: site.id, year: String(year) })}
          empty={null}
          columns={[
            {
              id: "site",
              head: bySite.site,
              isLink: true,
              cell: ({ site }) => site.alias,
              sub: ({ site }) => site.city,
            },
            { id: "state", head: bySite.state, cell: (row) => <FolderState row={row} /> },
            {
              id: "rate",
              head: bySite.rate,
              align: "right",
              wrap: "never",
              cell: ({ rate }) => (rate === null ? "–" : formatRate(rate.shownPercent)),
              sub: ({ rate }) => (rate === null ? bySite.noRate : rate.isMet ? "" : bySite.below),
            },
          ]}
        />
      </Card>
    </Stack>
  );
}

function FolderState({ row: { missing, incomplete } }: { row: SeparationSiteRow }) {
  const { bySite } = useTexts(separationScreenTexts);
  if (missing === 0 && incomplete === 0) return <StatusBadge status="done">{bySite.complete}</StatusBadge>;
  return (
    <span className={styles.badges}>
      {missing > 0 && <MissingBadge>{bySite.missing(missing)}</MissingBadge>}
      {incomplete > 0 && <StatusBadge status="claimed">{bySite.incomplete(incomplete)}</StatusBadge>}
    </span>
  );
}

/** Asks the server to create the folders of the chosen sites; a notification says when they are ready. */
export function FoldersExport({ scope, year }: { scope: SiteScope; year: number }) {
  const { bySite } = useTexts(separationScreenTexts);
  const showSnack = useSnackbar();
  const filter = setOfScope(scope);
  const { busy, submit } = useSubmit({
    send: () => call(separationApi.requestSeparationBundle, { body: { year, ...(filter && { filter }) } }),
    onDone: () => showSnack({ message: bySite.requested, variant: "success" }),
    onFailure: ({ sentence }) => showSnack({ message: sentence, variant: "error" }),
  });
  return (
    <Button icon={FolderDown} busy={busy} busyText={bySite.zipBusy} onClick={() => void submit()}>
      {bySite.zip}
    </Button>
  );
}
