import { useTexts } from "@kreislauf/ui/base/language.ts";
import { errorSentence } from "../../../base/api-error.ts";
import { hrefTo } from "../../../base/paths.ts";
import { ErrorState } from "@kreislauf/ui/feedback/error-state.tsx";
import { LinkButton } from "@kreislauf/ui/controls/link-button.tsx";
import { StateMessage } from "@kreislauf/ui/feedback/state-message.tsx";
import { DialogSkeleton } from "../form/dialog-skeleton.tsx";
import { orderingFormTexts } from "../form/ordering-form.texts.ts";
import type { OrderDialogModel } from "./use-order-dialog.ts";

/** Shown instead of the fields: that data are loading, or why nothing can be ordered. */
export function OrderDialogState({
  model,
}: {
  model: Pick<OrderDialogModel, "state" | "loadError" | "retry">;
}) {
  const texts = useTexts(orderingFormTexts);
  switch (model.state) {
    case "failed":
      return <ErrorState title={texts.failed} text={errorSentence(model.loadError)} onRetry={model.retry} />;
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
