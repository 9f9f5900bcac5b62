import { addressLine, type SiteLabelFields } from "@kreislauf/contract/sites";
import { useQuery } from "@tanstack/react-query";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { siteQuery, SiteMiniMap } from "../../sites/index.ts";
import { hrefTo } from "../../base/paths.ts";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { LinkButton } from "@kreislauf/ui/controls/link-button.tsx";
import { orderDetailTexts } from "./order-detail.texts.ts";
import styles from "./order-site-card.module.css";

/** Where an order is carried out. */
export function OrderSiteCard({ site }: { site: SiteLabelFields }) {
  const texts = useTexts(orderDetailTexts).detail;
  const { data: fullSite } = useQuery(siteQuery(site.id));
  const { alias, street, houseNumber, zip, city, locationOrderNumber } = site;
  return (
    <Card
      title={texts.site}
      actions={
        // No link to an inactive site: those who may open it find it in the list of sites.
        fullSite?.active === true && (
          <LinkButton variant="ghost" small href={hrefTo("site", { id: site.id })}>
            {texts.openSite}
          </LinkButton>
        )
      }
    >
      <p className={styles.alias}>{alias}</p>
      <p className={styles.address}>
        {`${street} ${houseNumber}`.trim()}
        <br />
        {`${zip} ${city}`}
      </p>
      {locationOrderNumber !== null && (
        <p className={styles.number}>{texts.siteNumber(locationOrderNumber)}</p>
      )}
      <div className={styles.map}>
        <SiteMiniMap site={fullSite && toMapSite(fullSite)} />
      </div>
    </Card>
  );
}

type SiteWithPosition = SiteLabelFields & { readonly lat: number | null; readonly lon: number | null };

const toMapSite = ({ lat, lon, alias, city, ...address }: SiteWithPosition) =>
  lat === null || lon === null ? null : { lat, lon, alias, city, address: addressLine({ city, ...address }) };
