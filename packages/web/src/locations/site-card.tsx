import type { ServiceLocationSummary } from "@kreislauf/contract/locations";
import type { ReactNode } from "react";
import { useFormats } from "../base/format.ts";
import { useLanguage, useTexts } from "../base/language.tsx";
import { hrefTo } from "../base/paths.ts";
import { Badge } from "../ui/badge.tsx";
import { RowCard } from "../ui/row-card.tsx";
import { RunningOrders } from "./running-orders.tsx";
import { endWords } from "./site-columns.tsx";
import { sitesTexts } from "./sites.texts.ts";

/** A site where a table has no room. */
export function SiteCard({ site, menu }: { site: ServiceLocationSummary; menu?: ReactNode }) {
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
      href={hrefTo("location", { id: site.id })}
      title={site.alias}
      sub={site.locationOrderNumber ?? texts.noNumber}
      menu={menu}
      facts={[
        { label: texts.address, value: address },
        ...(site.active
          ? [
              { label: texts.containers, value: number(site.containerCount) },
              { label: texts.orders, value: <RunningOrders site={site} /> },
            ]
          : [{ label: texts.ended, value: <Badge>{endWords(site, language)}</Badge> }]),
      ]}
    />
  );
}
