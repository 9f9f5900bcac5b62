import { useTexts } from "@kreislauf/ui/base/language.ts";
import { ConfirmDialog } from "@kreislauf/ui/overlays/confirm-dialog.tsx";
import { orderingFormTexts } from "../form/ordering-form.texts.ts";
import { siteOrdersTexts } from "./site-orders.texts.ts";
import type { SiteOrdersModel } from "./use-site-orders.ts";

/** Asks before second orders for a day, or if it is not known whether there are orders already. */
export function ExistingOrdersQuestion({ submission }: Pick<SiteOrdersModel, "submission">) {
  const texts = useTexts(siteOrdersTexts).question;
  const { confirm, back } = useTexts(orderingFormTexts).question;
  const { question } = submission;
  const isUnknown = question?.count === null;
  return (
    <ConfirmDialog
      open={question !== null}
      title={isUnknown ? texts.unknownTitle : texts.title}
      confirmText={confirm}
      cancelText={back}
      onConfirm={submission.confirm}
      onClose={submission.dismiss}
    >
      {isUnknown ? texts.unknownText : texts.text(question?.count ?? 0)}
    </ConfirmDialog>
  );
}
