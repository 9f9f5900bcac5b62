import { useTexts } from "../base/language.ts";
import { Button } from "../controls/button.tsx";
import { StateMessage } from "../feedback/state-message.tsx";
import { uiTexts } from "../ui.texts.ts";

/** Shown when the address names a page that the list no longer has. */
export function PageGone({ onFirst }: { onFirst: () => void }) {
  const texts = useTexts(uiTexts).pager;
  return (
    <StateMessage
      illustration="orders"
      title={texts.gone}
      text={texts.goneText}
      action={<Button onClick={onFirst}>{texts.first}</Button>}
    />
  );
}
