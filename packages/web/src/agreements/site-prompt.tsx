import { useTexts } from "@kreislauf/ui/base/language.ts";
import { errorSentence } from "../base/api-error.ts";
import { type ChosenSite, NoSiteCard } from "../sites/index.ts";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { ErrorState } from "@kreislauf/ui/feedback/error-state.tsx";
import { StateMessage } from "@kreislauf/ui/feedback/state-message.tsx";
import { AgreementSkeletons } from "./agreement-skeletons.tsx";
import { SitesToOrderAt } from "./sites-to-order-at.tsx";
import { agreementsScreenTexts } from "./agreements.texts.ts";

/** Shown instead of the agreements while no site is chosen or the chosen one cannot be shown. */
export function SitePrompt({ chosen }: { chosen: ChosenSite }) {
  const texts = useTexts(agreementsScreenTexts);
  if (chosen.state === "loading") return <AgreementSkeletons />;
  if (chosen.state === "error") {
    return (
      <Card>
        <ErrorState title={texts.sitesFailed} text={errorSentence(chosen.error)} onRetry={chosen.retry} />
      </Card>
    );
  }
  if (chosen.sites.length > 0 && !chosen.isUnknown) return <SitesToOrderAt sites={chosen.sites} />;
  if (chosen.hasNone) return <NoSiteCard />;
  return (
    <Card>
      <StateMessage illustration="orders" title={texts.unknown.title} text={texts.unknown.text} />
    </Card>
  );
}
