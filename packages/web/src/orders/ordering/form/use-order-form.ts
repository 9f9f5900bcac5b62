import type { Language } from "@kreislauf/contract/base";
import { orderCreation, type OrderCreation, type OrderingFacts } from "@kreislauf/contract/orders";
import type { OrderReferences } from "@kreislauf/contract/purchasing";
import { useEffect } from "react";
import { useForm, type UseFormReturn } from "react-hook-form";
import { formResolver, type FieldIssue } from "../../../base/form-resolver.ts";
import { useLanguage } from "@kreislauf/ui/base/language.ts";
import { referenceIssues } from "../../../purchasing/index.ts";
import { orderingFormTexts } from "./ordering-form.texts.ts";
import { findOrderIssue, toTextInputs, type OrderDraft } from "./order-draft.ts";
import { orderingRefusalMessage } from "./ordering-refusal-message.ts";

export type OrderForm = UseFormReturn<OrderDraft, unknown, OrderCreation>;

interface Subject {
  readonly siteId: number;
  readonly agreementId: number;
}

/** The values of a new order in which nothing is chosen yet. */
export const emptyOrderDraft = ({ siteId, agreementId }: Subject): OrderDraft => ({
  serviceLocationId: siteId,
  agreementId,
  containerActionId: null,
  amount: 1,
  desiredDate: null,
  timeWindow: "all_day",
  ...toTextInputs({}),
});

/** The form of an order; validated by the contract's schema and by the rules of ordering. */
export function useOrderForm(
  initialDraft: OrderDraft,
  facts: OrderingFacts | null,
  references?: OrderReferences,
): OrderForm {
  const language = useLanguage();
  const form = useForm<OrderDraft, unknown, OrderCreation>({
    mode: "onTouched",
    defaultValues: initialDraft,
    resolver: formResolver(orderCreation, language, (draft: OrderDraft) => [
      ...issuesOf(draft, facts, language),
      ...referenceIssues(references, draft, language),
    ]),
  });
  useEffect(() => {
    // Validates the input again after facts were loaded.
    if (facts !== null && form.getValues("desiredDate") !== null)
      void form.trigger(["desiredDate", "amount"]);
  }, [form, facts]);
  return form;
}

function issuesOf(draft: OrderDraft, facts: OrderingFacts | null, language: Language): readonly FieldIssue[] {
  if (facts === null) {
    return [{ field: "desiredDate", message: orderingFormTexts[language].datesFailedText }];
  }
  const issue = findOrderIssue(draft, facts);
  return issue === null
    ? []
    : [{ field: issue.field ?? "root", message: orderingRefusalMessage(issue.code, language) }];
}
