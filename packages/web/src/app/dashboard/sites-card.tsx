import { permission } from "@kreislauf/contract/base";
import { useQuery } from "@tanstack/react-query";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { useStoredValue } from "@kreislauf/ui/base/stored-value.ts";
import { useUser } from "../../base/session.ts";
import { activeSitesQuery } from "../../sites/index.ts";
import { SegmentedControl } from "@kreislauf/ui/controls/segmented-control.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { StatusGlyph } from "@kreislauf/ui/drawings/status-glyph.tsx";
import { sitesQuery } from "./dashboard.queries.ts";
import { dashboardTexts } from "./dashboard.texts.ts";
import { SitesOnMap } from "./sites-on-map.tsx";
import { SitesTable } from "./sites-table.tsx";
import { sitesTableTexts } from "./sites-table.texts.ts";
import { sitesViewPreference, sitesViews } from "./sites-view-preference.ts";
import styles from "./sites.module.css";
import { LoadFailure } from "../../base/load-failure.tsx";

/** From this many sites on, a table is offered instead of the map. */
const tableFrom = 30;

/**
 * The sites with their orders on a map. If there are many sites, the user chooses between the map and a table by Land
 * or by group. That choice is remembered; the first time, the table by Land is shown.
 */
export function SitesCard() {
  const texts = useTexts(dashboardTexts);
  const tableTexts = useTexts(sitesTableTexts);
  const { permissions } = useUser();
  const { data, error, isFetching, refetch } = useQuery(sitesQuery);
  const sites = data?.locations;
  const { data: options = [] } = useQuery(activeSitesQuery);
  const chosen = useStoredValue(sitesViewPreference);
  const readsOrders = [permission.orderManager, permission.agreementManager].some((wanted) =>
    permissions.includes(wanted),
  );
  const isMany = sites !== undefined && sites.length >= tableFrom;
  const hasGroups = options.some(({ group }) => group !== null);
  const view = !isMany ? "map" : chosen === "group" && !hasGroups ? "land" : chosen;
  return (
    <Card
      title={texts.sites}
      actions={
        isMany ? (
          <SegmentedControl
            label={tableTexts.view}
            labelHidden
            value={view}
            options={sitesViews
              .filter((each) => each !== "group" || hasGroups)
              .map((value) => ({ value, label: tableTexts.views[value] }))}
            onChange={sitesViewPreference.set}
          />
        ) : (
          <Legend />
        )
      }
      flush
    >
      {error && sites === undefined ? (
        <LoadFailure title={texts.sitesFailed} query={{ error, refetch, isFetching }} />
      ) : view === "map" || sites === undefined ? (
        <SitesOnMap sites={sites} readsOrders={readsOrders} />
      ) : (
        <SitesTable sites={sites} by={view} readsOrders={readsOrders} />
      )}
    </Card>
  );
}

function Legend() {
  const texts = useTexts(dashboardTexts);
  return (
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
}
