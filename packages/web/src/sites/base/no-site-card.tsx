import { useTexts } from "@kreislauf/ui/base/language.ts";
import { StateMessage } from "@kreislauf/ui/feedback/state-message.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { siteSwitcherTexts } from "./site-switcher.texts.ts";

/** In place of what a screen shows of sites, for people who have none. */
export function NoSiteCard() {
  const texts = useTexts(siteSwitcherTexts);
  return (
    <Card>
      <StateMessage illustration="orders" title={texts.noneHint} text={texts.noneText} />
    </Card>
  );
}
