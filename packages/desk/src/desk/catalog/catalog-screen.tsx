import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { Skeleton } from "@kreislauf/ui/feedback/skeleton.tsx";
import { hrefTo } from "../../base/address.ts";
import { errorSentence } from "../../base/call.ts";
import styles from "../base/page.module.css";
import { deskCatalogTexts } from "../catalog.texts.ts";
import { useDeskCatalog } from "../customers.queries.ts";
import { ContainerTypesCard } from "./container-types-card.tsx";
import { OffersCard } from "./offers-card.tsx";
import { WasteTypesCard } from "./waste-types-card.tsx";

/** Waste types, container types, and what can be ordered of them. */
export function CatalogScreen({ mayWrite }: { mayWrite: boolean }) {
  const texts = useTexts(deskCatalogTexts);
  const { data: catalog, error, isPending } = useDeskCatalog();
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div>
          <a className={styles.back} href={hrefTo("/customers")}>
            {texts.back}
          </a>
          <h1>{texts.title}</h1>
          <p>{texts.intro}</p>
        </div>
      </div>
      {error !== null && (
        <Note variant="error" role="alert">
          {errorSentence(error)}
        </Note>
      )}
      {isPending && (
        <div role="status" aria-label={texts.loading} className={styles.form}>
          {[80, 64, 72].map((width) => (
            <Skeleton key={width} width={`${width}%`} />
          ))}
        </div>
      )}
      {catalog && <OffersCard catalog={catalog} mayWrite={mayWrite} />}
      {catalog && <WasteTypesCard wasteTypes={catalog.wasteTypes} mayWrite={mayWrite} />}
      {catalog && <ContainerTypesCard containerTypes={catalog.containerTypes} mayWrite={mayWrite} />}
    </div>
  );
}
