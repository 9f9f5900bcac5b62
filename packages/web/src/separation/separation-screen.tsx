import { berlinDate } from "@kreislauf/contract/base";
import { separationApi } from "@kreislauf/contract/separation";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { FileDown, FolderDown } from "lucide-react";
import { now } from "@kreislauf/ui/base/clock.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Select } from "@kreislauf/ui/controls/select.tsx";
import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { Skeleton } from "@kreislauf/ui/feedback/skeleton.tsx";
import { StateMessage } from "@kreislauf/ui/feedback/state-message.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { PageHeader } from "@kreislauf/ui/layout/page-header.tsx";
import { PageToolButtons, PageTools } from "@kreislauf/ui/layout/page-tools.tsx";
import { download, useSavingDownload } from "../base/download.ts";
import { useUrlSearch } from "../base/navigation.ts";
import { hrefTo } from "../base/paths.ts";
import { formatSiteScope, NoSiteCard, SitesBar, UnknownSitesNote, useChosenSites } from "../sites/index.ts";
import { FoldersBySite, FoldersExport } from "./folders-by-site.tsx";
import { SeparationView } from "./separation-view.tsx";
import { separationQuery, separationSelection } from "./separation.queries.ts";
import { separationScreenTexts } from "./separation.texts.ts";

import { LoadFailure } from "../base/load-failure.tsx";

/** The number of years that can be chosen, with this year. */
const shownYears = 6;

/** The GewAbfV folder of a site and year; if several sites are chosen, the state of each site's folder. */
export function SeparationScreen() {
  const texts = useTexts(separationScreenTexts);
  const chosen = useChosenSites();
  const scope = chosen.choice;
  const siteId = typeof scope === "number" ? scope : null;
  const thisYear = Number(berlinDate(now()).slice(0, 4));
  const [{ year: named }, changeSearch] = useUrlSearch();
  const years = Array.from({ length: shownYears }, (_, index) => thisYear - index);
  const year = years.find((each) => String(each) === named) ?? thisYear;
  const { data, error, isFetching, refetch } = useQuery({
    ...separationQuery(siteId ?? 0, year),
    enabled: siteId !== null,
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageHeader
        title={texts.title(year)}
        back={{ href: hrefTo("proofs", {}, { site: formatSiteScope(scope ?? "all") }), text: texts.back }}
        context={(siteId !== null && data?.site.address) || "\u00A0"}
      >
        <SitesBar chosen={chosen} />
      </PageHeader>
      <UnknownSitesNote chosen={chosen} />
      <PageTools>
        <Select
          label={texts.year}
          options={years.map((each) => ({ value: String(each), label: String(each) }))}
          value={String(year)}
          onChange={(next) => changeSearch({ year: next })}
        />
        {siteId !== null && <FolderExport siteId={siteId} year={year} />}
        {scope !== null && siteId === null && !chosen.hasNone && <FoldersExport scope={scope} year={year} />}
      </PageTools>
      {chosen.hasNone ? (
        <NoSiteCard />
      ) : scope !== null && siteId === null ? (
        <FoldersBySite scope={scope} year={year} />
      ) : data !== undefined ? (
        <SeparationView key={`${data.site.id} ${data.year}`} folder={data} />
      ) : (
        <Card flush>
          {error !== null ? (
            <LoadFailure title={texts.failed} query={{ error, refetch, isFetching }} />
          ) : scope === null ? (
            <StateMessage illustration="search" title={texts.chooseSite.title} text={texts.chooseSite.text} />
          ) : (
            <Delayed text={texts.loading}>
              <Skeleton height={520} radius={11} />
            </Delayed>
          )}
        </Card>
      )}
    </>
  );
}

function FolderExport({ siteId, year }: { siteId: number; year: number }) {
  const texts = useTexts(separationScreenTexts).export;
  const { busy, submit } = useSavingDownload(
    () => download(separationApi.downloadSeparationFolder, { query: separationSelection(siteId, year) }),
    texts.saved,
  );
  const zip = useSavingDownload(
    () => download(separationApi.zipSeparationFolder, { query: separationSelection(siteId, year) }),
    texts.saved,
  );
  return (
    <PageToolButtons>
      <Button icon={FolderDown} busy={zip.busy} busyText={texts.zipBusy} onClick={() => void zip.submit()}>
        {texts.zip}
      </Button>
      <Button
        variant="primary"
        icon={FileDown}
        busy={busy}
        busyText={texts.busy}
        onClick={() => void submit()}
      >
        {texts.pdf}
      </Button>
    </PageToolButtons>
  );
}
