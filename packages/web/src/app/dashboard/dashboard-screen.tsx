import { permission } from "@kreislauf/contract/base";
import { useQueries, useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { now } from "@kreislauf/ui/base/clock.ts";
import { today } from "@kreislauf/ui/base/today.ts";
import { hourOf, useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { mayReadOrders } from "../../base/may-read-orders.ts";
import { hrefTo } from "../../base/paths.ts";
import { useUser } from "../../base/session.ts";
import { proposalsQuery } from "../../orders/index.ts";
import { LinkButton } from "@kreislauf/ui/controls/link-button.tsx";
import { AppPromotion } from "./app-promotion.tsx";
import { answeredClaimsQuery, awaitingFeedbackQuery, todaysDisposalsQuery } from "./dashboard.queries.ts";
import { dashboardTexts } from "./dashboard.texts.ts";
import { DeactivatedSites } from "./deactivated-sites.tsx";
import { OpenClaims } from "./open-claims.tsx";
import { Overview } from "./overview.tsx";
import { PendingChanges } from "./pending-changes.tsx";
import { SecondFactorOffer } from "./second-factor-offer.tsx";
import { SitesCard } from "./sites-card.tsx";
import { TodaysDisposals } from "./todays-disposals.tsx";
import { TodoCard } from "./todo-card.tsx";
import styles from "./dashboard.module.css";

/** The start page: what happens today, and what waits for an answer. */
export function DashboardScreen() {
  const texts = useTexts(dashboardTexts);
  const { longDay } = useFormats();
  const user = useUser();
  const may = (wanted: number) => user.permissions.includes(wanted);
  const readsOrders = mayReadOrders(user.permissions);
  // Requests the data of "today's disposals" at once, although that card appears only after the others.
  useQuery(todaysDisposalsQuery);
  const todo = useQueries({
    queries: [proposalsQuery, awaitingFeedbackQuery, answeredClaimsQuery].map((query) => ({
      ...query,
      enabled: readsOrders,
    })),
  });
  const isSettled = !readsOrders || !todo.some(({ isPending }) => isPending);
  return (
    <>
      {/* Hidden on phones: there the top bar has the title, and the list of things to do comes first. */}
      <header className={styles.head}>
        <div className={styles.greeting}>
          <h1>{texts.greeting(hourOf(now()), `${user.firstName} ${user.lastName}`)}</h1>
          <p className={styles.context}>
            <span>{texts.context(longDay(today()), user.companyName)}</span>
            {may(permission.fileExportManager) && <a href={hrefTo("statistics")}>{texts.statistics}</a>}
          </p>
        </div>
        {may(permission.orderManager) && (
          <LinkButton variant="primary" icon={Plus} href={hrefTo("agreements")}>
            {texts.order}
          </LinkButton>
        )}
      </header>
      <div className={styles.cards}>
        <div className={styles.column}>
          {readsOrders && <TodoCard />}
          <Overview readsOrders={readsOrders} />
          {/* Rendered only when the card above has its final size, so that this card does not move. */}
          {isSettled && <TodaysDisposals readsOrders={readsOrders} />}
        </div>
        <div className={styles.column}>
          <SitesCard />
          {readsOrders && <OpenClaims />}
          {readsOrders && <PendingChanges />}
          {may(permission.siteManager) && <DeactivatedSites />}
        </div>
      </div>
      <div className={styles.column}>
        <SecondFactorOffer />
        <AppPromotion />
      </div>
    </>
  );
}
