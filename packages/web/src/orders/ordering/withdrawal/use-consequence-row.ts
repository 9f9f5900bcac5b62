import { catalogTexts, orderUnit, type AmountUnit } from "@kreislauf/contract/catalog";
import type { OrderLine } from "@kreislauf/contract/orders";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { shortName } from "../../base/order-labels.ts";
import { withdrawDialogTexts } from "./withdraw-dialog.texts.ts";

/**
 * Returns a function that makes a row for an order that a withdrawal or change cancels or keeps: day, action, amount,
 * number and person.
 */
export function useConsequenceRow(offerUnit: AmountUnit) {
  const texts = useTexts(withdrawDialogTexts);
  const amounts = useTexts(catalogTexts).amount;
  const { day } = useFormats();
  return ({
    id,
    desiredDate,
    containerActionId,
    actionDescription,
    amount,
    orderNumber,
    createdByUser,
  }: OrderLine) => ({
    id,
    date: day(desiredDate),
    text: texts.row(actionDescription, amounts[orderUnit(containerActionId, offerUnit)](amount)),
    number: texts.number(orderNumber),
    person: shortName(createdByUser.name),
  });
}
