import { orderPhases, orderPhaseTexts, orderStatus, type SitesOrderInfo } from "@kreislauf/contract/orders";
import { useRef, useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { hrefTo } from "../../base/paths.ts";
import { orderListHref, phaseVariants } from "../../orders/index.ts";
import { SitesMap } from "../../sites/index.ts";
import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { dashboardTexts } from "./dashboard.texts.ts";
import { SiteList } from "./site-list.tsx";
import styles from "./sites.module.css";

interface SitesOnMapProps {
  /** Undefined until the sites are loaded. */
  sites: SitesOrderInfo["locations"] | undefined;
  readsOrders: boolean;
}

/** A map of the sites with their open and claimed orders, and the same sites as a list. */
export function SitesOnMap({ sites, readsOrders }: SitesOnMapProps) {
  const texts = useTexts(dashboardTexts);
  const phaseWords = useTexts(orderPhaseTexts).phase;
  const [cluster, setCluster] = useState<readonly number[] | null>(null);
  const list = useRef<HTMLElement>(null);
  const siteOf = new Map(sites?.map((site) => [site.id, site]));
  /**
   * The link of a site's pin: to a list of exactly the orders that the pin counts or, for users who may not read
   * orders, to the site.
   */
  const linkTo = (id: number) => {
    if (!readsOrders) return hrefTo("site", { id });
    const { open = 0, claimed = 0 } = siteOf.get(id) ?? {};
    if (open > 0 && claimed > 0) return orderListHref({ site: id, phases: orderPhases });
    const status = open > 0 ? orderStatus.open : claimed > 0 ? orderStatus.claimed : null;
    return orderListHref({ site: id, status });
  };
  const located = sites?.flatMap(({ lat, lon, ...site }) =>
    lat === null || lon === null
      ? []
      : [
          {
            ...site,
            at: [lat, lon] as [number, number],
            phases: orderPhases.map((phase) => ({
              status: phaseVariants[phase],
              name: phaseWords[phase],
              count: site.orderAmountsByOrderPhase[phase],
            })),
          },
        ],
  );
  const unplaced = (sites?.length ?? 0) - (located?.length ?? 0);
  return (
    <>
      <div className={styles.map}>
        {located === undefined ? (
          <Delayed text={texts.loading}>{null}</Delayed>
        ) : (
          <SitesMap
            sites={located}
            linkTo={linkTo}
            onInseparableCluster={(ids) => {
              setCluster(ids);
              list.current?.focus();
            }}
          />
        )}
      </div>
      <p className={styles.note}>
        <span>
          <i className={styles.idle} aria-hidden />
          {texts.idleSite}
        </span>
        {unplaced > 0 && <span>{texts.unplaced(unplaced)}</span>}
      </p>
      {sites && (
        <SiteList
          ref={list}
          sites={sites}
          cluster={cluster}
          onAll={() => setCluster(null)}
          linkTo={linkTo}
          readsOrders={readsOrders}
        />
      )}
    </>
  );
}
