import type { Language } from "@kreislauf/contract/base";
import { sitesErrorTexts } from "@kreislauf/contract/sites";
import { orderCreation, ordersErrorTexts, type Order, type OrderCreation } from "@kreislauf/contract/orders";
import { type OrderReferences, referenceFields } from "@kreislauf/contract/purchasing";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { now } from "@kreislauf/ui/base/clock.ts";
import { formResolver, type FieldIssue } from "../../base/form-resolver.ts";
import { useLanguage } from "@kreislauf/ui/base/language.ts";
import { referenceIssues } from "../../purchasing/index.ts";
import { findEditIssue, type EditFacts } from "./edit-order-rules.ts";
import { orderingFormTexts } from "../ordering/form/ordering-form.texts.ts";
import { type OrderDraft, toTextInputs } from "../ordering/form/order-draft.ts";
import type { OrderForm } from "../ordering/form/use-order-form.ts";

export const toOrderDraft = (order: Order): OrderDraft => ({
  serviceLocationId: order.serviceLocationId,
  agreementId: order.agreement.agreementId,
  containerActionId: order.containerActionId,
  amount: order.amount,
  desiredDate: order.desiredDate,
  timeWindow: order.timeWindow,
  ...toTextInputs(order),
});

/** The order form with the rules of editing as its validation. */
export function useEditOrderForm(
  order: Order,
  facts: EditFacts | null,
  references?: OrderReferences,
): OrderForm {
  const language = useLanguage();
  const form = useForm<OrderDraft, unknown, OrderCreation>({
    mode: "onTouched",
    defaultValues: toOrderDraft(order),
    resolver: formResolver(orderCreation, language, (draft: OrderDraft) => [
      ...issuesOf(draft, facts, language),
      // References that were not changed are not validated.
      ...referenceIssues(
        references,
        draft,
        language,
        referenceFields.filter((field) => (draft[field].trim() || null) !== order[field]),
      ),
    ]),
  });
  useEffect(() => {
    // Validates the changed input again after facts were loaded.
    if (facts !== null && form.formState.isDirty) void form.trigger(["desiredDate", "amount"]);
  }, [form, facts]);
  return form;
}

function issuesOf(draft: OrderDraft, facts: EditFacts | null, language: Language): readonly FieldIssue[] {
  const issue = facts === null ? null : findEditIssue(draft, facts, now());
  if (issue === null) return [];
  const sentences = {
    ...ordersErrorTexts[language],
    ...sitesErrorTexts[language],
    dates_unknown: orderingFormTexts[language].datesFailedText,
  };
  return [{ field: issue.field ?? "root", message: sentences[issue.code] }];
}
