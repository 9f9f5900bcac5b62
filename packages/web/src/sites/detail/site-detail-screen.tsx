import { useQuery } from "@tanstack/react-query";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { usePathParam } from "../../base/navigation.ts";
import { usePageTitle } from "../../base/page-title.ts";
import { hrefTo } from "../../base/paths.ts";
import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { PageHeader } from "@kreislauf/ui/layout/page-header.tsx";
import { SkeletonCard } from "@kreislauf/ui/feedback/skeleton-card.tsx";
import { siteDetailTexts } from "./site-detail.texts.ts";
import { SiteLoadError } from "../base/site-load-error.tsx";
import { SiteDetail } from "./site-detail.tsx";
import { siteDetailQuery } from "../sites.queries.ts";
import styles from "./site-detail.module.css";

/** The screen of one site: for example its containers, the people who see it, and how a driver gets in. */
export function SiteDetailScreen() {
  const id = Number(usePathParam("id"));
  const detail = useTexts(siteDetailTexts);
  const {
    data: site,
    error,
    isFetching,
    refetch,
  } = useQuery({
    ...siteDetailQuery(id),
    enabled: Number.isSafeInteger(id),
  });
  usePageTitle(site?.alias);
  if (site !== undefined) return <SiteDetail site={site} />;
  if (error === null && Number.isSafeInteger(id)) {
    return (
      <div className={styles.waiting}>
        <PageHeader
          back={{ href: hrefTo("siteSettings"), text: detail.back }}
          title={detail.site}
          titleOnMobile
          context={"\u00A0"}
        />
        <Delayed text={detail.loading}>
          <div className={styles.column}>
            <SkeletonCard />
            <SkeletonCard />
          </div>
        </Delayed>
      </div>
    );
  }
  return <SiteLoadError error={error} retrying={isFetching} onRetry={() => void refetch()} />;
}
