import type { ServiceLocationSummary } from "@kreislauf/contract/locations";
import { useFormats } from "../base/format.ts";
import { useTexts } from "../base/language.tsx";
import { StatusGlyph } from "../ui/status-glyph.tsx";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import { sitesTexts } from "./sites.texts.ts";
import styles from "./running-orders.module.css";

/** How many orders of a site are open and claimed. */
export function RunningOrders({
  site: { openOrders, claimedOrders },
}: {
  site: Pick<ServiceLocationSummary, "openOrders" | "claimedOrders">;
}) {
  const texts = useTexts(sitesTexts).list;
  const { number } = useFormats();
  if (openOrders + claimedOrders === 0) return "–";
  return (
    <span className={styles.orders}>
      {openOrders > 0 && (
        <span className={styles.open} title={texts.open(openOrders)}>
          <StatusGlyph status="open" />
          <span aria-hidden>{number(openOrders)}</span>
          <VisuallyHidden>{texts.open(openOrders)}</VisuallyHidden>
        </span>
      )}
      {claimedOrders > 0 && (
        <span className={styles.claimed} title={texts.claimed(claimedOrders)}>
          <StatusGlyph status="claimed" />
          <span aria-hidden>{number(claimedOrders)}</span>
          <VisuallyHidden>{texts.claimed(claimedOrders)}</VisuallyHidden>
        </span>
      )}
    </span>
  );
}
