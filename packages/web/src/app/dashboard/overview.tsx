import { orderStatus } from "@kreislauf/contract/orders";
import { useQuery } from "@tanstack/react-query";
import { Calendar } from "lucide-react";
import type { ReactNode } from "react";
import { today } from "@kreislauf/ui/base/today.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { orderListHref } from "../../orders/index.ts";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { classNames } from "@kreislauf/ui/base/class-names.ts";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import { StatusGlyph } from "@kreislauf/ui/drawings/status-glyph.tsx";
import { sitesQuery, todaysDisposalsQuery } from "./dashboard.queries.ts";
import { dashboardTexts } from "./dashboard.texts.ts";
import styles from "./overview.module.css";

/**
 * The numbers of open, overdue and claimed orders and of today's disposals. For users who may read orders, the numbers
 * are links; other users do not see the overdue orders.
 */
export function Overview({ readsOrders }: { readsOrders: boolean }) {
  const texts = useTexts(dashboardTexts).overview;
  const ofAllSites = useQuery(sitesQuery).data?.ofAllSites;
  const disposals = useQuery(todaysDisposalsQuery).data;
  const day = today();
  const linkTo = (wanted: Parameters<typeof orderListHref>[0]) =>
    readsOrders ? orderListHref(wanted) : undefined;
  return (
    <Card flush>
      <ul className={classNames(styles.numbers, !readsOrders && styles.three)}>
        <KeyFigure
          count={ofAllSites?.open}
          words={texts.open}
          tone="open"
          sign={<StatusGlyph status="open" size={18} />}
          href={linkTo({ status: orderStatus.open })}
        />
        {readsOrders && (
          <KeyFigure
            count={ofAllSites?.overdue}
            words={texts.overdue}
            tone="overdue"
            sign={<StatusGlyph status="overdue" size={18} />}
            href={linkTo({ phases: ["overdue"] })}
          />
        )}
        <KeyFigure
          count={ofAllSites?.claimed}
          words={texts.claimed}
          tone="claimed"
          sign={<StatusGlyph status="claimed" size={18} ground="var(--orange-200)" />}
          href={linkTo({ status: orderStatus.claimed })}
        />
        <KeyFigure
          count={disposals?.reduce((sum, { count }) => sum + count, 0)}
          words={texts.today}
          tone="today"
          sign={<Icon of={Calendar} />}
          href={linkTo({ dateFrom: day, dateTo: day, withoutCancelled: true })}
        />
      </ul>
    </Card>
  );
}

interface KeyFigureProps {
  /** Undefined until the number is loaded. */
  count: number | undefined;
  words: (count: number) => string;
  tone: "open" | "overdue" | "claimed" | "today";
  sign: ReactNode;
  href?: string | undefined;
}

function KeyFigure({ count, words, tone, sign, href }: KeyFigureProps) {
  const content = (
    <>
      <span className={classNames(styles.sign, styles[tone])}>{sign}</span>
      <b>{count ?? "–"}</b>
      <span className={styles.text}>{words(count ?? 0)}</span>
    </>
  );
  return (
    <li>
      {href === undefined || !count ? (
        <div className={styles.number}>{content}</div>
      ) : (
        <a className={styles.number} href={href}>
          {content}
        </a>
      )}
    </li>
  );
}
