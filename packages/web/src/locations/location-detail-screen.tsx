import { useQuery } from "@tanstack/react-query";
import { ApiError, errorSentence } from "../base/api-error.ts";
import { useTexts } from "../base/language.tsx";
import { usePathValue } from "../base/navigation.ts";
import { usePageTitle } from "../base/page-title.ts";
import { hrefTo } from "../base/paths.ts";
import { Card } from "../ui/card.tsx";
import { ErrorState } from "../ui/error-state.tsx";
import { Late } from "../ui/late.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { SkeletonCard } from "../ui/skeleton-card.tsx";
import { StateMessage } from "../ui/state-message.tsx";
import { siteDetailTexts } from "./site-detail.texts.ts";
import { SiteDetail } from "./site-detail.tsx";
import { siteQuery } from "./site.queries.ts";
import { sitesTexts } from "./sites.texts.ts";
import styles from "./site-detail.module.css";

/** One site: what stands there, who sees it, how a driver gets in. */
export function LocationDetailScreen() {
  const id = Number(usePathValue("id"));
  const detail = useTexts(siteDetailTexts);
  const {
    data: site,
    error,
    isFetching,
    refetch,
  } = useQuery({
    ...siteQuery(id),
    enabled: Number.isSafeInteger(id),
  });
  usePageTitle(site?.alias);
  if (site !== undefined) return <SiteDetail site={site} />;
  if (error === null && Number.isSafeInteger(id)) {
    return (
      <div className={styles.waiting}>
        <Late text={detail.loading}>
          <div className={styles.column}>
            <SkeletonCard />
            <SkeletonCard />
          </div>
        </Late>
      </div>
    );
  }
  return <SiteMissing error={error} retrying={isFetching} onRetry={() => void refetch()} />;
}

interface SiteMissingProps {
  error: Error | null;
  retrying: boolean;
  onRetry: () => void;
}

/** A site that does not exist for this person, or that could not be loaded. */
export function SiteMissing({ error, retrying, onRetry }: SiteMissingProps) {
  const texts = useTexts(sitesTexts);
  const isMissing =
    error === null || (error instanceof ApiError && /^(not_found|validation)$/.test(error.code));
  return (
    <>
      <PageHead back={{ href: hrefTo("locationSettings"), text: texts.title }} title={texts.title} />
      <Card flush>
        {isMissing ? (
          <StateMessage
            illustration="search"
            title={texts.missing.title}
            text={texts.missing.text}
            action={<LinkButton href={hrefTo("locationSettings")}>{texts.missing.back}</LinkButton>}
          />
        ) : (
          <ErrorState
            title={texts.failed}
            text={errorSentence(error)}
            onRetry={onRetry}
            retrying={retrying}
          />
        )}
      </Card>
    </>
  );
}
