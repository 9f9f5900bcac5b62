import { useQuery } from "@tanstack/react-query";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { usePathParam } from "../../base/navigation.ts";
import { usePageTitle } from "../../base/page-title.ts";
import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { SkeletonCard } from "@kreislauf/ui/feedback/skeleton-card.tsx";
import { SiteLoadError } from "../base/site-load-error.tsx";
import { siteFormTexts } from "./site-form.texts.ts";
import { SiteForm } from "./site-form.tsx";
import { siteDetailQuery } from "../sites.queries.ts";
import styles from "./site-form.module.css";

/** Edits a site. The site is always loaded again first, because cached data may be out of date. */
export function EditSiteScreen() {
  const texts = useTexts(siteFormTexts);
  const id = Number(usePathParam("id"));
  const isId = Number.isSafeInteger(id);
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useQuery({
    ...siteDetailQuery(id),
    enabled: isId,
    refetchOnMount: "always",
    refetchOnWindowFocus: false,
  });
  usePageTitle(data && texts.edit(data.alias));
  if (data !== undefined && isFetchedAfterMount) return <SiteForm key={id} site={data} />;
  if (isId && error === null) {
    return (
      <div className={styles.waiting}>
        <Delayed text={texts.loading}>
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
