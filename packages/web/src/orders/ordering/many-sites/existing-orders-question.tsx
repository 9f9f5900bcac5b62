import { useTexts } from "@kreislauf/ui/base/language.ts";
import { DuplicateOrderDialog } from "../form/duplicate-order-dialog.tsx";
import { siteOrdersTexts } from "./site-orders.texts.ts";
import type { SiteOrdersModel } from "./use-site-orders.ts";

/** Asks for confirmation if sites already have an order on the chosen day, and says how many sites. */
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
