import { catalogTexts } from "@kreislauf/contract/catalog";
import type { PriceList } from "@kreislauf/contract/purchasing";
import { quotesTexts } from "@kreislauf/contract/quotes";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { SkeletonCard } from "@kreislauf/ui/feedback/skeleton-card.tsx";
import { usePriceLists } from "../agreements.queries.ts";
import { LoadFailure } from "../../base/load-failure.tsx";
import { pricesTexts } from "../prices.texts.ts";
import styles from "./agreements.module.css";
import type { AgreementFormProps } from "./number-form.tsx";
import { PricesForm } from "./prices-form.tsx";

/** The price lists of an agreement, and a form for the next one. */
export function PricesPanel({ agreement, onDone }: AgreementFormProps) {
  const texts = useTexts(pricesTexts);
  const lists = usePriceLists(agreement.id);
  if (lists.isLoadingError) return <LoadFailure title={texts.listsFailed} query={lists} />;
  if (lists.data === undefined)
    return (
      <Delayed text={texts.loading}>
        <SkeletonCard />
      </Delayed>
    );
  return (
    <>
      <section className={styles.priceLists} aria-label={texts.title}>
        {lists.data.lists.length === 0 && <p className={styles.hint}>{texts.none}</p>}
        {lists.data.lists.map((list) => (
          <PriceListView key={list.validFrom} list={list} />
        ))}
      </section>
      <PricesForm agreement={agreement} shown={lists.data} onDone={onDone} />
    </>
  );
}

function PriceListView({ list }: { list: PriceList }) {
  const texts = useTexts(pricesTexts);
  const { units } = useTexts(quotesTexts);
  const actions = useTexts(catalogTexts).containerAction;
  const formats = useFormats();
  return (
    <div>
      <h4>{`${list.version}, ${texts.from(formats.day(list.validFrom))}`}</h4>
      <ul>
        {list.prices.length === 0 && <li>{texts.ended}</li>}
        {list.prices.map(({ unit, containerActionId, cents, vatRate }) => (
          <li key={`${unit} ${containerActionId}`}>
            {texts.each(
              formats.money(cents),
              units[unit],
              containerActionId && actions[containerActionId],
              formats.number(vatRate),
            )}
          </li>
        ))}
      </ul>
      {list.terms !== null && <p className={styles.hint}>{list.terms}</p>}
    </div>
  );
}
