import { permission } from "@kreislauf/contract/base";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { errorSentence } from "../../base/api-error.ts";
import { useTexts } from "../../base/language.tsx";
import { hrefTo } from "../../base/paths.ts";
import { useUser } from "../../base/session.ts";
import { LocationsMap } from "../../locations/index.ts";
import { Card } from "../../ui/card.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Late } from "../../ui/late.tsx";
import { StatusGlyph } from "../../ui/status-glyph.tsx";
import { isBuilt } from "../screens.ts";
import { sitesQuery } from "./dashboard.queries.ts";
import { dashboardTexts } from "./dashboard.texts.ts";
import { SiteList } from "./site-list.tsx";
import styles from "./sites.module.css";

/** The sites on a map, and beside it as a list, with what is open and claimed there. */
export function SitesCard() {
  const texts = useTexts(dashboardTexts);
  const { permissions } = useUser();
  const { data: sites, error, isFetching, refetch } = useQuery(sitesQuery);
  const [crowd, setCrowd] = useState<readonly number[] | null>(null);
  const list = useRef<HTMLElement>(null);
  const readsOrders = [permission.orderManager, permission.agreementManager].some((wanted) =>
    permissions.includes(wanted),
  );
  const linkTo = (id: number) =>
    readsOrders
      ? hrefTo("orderHistory", undefined, { site: id })
      : isBuilt("location")
        ? hrefTo("location", { id })
        : undefined;
  const placed = sites?.flatMap(({ lat, lon, ...site }) =>
    lat === null || lon === null ? [] : [{ ...site, at: [lat, lon] as [number, number] }],
  );
  const unplaced = (sites?.length ?? 0) - (placed?.length ?? 0);
  const legend = (
    <div className={styles.legend} aria-hidden>
      <span className={styles.open}>
        <StatusGlyph status="open" size={14} />
        {texts.open}
      </span>
      <span className={styles.claimed}>
        <StatusGlyph status="claimed" size={14} />
        {texts.claimed}
      </span>
    </div>
  );
  return (
    <Card title={texts.sites} actions={legend} flush>
      {error && sites === undefined ? (
        <ErrorState
          title={texts.sitesFailed}
          text={errorSentence(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <>
          <div className={styles.map}>
            {placed === undefined ? (
              <Late text={texts.loading}>{null}</Late>
            ) : (
              <LocationsMap
                sites={placed}
                linkTo={linkTo}
                onCrowd={(ids) => {
                  setCrowd(ids);
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
            <SiteList ref={list} sites={sites} crowd={crowd} onAll={() => setCrowd(null)} linkTo={linkTo} />
          )}
        </>
      )}
    </Card>
  );
}
