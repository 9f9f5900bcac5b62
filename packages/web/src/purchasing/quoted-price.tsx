import { priceTexts } from "@kreislauf/contract/purchasing";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { PriceLines } from "./price-lines.tsx";
import { type PricedWish, quotedPriceQuery } from "./purchasing.queries.ts";
import styles from "./price-lines.module.css";

/** What the order that is being entered would cost; renders nothing while loading or if no price is agreed. */
export function QuotedPrice({ wish }: { wish: PricedWish }) {
  const texts = useTexts(priceTexts);
  const { data: price } = useQuery({ ...quotedPriceQuery(wish), placeholderData: keepPreviousData });
  if (price === undefined || price.kind === "none") return null;
  return (
    <section className={styles.box} aria-label={texts.price} aria-live="polite">
      <PriceLines price={price} />
    </section>
  );
}
