import type { Language } from "@kreislauf/contract/base";
import type { SiteOrderRefusal } from "@kreislauf/contract/orders";
import { purchasingErrorTexts } from "@kreislauf/contract/purchasing";
import { orderingRefusalMessage } from "../form/ordering-refusal-message.ts";
import type { RowLock } from "./site-order-rows.ts";
import type { SiteOrderSubject } from "./site-order-subjects.ts";
import { siteOrdersTexts } from "./site-orders.texts.ts";

export function siteRefusalSentence(code: SiteOrderRefusal["code"], language: Language): string {
  if (code === "not_found") return siteOrdersTexts[language].notFound;
  if (code === "reference_refused") return purchasingErrorTexts[language].reference_refused;
  if (code === "approver_missing") return siteOrdersTexts[language].approverMissing;
  return orderingRefusalMessage(code, language);
}

/** The sentence that says why nothing can be ordered at a site. */
export function rowLockSentence(
  lock: RowLock,
  { containerType, wasteType }: SiteOrderSubject,
  language: Language,
): string {
  const texts = siteOrdersTexts[language];
  if (lock === "no_container") return texts.noContainer(containerType.type, wasteType.description);
  return lock === "no_day" ? texts.noDay : siteRefusalSentence(lock, language);
}
