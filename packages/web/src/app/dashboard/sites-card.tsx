import { permission } from "@kreislauf/contract/base";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { errorSentence } from "../../base/api-error.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { hrefTo } from "../../base/paths.ts";
import { useUser } from "../../base/session.ts";
import { SitesMap } from "../../sites/index.ts";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { ErrorState } from "@kreislauf/ui/feedback/error-state.tsx";
import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { StatusGlyph } from "@kreislauf/ui/drawings/status-glyph.tsx";
import { hasScreen } from "../screens.ts";
import { sitesQuery } from "./dashboard.queries.ts";
import { dashboardTexts } from "./dashboard.texts.ts";
import { SiteList } from "./site-list.tsx";
import styles from "./sites.module.css";

/** The sites on a map and in a list beside it, with their open and claimed orders. */
export function SitesCard() {
  const texts = useTexts(dashboardTexts);
  const { permissions } = useUser();
  const { data: sites, error, isFetching, refetch } = useQuery(sitesQuery);
  const [cluster, setCluster] = useState<readonly number[] | null>(null);
  const list = useRef<HTMLElement>(null);
  const readsOrders = [permission.orderManager, permission.agreementManager].some((wanted) =>
    permissions.includes(wanted),
  );
  const linkTo = (id: number) =>
    readsOrders
      ? hrefTo("orderHistory", undefined, { site: id })
      : hasScreen("site")
        ? hrefTo("site", { id })
        : undefined;
  const located = sites?.flatMap(({ lat, lon, ...site }) =>
    lat === null || lon === null ? [] : [{ ...site, at: [lat, lon] as [number, number] }],
  );
  const unplaced = (sites?.length ?? 0) - (located?.length ?? 0);
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
            />
          )}
        </>
      )}
    </Card>
  );
}
