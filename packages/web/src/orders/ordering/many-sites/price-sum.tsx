import type { SiteOrderPrice } from "@kreislauf/contract/orders";
import { priceTexts } from "@kreislauf/contract/purchasing";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { siteOrdersTexts } from "./site-orders.texts.ts";
import styles from "./site-orders.module.css";

/** The sum of the known prices of all orders; renders nothing if no price is known. */
export function PriceSum({ prices }: { prices: readonly (SiteOrderPrice | null)[] }) {
  const texts = useTexts(siteOrdersTexts);
  const { about, gross } = useTexts(priceTexts);
  const { money } = useFormats();
  const known = prices.flatMap((price) => (price === null || price.grossAmount === null ? [] : [price]));
  if (known.length === 0) return null;
  const sum = money(known.reduce((total, { grossAmount }) => total + (grossAmount ?? 0), 0));
  const isEstimated = known.some(({ kind }) => kind === "estimated");
  return (
    <p className={styles.noteRow} role="status">
      <b>{texts.priceSum(`${isEstimated ? about(sum) : sum} ${gross}`)}</b>
      {known.length < prices.length && ` ${texts.priceOfSome(known.length, prices.length)}`}
    </p>
  );
}
