import type { Order } from "@kreislauf/contract/orders";
import { useFormats } from "../base/format.ts";
import { useTexts } from "../base/language.tsx";
import { actionDialogsTexts } from "./action-dialogs.texts.ts";
import { containerWords, wasteName } from "./order-words.ts";

/** `Altöl, 4 × Fass 200 l, geplant Do., 02.04.2026` */
export function usePlannedWords(): (order: Order) => string {
  const { planned } = useTexts(actionDialogsTexts);
  const { day } = useFormats();
  return (order) => planned(wasteName(order), containerWords(order), day(order.desiredDate));
}
