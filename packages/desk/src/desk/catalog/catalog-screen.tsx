import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { SkeletonCard } from "@kreislauf/ui/feedback/skeleton-card.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { LoadFailure } from "../../base/load-failure.tsx";
import styles from "../base/page.module.css";
import { SubpageHead } from "../base/subpage-head.tsx";
import { deskCatalogTexts } from "../catalog.texts.ts";
import { useDeskCatalog } from "../customers.queries.ts";
import { ContainerTypesCard } from "./container-types-card.tsx";
import { OffersCard } from "./offers-card.tsx";
import { WasteTypesCard } from "./waste-types-card.tsx";

/** The catalog: waste types, container types, and the offers that combine them. */
export function CatalogScreen({ mayWrite }: { mayWrite: boolean }) {
  const texts = useTexts(deskCatalogTexts);
  const query = useDeskCatalog();
  const catalog = query.data;
  return (
    <div className={styles.page}>
      <SubpageHead title={texts.title} sub={texts.intro} />
      {query.isLoadingError && (
        <Card>
          <LoadFailure title={texts.failed} query={query} />
        </Card>
      )}
      {query.isPending && (
        <Delayed text={texts.loading}>
          <div className={styles.form}>
            <SkeletonCard />
            <SkeletonCard />
            <SkeletonCard />
          </div>
        </Delayed>
      )}
      {catalog && <OffersCard catalog={catalog} mayWrite={mayWrite} />}
      {catalog && <WasteTypesCard wasteTypes={catalog.wasteTypes} mayWrite={mayWrite} />}
      {catalog && <ContainerTypesCard containerTypes={catalog.containerTypes} mayWrite={mayWrite} />}
    </div>
  );
}
