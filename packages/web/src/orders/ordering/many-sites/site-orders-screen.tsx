import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { PageHeader } from "@kreislauf/ui/layout/page-header.tsx";
import { LeaveGuard } from "@kreislauf/ui/overlays/leave-guard.tsx";
import { hrefTo } from "../../../base/paths.ts";
import { LoadFailure } from "../../../base/load-failure.tsx";
import { NoSiteCard, SitesBar, UnknownSitesNote } from "../../../sites/index.ts";
import { AmountsStep } from "./amounts-step.tsx";
import { CheckStep } from "./check-step.tsx";
import { SitesStep } from "./sites-step.tsx";
import { siteOrdersTexts } from "./site-orders.texts.ts";
import { StepLine } from "./step-line.tsx";
import { SubjectChoice } from "./subject-choice.tsx";
import { type SiteOrdersModel, useSiteOrders } from "./use-site-orders.ts";
import styles from "./site-orders.module.css";

/** Places orders for the same service at several sites, in three steps. */
export function SiteOrdersScreen() {
  const texts = useTexts(siteOrdersTexts);
  const model = useSiteOrders();
  const { chosen, step } = model;
  return (
    <>
      <LeaveGuard dirty={model.isDirty} title={texts.title} />
      <PageHeader title={texts.title} back={{ href: hrefTo("agreements"), text: texts.back }}>
        <SitesBar chosen={chosen} />
      </PageHeader>
      <StepLine current={step} />
      <div className={styles.unknownSites}>
        <UnknownSitesNote chosen={chosen} />
      </div>
      {chosen.hasNone ? <NoSiteCard /> : <Step model={model} />}
    </>
  );
}

function Step({ model }: { model: SiteOrdersModel }) {
  const texts = useTexts(siteOrdersTexts);
  if (model.step === "sites") return <SitesStep model={model} />;
  const failed = [model.agreements, model.possible].find(({ isLoadingError }) => isLoadingError);
  if (failed !== undefined) {
    return (
      <Card>
        <LoadFailure title={texts.failed} query={failed} />
      </Card>
    );
  }
  if (model.subject === null || model.possible.data === undefined) return <SubjectChoice model={model} />;
  return model.step === "amounts" ? (
    <AmountsStep model={model} subject={model.subject} />
  ) : (
    <CheckStep model={model} subject={model.subject} />
  );
}
