import { useTexts } from "@kreislauf/ui/base/language.ts";
import { StateMessage } from "@kreislauf/ui/feedback/state-message.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { siteSwitcherTexts } from "./site-switcher.texts.ts";

/** Shown in place of a screen's content to users who have no site. */
export function NoSiteCard() {
  const texts = useTexts(siteSwitcherTexts);
  return (
    <Card>
      <StateMessage illustration="orders" title={texts.noneHint} text={texts.noneText} />
    </Card>
  );
}
