import { permission } from "@kreislauf/contract/base";
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { now } from "@kreislauf/ui/base/clock.ts";
import { today } from "@kreislauf/ui/base/today.ts";
import { hourOf, useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { hrefTo } from "../../base/paths.ts";
import { useUser } from "../../base/session.ts";
import { proposalsQuery, ProposalsToAnswer } from "../../orders/index.ts";
import { LinkButton } from "@kreislauf/ui/controls/link-button.tsx";
import { hasScreen } from "../screens.ts";
import { AppPromotion } from "./app-promotion.tsx";
import { AwaitingFeedback } from "./awaiting-feedback.tsx";
import { awaitingFeedbackQuery, todaysDisposalsQuery } from "./dashboard.queries.ts";
import { dashboardTexts } from "./dashboard.texts.ts";
import { DeactivatedSites } from "./deactivated-sites.tsx";
import { OpenClaims } from "./open-claims.tsx";
import { Overview } from "./overview.tsx";
import { PendingChanges } from "./pending-changes.tsx";
import { SitesCard } from "./sites-card.tsx";
import { TodaysDisposals } from "./todays-disposals.tsx";
import styles from "./dashboard.module.css";

/** The start page: what happens today, and what waits for an answer. */
export function DashboardScreen() {
  const texts = useTexts(dashboardTexts);
  const { longDay } = useFormats();
  const user = useUser();
  const may = (wanted: number) => user.permissions.includes(wanted);
  const readsOrders = may(permission.orderManager) || may(permission.agreementManager);
  const { isPending } = useQuery(todaysDisposalsQuery);
  // Starts all requests at once, although their cards appear one after the other.
  useQuery({ ...awaitingFeedbackQuery, enabled: readsOrders });
  const proposals = useQuery({ ...proposalsQuery, enabled: readsOrders });
  return (
    <>
      {/* Unlike other titles, the greeting stays visible below the mobile bar, which only names the screen. */}
      <header className={styles.head}>
        <div>
          <h1>{texts.greeting(hourOf(now()), `${user.firstName} ${user.lastName}`)}</h1>
          <p className={styles.context}>
            <span>{texts.context(longDay(today()), user.companyName)}</span>
            {may(permission.fileExportManager) && <a href={hrefTo("statistics")}>{texts.statistics}</a>}
          </p>
        </div>
        {may(permission.orderManager) && hasScreen("agreements") && (
          <LinkButton variant="primary" icon={Plus} href={hrefTo("agreements")}>
            {texts.order}
          </LinkButton>
        )}
      </header>
      <div className={styles.overview}>
        <Overview readsOrders={readsOrders} />
      </div>
      <div className={styles.cards}>
        <SitesCard />
        <div className={styles.day}>
          <TodaysDisposals />
          {/* Each card appears once the one before it has its final size, so that none of them moves. */}
          {readsOrders && !isPending && <ProposalsToAnswer />}
          {readsOrders && !isPending && !proposals.isPending && <AwaitingFeedback />}
        </div>
        <div className={styles.shortLists}>
          {readsOrders && <OpenClaims />}
          {readsOrders && <PendingChanges />}
          {may(permission.siteManager) && <DeactivatedSites />}
        </div>
      </div>
      <AppPromotion />
    </>
  );
}
