import { useTexts } from "@kreislauf/ui/base/language.ts";
import { DuplicateOrderDialog } from "../form/duplicate-order-dialog.tsx";
import { siteOrdersTexts } from "./site-orders.texts.ts";
import type { SiteOrdersModel } from "./use-site-orders.ts";

/** Asks before second orders for the days that were chosen, and counts their sites. */
export function ExistingOrdersQuestion({ submission }: Pick<SiteOrdersModel, "submission">) {
  const { text, unknownText, ...titles } = useTexts(siteOrdersTexts).question;
  return (
    <DuplicateOrderDialog
      question={submission.question}
      words={{ ...titles, text: (_, count) => text(count), unknownText: () => unknownText }}
      onConfirm={submission.confirm}
      onClose={submission.dismiss}
    />
  );
}
