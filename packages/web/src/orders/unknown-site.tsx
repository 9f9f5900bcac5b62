import { useTexts } from "../base/language.tsx";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { StateMessage } from "../ui/state-message.tsx";
import { ordersScreenTexts } from "./orders.texts.ts";

/** The address names a site that is not there for this person. */
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
