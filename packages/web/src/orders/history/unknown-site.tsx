import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { StateMessage } from "@kreislauf/ui/feedback/state-message.tsx";
import { ordersScreenTexts } from "../orders.texts.ts";

/** Shown if the URL names a site that does not exist or that the person may not see. */
export function UnknownSite({ onShowAll }: { onShowAll: () => void }) {
  const texts = useTexts(ordersScreenTexts).list;
  return (
    <Card flush>
      <StateMessage
        illustration="search"
        title={texts.unknownSite}
        text={texts.unknownSiteText}
        action={<Button onClick={onShowAll}>{texts.allSites}</Button>}
      />
    </Card>
  );
}
