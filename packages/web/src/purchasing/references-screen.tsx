import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { Skeleton } from "@kreislauf/ui/feedback/skeleton.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { PageHeader } from "@kreislauf/ui/layout/page-header.tsx";
import { Stack } from "@kreislauf/ui/layout/stack.tsx";
import { useQuery } from "@tanstack/react-query";
import { referenceListsQuery } from "./purchasing.queries.ts";
import { PriceReadersCard } from "./price-readers-card.tsx";
import { ReferenceListCard } from "./reference-list-card.tsx";
import { ReferenceRulesCard } from "./reference-rules-card.tsx";
import { referencesTexts } from "./references.texts.ts";
import { SiteReferencesCard } from "./site-references-card.tsx";
import { LoadFailure } from "../base/load-failure.tsx";

/**
 * Settings for what orders are charged to: the lists, the rules of the fields, the default values of each site, and who
 * sees prices.
 */
export function ReferencesScreen() {
  const texts = useTexts(referencesTexts);
  const { data, isError, error, refetch, isFetching } = useQuery(referenceListsQuery);
  return (
    <>
      <PageHeader title={texts.title} context={texts.context} />
      {data === undefined && isError ? (
        <Card flush>
          <LoadFailure title={texts.failed} query={{ error, refetch, isFetching }} />
        </Card>
      ) : data !== undefined ? (
        <Stack of="cards">
          <ReferenceListCard lists={data} />
          <ReferenceRulesCard lists={data} />
          <SiteReferencesCard lists={data} />
          <PriceReadersCard lists={data} />
        </Stack>
      ) : (
        <Delayed text={texts.loading}>
          <Stack of="cards">
            <Skeleton height={420} radius={11} />
            <Skeleton height={260} radius={11} />
          </Stack>
        </Delayed>
      )}
    </>
  );
}
