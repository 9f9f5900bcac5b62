import type { SiteLabelFields } from "@kreislauf/contract/sites";
import { useQuery } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { hrefTo } from "../../base/paths.ts";
import { siteQuery } from "../../sites/index.ts";
import { orderDetailTexts } from "./order-detail.texts.ts";
import styles from "./order-facts-card.module.css";

interface OrderSiteProps {
  /** Undefined if the site could not be loaded. */
  site: SiteLabelFields | undefined;
  onRetry: () => void;
}

/** The site of an order, as one of its facts. */
export function OrderSite({ site, onRetry }: OrderSiteProps) {
  const texts = useTexts(orderDetailTexts).detail;
  if (site === undefined) {
    return (
      <div className={styles.failed} role="alert">
        <p>{texts.siteFailed}</p>
        <Button small icon={RefreshCw} onClick={onRetry}>
          {texts.retry}
        </Button>
      </div>
    );
  }
  const { street, houseNumber, zip, city, locationOrderNumber } = site;
  return (
    <>
      <SiteName site={site} />
      <small className={styles.address}>
        {`${street} ${houseNumber}`.trim()}
        <br />
        {`${zip} ${city}`}
        {locationOrderNumber !== null && (
          <>
            <br />
            {texts.siteNumber(locationOrderNumber)}
          </>
        )}
      </small>
    </>
  );
}

/** The name is a link only if the site is active; people who may open an inactive site find it in the list of sites. */
function SiteName({ site: { id, alias } }: { site: SiteLabelFields }) {
  const { data } = useQuery(siteQuery(id));
  return data?.active === true ? <a href={hrefTo("site", { id })}>{alias}</a> : alias;
}
