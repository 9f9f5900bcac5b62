import { hasOtherSchedules, type Agreement } from "@kreislauf/contract/agreements";
import { permission, type Language } from "@kreislauf/contract/base";
import { catalogTexts, containerAction } from "@kreislauf/contract/catalog";
import { agreementsScreenTexts } from "./agreements.texts.ts";

/** The actions on an agreement, from the first button of its card to the last. */
export const agreementActions = ["order", "withdraw", "change"] as const;
export type AgreementAction = (typeof agreementActions)[number];

/** The actions that concern a whole site instead of one agreement. */
export type SiteAction = "group" | "container" | "inquiry";

type LockReason = keyof (typeof agreementsScreenTexts)["de"]["locked"] | "onlyType";

/** Why a user with these permissions may not take an action on the agreement; null if they may. */
function lockOf(
  action: AgreementAction,
  agreement: Agreement,
  permissions: readonly number[],
): LockReason | null {
  if (action === "change") {
    if (!permissions.includes(permission.agreementManager)) return "mayNotChange";
    if (agreement.status === "requested") return "requested";
    // While a change is pending, the button stays unlocked, because the dialog shows the change and can take it back.
    const isOpen = agreement.pendingChange !== null || hasOtherSchedules(agreement, agreement.offeredTypeIds);
    return isOpen ? null : "onlyType";
  }
  if (!permissions.includes(permission.orderManager)) return "mayNotOrder";
  if (action === "order") return null;
  const { containersOnSite, openWithdrawals, containerActionIds } = agreement;
  if (containersOnSite === 0) return "noContainer";
  if (!containerActionIds.includes(containerAction.remove)) return "notWithdrawable";
  return openWithdrawals >= containersOnSite ? "allWithdrawn" : null;
}

/** Why the buttons of a card are locked, as sentences; undefined for an unlocked button (docs/coverage.md 6.3, 6.4). */
export function agreementLocks(
  agreement: Agreement,
  permissions: readonly number[],
  language: Language,
): Readonly<Record<AgreementAction, string | undefined>> {
  const sentence = (action: AgreementAction) => {
    const reason = lockOf(action, agreement, permissions);
    if (reason === null) return undefined;
    if (reason !== "onlyType") return agreementsScreenTexts[language].locked[reason];
    const { agreementType } = catalogTexts[language];
    return agreementsScreenTexts[language].onlyType(agreementType[agreement.agreementTypeId]);
  };
  return { order: sentence("order"), withdraw: sentence("withdraw"), change: sentence("change") };
}

/** Why the actions on the whole site are locked, as sentences; undefined for an unlocked action. */
export function siteLocks(
  agreements: readonly Agreement[],
  permissions: readonly number[],
  language: Language,
): Readonly<Record<SiteAction, string | undefined>> {
  const { locked } = agreementsScreenTexts[language];
  const mayOrder = permissions.includes(permission.orderManager);
  const canGroup = agreements.filter(({ containerActionIds }) => containerActionIds.length > 0).length > 1;
  const forManagers = permissions.includes(permission.agreementManager) ? undefined : locked.mayNotAgree;
  return {
    group: mayOrder ? (canGroup ? undefined : locked.tooFew) : locked.mayNotOrder,
    container: forManagers,
    inquiry: forManagers,
  };
}
