import { orderStatus, type SitesOrderInfo } from "@kreislauf/contract/orders";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { classNames } from "@kreislauf/ui/base/class-names.ts";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { VisuallyHidden } from "@kreislauf/ui/base/visually-hidden.tsx";
import { DataTableHead } from "@kreislauf/ui/data/data-table-head.tsx";
import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { orderListHref } from "../../orders/index.ts";
import { activeSitesQuery, type SiteScope } from "../../sites/index.ts";
import { dashboardTexts } from "./dashboard.texts.ts";
import {
  type SiteFigure,
  siteFigures,
  type SiteFigures,
  type SiteGrouping,
  siteRows,
  type SiteSort,
  sortSiteRows,
  sumFigures,
} from "./site-rows.ts";
import { sitesTableTexts } from "./sites-table.texts.ts";
import styles from "./sites-table.module.css";

interface SitesTableProps {
  sites: SitesOrderInfo["locations"];
  by: SiteGrouping;
  /** Whether the figures link to the orders they count. */
  readsOrders: boolean;
}

const worstFirst: SiteSort = { by: "overdue", order: "desc" };

const wantedOrders = {
  overdue: { phases: ["overdue"] },
  claimed: { status: orderStatus.claimed },
  feedback: { phases: ["feedback"] },
  open: { status: orderStatus.open },
} as const satisfies Record<SiteFigure, Parameters<typeof orderListHref>[0]>;

/**
 * A table with a row for each Land or group, with figures about the orders of its sites. At first the row with the most
 * overdue orders is on top.
 */
export function SitesTable({ sites, by, readsOrders }: SitesTableProps) {
  const texts = useTexts(sitesTableTexts);
  const { loading } = useTexts(dashboardTexts);
  const language = useLanguage();
  const { data: options } = useQuery(activeSitesQuery);
  const [sort, setSort] = useState(worstFirst);
  if (options === undefined) return <Delayed text={loading}>{null}</Delayed>;
  const rows = sortSiteRows(siteRows(sites, options, by, language), sort, language);
  const columns = [
    { id: "name", head: texts.views[by], cell: () => null, sortable: true },
    ...siteFigures.map((id) => ({
      id,
      head: texts.figures[id],
      cell: () => null,
      sortable: true,
      align: "right" as const,
    })),
  ];
  /** The first click on a figure's column sorts it highest first, because low figures interest nobody. */
  const sortBy = (id: string) => {
    const column = siteFigures.find((figure) => figure === id) ?? "name";
    const first = column === "name" ? "asc" : "desc";
    const other = first === "asc" ? "desc" : "asc";
    setSort({ by: column, order: sort.by === column && sort.order === first ? other : first });
  };
  const cells = (name: string, figures: SiteFigures, scope: SiteScope | null) =>
    siteFigures.map((figure) => (
      <td key={figure}>
        <Figure
          count={figures[figure]}
          label={texts.cell(name, texts.figures[figure], figures[figure])}
          urgent={figure === "overdue" || figure === "claimed"}
          href={
            readsOrders && scope !== null
              ? orderListHref({ site: scope, ...wantedOrders[figure] })
              : undefined
          }
        />
      </td>
    ));
  const all = texts.sites(sites.length);
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{texts.table}</VisuallyHidden>
      </caption>
      <DataTableHead columns={columns} sort={sort} onSort={({ by: id }) => sortBy(id)} hasActions={false} />
      <tbody>
        {rows.map(({ key, name, siteCount, scope, figures }) => {
          const shownName = name ?? texts.withoutGroup;
          return (
            <tr key={key}>
              <th scope="row">
                {readsOrders && scope !== null ? (
                  <a href={orderListHref({ site: scope })}>{shownName}</a>
                ) : (
                  shownName
                )}
                <small>{texts.sites(siteCount)}</small>
              </th>
              {cells(shownName, figures, scope)}
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{all}</th>
          {cells(all, sumFigures(sites), "all")}
        </tr>
      </tfoot>
    </table>
  );
}

interface FigureProps {
  count: number;
  label: string;
  urgent: boolean;
  href: string | undefined;
}

function Figure({ count, label, urgent, href }: FigureProps) {
  const { number } = useFormats();
  if (count === 0 || href === undefined) {
    return <span className={classNames(styles.figure, count === 0 && styles.zero)}>{number(count)}</span>;
  }
  return (
    <a className={classNames(styles.figure, urgent && styles.urgent)} href={href} aria-label={label}>
      {number(count)}
    </a>
  );
}
