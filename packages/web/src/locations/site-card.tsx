import type { ServiceLocationSummary } from "@kreislauf/contract/locations";
import type { ReactNode } from "react";
import { useFormats } from "../base/format.ts";
import { useLanguage, useTexts } from "../base/language.tsx";
import { hrefTo } from "../base/paths.ts";
import { Badge } from "../ui/badge.tsx";
import { RunningOrders } from "./running-orders.tsx";
import { endWords } from "./site-columns.tsx";
import { sitesTexts } from "./sites.texts.ts";
import styles from "./site-card.module.css";

/** A site where a table has no room; all of it is the link. */
export function SiteCard({ site, menu }: { site: ServiceLocationSummary; menu?: ReactNode }) {
  const texts = useTexts(sitesTexts).list;
  const language = useLanguage();
  const { number } = useFormats();
  return (
    <article className={styles.card}>
      <div className={styles.top}>
        <h2 className={styles.name}>
          <a className={styles.link} href={hrefTo("location", { id: site.id })}>
            {site.alias}
          </a>
          <span className={styles.number}>{site.locationOrderNumber ?? texts.noNumber}</span>
        </h2>
        {menu !== undefined && <div className={styles.menu}>{menu}</div>}
      </div>
      <dl className={styles.pairs}>
        <dt>{texts.address}</dt>
        <dd>
          {`${site.street} ${site.houseNumber}`.trim()}
          <br />
          {`${site.zip} ${site.city}`}
        </dd>
        {site.active ? (
          <>
            <dt>{texts.containers}</dt>
            <dd>{number(site.containerCount)}</dd>
            <dt>{texts.orders}</dt>
            <dd>
              <RunningOrders site={site} />
            </dd>
          </>
        ) : (
          <>
            <dt>{texts.ended}</dt>
            <dd>
              <Badge>{endWords(site, language)}</Badge>
            </dd>
          </>
        )}
      </dl>
    </article>
  );
}
