import { balanceApi, type BalanceFormat, balanceFormats } from "@kreislauf/contract/balance";
import { berlinDate } from "@kreislauf/contract/base";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { FileDown } from "lucide-react";
import { now } from "@kreislauf/ui/base/clock.ts";
import { useFormats } from "@kreislauf/ui/base/format.ts";
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
import { type SiteScope, SitesBar, UnknownSitesNote, useChosenSites } from "../sites/index.ts";
import { BalanceView } from "./balance-view.tsx";
import { balanceDownload, wasteBalanceQuery } from "./balance.queries.ts";
import { balanceScreenTexts } from "./balance.texts.ts";

import { LoadFailure } from "../base/load-failure.tsx";

/** How many years can be chosen: as many as most companies keep receipts. */
const shownYears = 10;

/** The waste of a year, in the cells of ESRS E5-5 and by AVV code. */
export function BalanceScreen() {
  const texts = useTexts(balanceScreenTexts);
  const { date } = useFormats();
  const chosen = useChosenSites();
  const site = chosen.choice ?? "all";
  const thisYear = Number(berlinDate(now()).slice(0, 4));
  const [{ year: named }, changeSearch] = useUrlSearch();
  const years = Array.from({ length: shownYears }, (_, index) => thisYear - index);
  const year = years.find((each) => String(each) === named) ?? thisYear;
  const { data, error, isFetching, refetch } = useQuery({
    ...wasteBalanceQuery(site, year),
    enabled: chosen.choice !== null,
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageHeader
        title={texts.title}
        context={data ? texts.context(date(data.dateFrom), date(data.dateTo)) : "\u00A0"}
      >
        <SitesBar chosen={chosen} />
      </PageHeader>
      <UnknownSitesNote chosen={chosen} />
      <PageTools>
        <Select
          label={texts.year}
          options={years.map((each) => ({ value: String(each), label: String(each) }))}
          value={String(year)}
          onChange={(next) => changeSearch({ year: next, cell: undefined })}
        />
        <BalanceExport site={site} year={year} />
      </PageTools>
      {data !== undefined && data.total.disposals > 0 ? (
        <BalanceView balance={data} site={site} />
      ) : (
        <Card flush>
          {data !== undefined ? (
            <StateMessage illustration="orders" title={texts.empty.title} text={texts.empty.text} />
          ) : error === null ? (
            <Delayed text={texts.loading}>
              <Skeleton height={520} radius={11} />
            </Delayed>
          ) : (
            <LoadFailure title={texts.failed} query={{ error, refetch, isFetching }} />
          )}
        </Card>
      )}
    </>
  );
}

/** Buttons that download the balance, one for each format. */
function BalanceExport({ site, year }: { site: SiteScope; year: number }) {
  const texts = useTexts(balanceScreenTexts).export;
  const { busy, input, submit } = useSavingDownload(
    (format: BalanceFormat) => download(balanceApi.downloadBalance, balanceDownload(site, year, format)),
    texts.saved,
  );
  return (
    <PageToolButtons>
      {balanceFormats.map((format) => (
        <Button
          key={format}
          icon={FileDown}
          busy={busy && input === format}
          busyText={texts.busy}
          onClick={() => void submit(format)}
        >
          {texts[format]}
        </Button>
      ))}
    </PageToolButtons>
  );
}
