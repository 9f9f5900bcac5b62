import type { SiteSummary } from "@kreislauf/contract/sites";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { StatusGlyph } from "@kreislauf/ui/drawings/status-glyph.tsx";
import { VisuallyHidden } from "@kreislauf/ui/base/visually-hidden.tsx";
import { sitesTexts } from "../sites.texts.ts";
import styles from "./site-order-counts.module.css";

/** The numbers of open and claimed orders of a site. */
export function SiteOrderCounts({
  site: { openOrders, claimedOrders },
}: {
  site: Pick<SiteSummary, "openOrders" | "claimedOrders">;
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
