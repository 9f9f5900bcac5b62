import { permission } from "@kreislauf/contract/base";
import { Plus } from "lucide-react";
import { now, today } from "../../base/clock.ts";
import { useFormats } from "../../base/format.ts";
import { useTexts } from "../../base/language.tsx";
import { hrefTo } from "../../base/paths.ts";
import { useUser } from "../../base/session.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { isBuilt } from "../screens.ts";
import { AwaitingFeedback } from "./awaiting-feedback.tsx";
import { dashboardTexts } from "./dashboard.texts.ts";
import { TodaysDisposals } from "./todays-disposals.tsx";
import styles from "./dashboard.module.css";

/** Where everybody lands: what happens today, and what waits for an answer. */
export function DashboardScreen() {
  const texts = useTexts(dashboardTexts);
  const formats = useFormats();
  const user = useUser();
  const may = (wanted: number) => user.permissions.includes(wanted);
  const readsOrders = may(permission.orderManager) || may(permission.agreementManager);
  const day = today();
  return (
    <>
      <PageHead
        title={texts.greeting(formats.hour(now().toString()), `${user.firstName} ${user.lastName}`)}
        context={texts.context(`${formats.longWeekday(day)}, ${formats.date(day)}`, user.companyName)}
      >
        {may(permission.orderManager) && isBuilt("agreements") && (
          <LinkButton variant="primary" icon={Plus} href={hrefTo("agreements")}>
            {texts.order}
          </LinkButton>
        )}
      </PageHead>
      <div className={styles.cards}>
        <TodaysDisposals />
        {readsOrders && <AwaitingFeedback />}
      </div>
    </>
  );
}
