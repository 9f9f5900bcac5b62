import type { LocationLabelFields } from "@kreislauf/contract/locations";
import { useTexts } from "../base/language.tsx";
import { Card } from "../ui/card.tsx";
import { orderDetailTexts } from "./order-detail.texts.ts";
import styles from "./order-site-card.module.css";

/** Where an order is carried out. */
export function OrderSiteCard({ site }: { site: LocationLabelFields }) {
  const texts = useTexts(orderDetailTexts).detail;
  const { alias, street, houseNumber, zip, city, locationOrderNumber } = site;
  return (
    <Card title={texts.site}>
      <p className={styles.alias}>{alias}</p>
      <p className={styles.address}>
        {`${street} ${houseNumber}`.trim()}
        <br />
        {`${zip} ${city}`}
      </p>
      {locationOrderNumber !== null && (
        <p className={styles.number}>{texts.siteNumber(locationOrderNumber)}</p>
      )}
    </Card>
  );
}
