import type { Language } from "@kreislauf/contract/base";
import { locationsErrorTexts } from "@kreislauf/contract/locations";
import type { Order, OrderCreation } from "@kreislauf/contract/orders";
import { orderCreation, ordersErrorTexts } from "@kreislauf/contract/orders";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { now } from "../base/clock.ts";
import type { FieldIssue } from "../base/form-resolver.ts";
import { formResolver } from "../base/form-resolver.ts";
import { useLanguage } from "../base/language.tsx";
import type { EditFacts } from "./edit-rules.ts";
import { editIssue } from "./edit-rules.ts";
import { orderDialogTexts } from "./order-dialog.texts.ts";
import type { OrderDraft } from "./order-issues.ts";
import type { OrderForm } from "./use-order-form.ts";

/** An order as the fields of a form hold it. */
export const draftOf = (order: Order): OrderDraft => ({
  serviceLocationId: order.serviceLocationId,
  agreementId: order.agreement.agreementId,
  containerActionId: order.containerActionId,
  amount: order.amount,
  desiredDate: order.desiredDate,
  timeWindow: order.timeWindow,
  customerOrderNumber: order.customerOrderNumber ?? "",
  noteToDisposer: order.noteToDisposer ?? "",
  details: order.details ?? "",
});

/** The form of the edit dialog: that of an order, judged by the rules of editing. */
export function useEditForm(order: Order, facts: EditFacts | null): OrderForm {
  const language = useLanguage();
  const form = useForm<OrderDraft, unknown, OrderCreation>({
    mode: "onTouched",
    defaultValues: draftOf(order),
    resolver: formResolver(orderCreation, language, (draft: OrderDraft) => issuesOf(draft, facts, language)),
  });
  useEffect(() => {
    // What is filled in is judged anew whenever more is known.
    if (facts !== null && form.formState.isDirty) void form.trigger(["desiredDate", "amount"]);
  }, [form, facts]);
  return form;
}

function issuesOf(draft: OrderDraft, facts: EditFacts | null, language: Language): readonly FieldIssue[] {
  const issue = facts === null ? null : editIssue(draft, facts, now());
  if (issue === null) return [];
  const sentences = {
    ...ordersErrorTexts[language],
    ...locationsErrorTexts[language],
    dates_unknown: orderDialogTexts[language].datesFailedText,
  };
  return [{ field: issue.field ?? "root", message: sentences[issue.code] }];
}
