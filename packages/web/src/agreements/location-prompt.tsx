import { useTexts } from "../base/language.tsx";
import type { ChosenLocation } from "../locations/index.ts";
import { Card } from "../ui/card.tsx";
import { ErrorState } from "../ui/error-state.tsx";
import { StateMessage } from "../ui/state-message.tsx";
import { AgreementSkeletons } from "./agreement-skeletons.tsx";
import { agreementsScreenTexts } from "./agreements.texts.ts";

/** In place of the agreements while there is no site to show them of. */
export function LocationPrompt({ chosen }: { chosen: ChosenLocation }) {
  const texts = useTexts(agreementsScreenTexts);
  if (chosen.state === "loading") return <AgreementSkeletons />;
  if (chosen.state === "error") {
    return (
      <Card>
        <ErrorState title={texts.locationsFailed} onRetry={chosen.retry} />
      </Card>
    );
  }
  const message =
    chosen.locations.length === 0 ? texts.noLocation : chosen.isUnknown ? texts.unknown : texts.choose;
  return (
    <Card>
      <StateMessage illustration="orders" title={message.title} text={message.text} />
    </Card>
  );
}
