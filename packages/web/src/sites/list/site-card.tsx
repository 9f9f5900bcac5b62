import type { SiteSummary } from "@kreislauf/contract/sites";
import type { ReactNode } from "react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { hrefTo } from "../../base/paths.ts";
import { Badge } from "@kreislauf/ui/feedback/badge.tsx";
import { RowCard } from "@kreislauf/ui/data/row-card.tsx";
import { RowCardSkeleton } from "@kreislauf/ui/data/row-card-skeleton.tsx";
import { SiteOrderCounts } from "./site-order-counts.tsx";
import { formatDeactivation } from "./site-columns.tsx";
import { sitesTexts } from "../sites.texts.ts";

/** The placeholder for a site while the list loads. */
export function SiteCardSkeleton({ isActive }: { isActive: boolean }) {
  const texts = useTexts(sitesTexts).list;
  const labels = isActive ? [texts.address, texts.containers, texts.orders] : [texts.address, texts.ended];
  return <RowCardSkeleton hasSub labels={labels} />;
}

/** A site as a card, for the list on narrow screens. */
export function SiteCard({ site, menu }: { site: SiteSummary; menu?: ReactNode }) {
  const texts = useTexts(sitesTexts).list;
  const language = useLanguage();
  const { number } = useFormats();
  const address = (
    <>
      {`${site.street} ${site.houseNumber}`.trim()}
      <br />
      {`${site.zip} ${site.city}`}
    </>
  );
  return (
    <RowCard
      href={hrefTo("site", { id: site.id })}
      title={site.alias}
      sub={site.locationOrderNumber ?? texts.noNumber}
      menu={menu}
      facts={[
        { label: texts.address, value: address },
        ...(site.active
          ? [
              { label: texts.containers, value: number(site.containerCount) },
              { label: texts.orders, value: <SiteOrderCounts site={site} /> },
            ]
          : [{ label: texts.ended, value: <Badge>{formatDeactivation(site, language)}</Badge> }]),
      ]}
    />
  );
}
