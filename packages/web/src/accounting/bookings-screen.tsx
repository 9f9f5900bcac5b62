import { useQuery } from "@tanstack/react-query";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { Skeleton } from "@kreislauf/ui/feedback/skeleton.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { PageHeader } from "@kreislauf/ui/layout/page-header.tsx";
import { hrefTo } from "../base/paths.ts";
import { SitesBar, UnknownSitesNote, useChosenSites } from "../sites/index.ts";
import { bookingSettingsQuery } from "./accounting.queries.ts";
import { BookingsForm } from "./bookings-form.tsx";
import { bookingsScreenTexts } from "./bookings.texts.ts";
import { LoadFailure } from "../base/load-failure.tsx";

/** Downloads the booking list for the company's bookkeeping; the months and the accounts are chosen here. */
export function BookingsScreen() {
  const texts = useTexts(bookingsScreenTexts);
  const chosen = useChosenSites();
  const { data, error, isFetching, refetch } = useQuery(bookingSettingsQuery);
  return (
    <>
      <PageHeader
        title={texts.title}
        back={{ href: hrefTo("documents"), text: texts.back }}
        context={texts.context}
      >
        <SitesBar chosen={chosen} />
      </PageHeader>
      <UnknownSitesNote chosen={chosen} />
      {data !== undefined && chosen.choice !== null ? (
        <BookingsForm saved={data} site={chosen.choice} />
      ) : (
        <Card flush>
          {error === null ? (
            <Delayed text={texts.loading}>
              <Skeleton height={420} radius={11} />
            </Delayed>
          ) : (
            <LoadFailure title={texts.failed} query={{ error, refetch, isFetching }} />
          )}
        </Card>
      )}
    </>
  );
}
