import { useQuery } from "@tanstack/react-query";
import { useTexts } from "../base/language.tsx";
import { usePathValue } from "../base/navigation.ts";
import { usePageTitle } from "../base/page-title.ts";
import { Late } from "../ui/late.tsx";
import { SkeletonCard } from "../ui/skeleton-card.tsx";
import { SiteMissing } from "./location-detail-screen.tsx";
import { siteFormTexts } from "./site-form.texts.ts";
import { SiteForm } from "./site-form.tsx";
import { siteQuery } from "./site.queries.ts";
import styles from "./site-form.module.css";

/** Changes a site, as it is now: what was looked at before may be out of date. */
export function EditLocationScreen() {
  const texts = useTexts(siteFormTexts);
  const id = Number(usePathValue("id"));
  const isId = Number.isSafeInteger(id);
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useQuery({
    ...siteQuery(id),
    enabled: isId,
    refetchOnMount: "always",
    refetchOnWindowFocus: false,
  });
  usePageTitle(data && texts.edit(data.alias));
  if (data !== undefined && isFetchedAfterMount) return <SiteForm key={id} site={data} />;
  if (isId && error === null) {
    return (
      <div className={styles.waiting}>
        <Late text={texts.loading}>
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
