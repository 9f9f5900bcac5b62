import { permission } from "@kreislauf/contract/base";
import type { Agreement } from "@kreislauf/contract/agreements";
import { addressLine, type SiteOption } from "@kreislauf/contract/sites";
import { useQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { useStoredValue } from "@kreislauf/ui/base/stored-value.ts";
import { LinkButton } from "@kreislauf/ui/controls/link-button.tsx";
import { BreakableText } from "@kreislauf/ui/data/breakable-text.tsx";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { hrefTo } from "../base/paths.ts";
import { useUser } from "../base/session.ts";
import { LoadFailure } from "../base/load-failure.tsx";
import { recentSites } from "../sites/index.ts";
import { agreementName, orderTitle } from "./agreement-labels.ts";
import { AgreementSkeletons } from "./agreement-skeletons.tsx";
import { AgreementSummaryLine } from "./agreement-summary-line.tsx";
import { toShortSummary } from "./agreement-summary.ts";
import { AgreementTile } from "./agreement-tile.tsx";
import { agreementsOfSitesQuery } from "./agreements.queries.ts";
import { agreementsScreenTexts } from "./agreements.texts.ts";
import { findSitesToOrderAt } from "./find-sites-to-order-at.ts";
import styles from "./sites-to-order-at.module.css";

/**
 * Shown while no site is chosen: the containers of the sites from `findSitesToOrderAt`, each with a button to order.
 */
export function SitesToOrderAt({ sites }: { sites: readonly SiteOption[] }) {
  const texts = useTexts(agreementsScreenTexts);
  const offered = findSitesToOrderAt(sites, useStoredValue(recentSites));
  const { data, error, isFetching, refetch } = useQuery(
    agreementsOfSitesQuery(offered.sites.map(({ id }) => id)),
  );
  if (data === undefined) {
    if (!error) return <AgreementSkeletons />;
    return (
      <Card>
        <LoadFailure title={texts.failed} query={{ error, refetch, isFetching }} />
      </Card>
    );
  }
  const agreementsOf = new Map(data.map((site) => [site.serviceLocationId, site.agreements]));
  return (
    <section aria-label={texts.sitesToOrderAt[offered.kind]}>
      <p className={styles.title}>{texts.sitesToOrderAt[offered.kind]}</p>
      <div className={styles.sites}>
        {offered.sites.map((site) => (
          <SiteContainers key={site.id} site={site} agreements={agreementsOf.get(site.id) ?? []} />
        ))}
      </div>
      {offered.sites.length < sites.length && (
        <a className={styles.all} href={hrefTo("siteSettings")}>
          {texts.allOfThem(sites.length)}
          <Icon of={ChevronRight} size={18} />
        </a>
      )}
    </section>
  );
}

function SiteContainers({ site, agreements }: { site: SiteOption; agreements: readonly Agreement[] }) {
  const texts = useTexts(agreementsScreenTexts);
  const language = useLanguage();
  const mayOrder = useUser().permissions.includes(permission.orderManager);
  return (
    <section className={styles.site} aria-label={site.alias}>
      <h2 className={styles.name}>
        <a href={hrefTo("agreements", {}, { site: site.id })}>
          {site.alias}
          <small>{[site.locationOrderNumber, addressLine(site)].filter(Boolean).join(" · ")}</small>
        </a>
      </h2>
      {agreements.length === 0 && <p className={styles.none}>{texts.empty.text}</p>}
      <ul>
        {agreements.map((agreement) => (
          <li key={agreement.agreementId} className={styles.row}>
            <AgreementTile agreement={agreement} />
            <div className={styles.text}>
              <b>
                <BreakableText text={agreement.wasteType.description} />
              </b>
              <span>
                {agreement.containersOnSite > 1
                  ? texts.several(agreement.containersOnSite, agreement.containerType.type)
                  : agreement.containerType.type}
              </span>
              {toShortSummary(agreement).map((item) => (
                <AgreementSummaryLine key={item.kind} item={item} />
              ))}
            </div>
            {mayOrder && agreement.containerActionIds.length > 0 && (
              <LinkButton
                variant="tonal"
                href={hrefTo("agreements", {}, { site: site.id, order: agreement.agreementId })}
                aria-label={texts.actionOf.order(agreementName(agreement), orderTitle(agreement, language))}
              >
                {texts.orderShort}
              </LinkButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
