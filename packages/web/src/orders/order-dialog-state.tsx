import { useTexts } from "../base/language.tsx";
import { hrefTo } from "../base/paths.ts";
import { ErrorState } from "../ui/error-state.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { StateMessage } from "../ui/state-message.tsx";
import { DialogSkeleton } from "./dialog-skeleton.tsx";
import { orderDialogTexts } from "./order-dialog.texts.ts";
import type { OrderDialogModel } from "./use-order-dialog.ts";

/** In place of the fields: what is on its way, or why there is nothing to order. */
export function OrderDialogState({ model }: { model: Pick<OrderDialogModel, "state" | "retry"> }) {
  const texts = useTexts(orderDialogTexts);
  switch (model.state) {
    case "failed":
      return <ErrorState title={texts.failed} onRetry={model.retry} />;
    case "loading":
      return <DialogSkeleton />;
    case "gone":
      return (
        <StateMessage
          illustration="orders"
          title={texts.gone}
          text={texts.goneText}
          action={<LinkButton href={hrefTo("agreements")}>{texts.toAgreements}</LinkButton>}
        />
      );
    case "inactive":
      return <StateMessage illustration="orders" title={texts.inactive} text={texts.inactiveText} />;
    case "ready":
      return <StateMessage illustration="orders" title={texts.nothing} text={texts.nothingText} />;
  }
}
