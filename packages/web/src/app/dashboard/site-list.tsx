import { orderStatus, type SitesOrderInfo } from "@kreislauf/contract/orders";
import type { Ref } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { StatusGlyph } from "@kreislauf/ui/drawings/status-glyph.tsx";
import { classNames } from "@kreislauf/ui/base/class-names.ts";
import { orderListHref } from "../../orders/index.ts";
import { dashboardTexts } from "./dashboard.texts.ts";
import styles from "./sites.module.css";

type Site = SitesOrderInfo["locations"][number];

interface SiteListProps {
  ref: Ref<HTMLElement>;
  sites: readonly Site[];
  /** The ids of sites that are too close together for the map; only these are listed. Null lists all sites. */
  cluster: readonly number[] | null;
  onAll: () => void;
  linkTo: (siteId: number) => string | undefined;
  /** Whether the numbers link to the orders they count. */
  readsOrders: boolean;
}

/** The sites of the map as a list, for users who cannot use a map. Sites with open or claimed orders come first. */
export function SiteList({ ref, sites, cluster, onAll, linkTo, readsOrders }: SiteListProps) {
  const texts = useTexts(dashboardTexts);
  const wanted = new Set(cluster);
  const shown = sites
    .filter(({ id }) => cluster === null || wanted.has(id))
    .toSorted((one, other) => Number(isRunning(other)) - Number(isRunning(one)));
  if (sites.length === 0) return <p className={styles.none}>{texts.noSites}</p>;
  return (
    <>
      {cluster && (
        <div className={styles.siteLinks}>
          <b>{texts.sitesHere(cluster.length)}</b>
          <Button small variant="ghost" onClick={onAll}>
            {texts.allSites}
          </Button>
        </div>
      )}
      <section ref={ref} className={styles.list} tabIndex={-1} aria-label={texts.siteList}>
        <ul>
          {shown.map((site) => (
            <Site key={site.id} site={site} href={linkTo(site.id)} readsOrders={readsOrders} />
          ))}
        </ul>
      </section>
    </>
  );
}

const isRunning = ({ open, claimed }: Site): boolean => open + claimed > 0;

interface SiteProps {
  site: Site;
  href: string | undefined;
  readsOrders: boolean;
}

function Site({ site, href, readsOrders }: SiteProps) {
  const texts = useTexts(dashboardTexts);
  const { id, alias, city, open, claimed } = site;
  return (
    <li className={styles.site}>
      <span className={styles.text}>
        {href === undefined ? <b>{alias}</b> : <a href={href}>{alias}</a>}
        <small>{city}</small>
      </span>
      {open > 0 && (
        <Count
          href={readsOrders ? orderListHref({ site: id, status: orderStatus.open }) : undefined}
          tone="open"
        >
          {texts.openCount(open)}
        </Count>
      )}
      {claimed > 0 && (
        <Count
          href={readsOrders ? orderListHref({ site: id, status: orderStatus.claimed }) : undefined}
          tone="claimed"
        >
          {texts.claimedCount(claimed)}
        </Count>
      )}
    </li>
  );
}

interface CountProps {
  tone: "open" | "claimed";
  href: string | undefined;
  children: string;
}

function Count({ tone, href, children }: CountProps) {
  const content = (
    <>
      <StatusGlyph status={tone} size={14} />
      {children}
    </>
  );
  return href === undefined ? (
    <span className={styles[tone]}>{content}</span>
  ) : (
    <a className={classNames(styles.count, styles[tone])} href={href}>
      {content}
    </a>
  );
}
