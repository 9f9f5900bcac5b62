import type { DialogRegistry } from "../base/dialog-registry.ts";

/**
 * Loads the card with the messages on an order. The order's page shows it, but the room of that page may not import
 * from `questions`.
 */
export const orderMessages = async () =>
  (await import("../questions/order-messages-card.tsx")).OrderMessagesCard;

/** Functions that load the dialogs which screens of lower rooms open; each dialog is a chunk of its own. */
export const roomDialogs: DialogRegistry = {
  export: async () => (await import("../exports/files/export-dialog.tsx")).ExportDialog,
  order: async () => (await import("../orders/ordering/order/order-dialog.tsx")).OrderDialog,
  group: async () => (await import("../orders/ordering/group/group-dialog.tsx")).GroupDialog,
  container: async () =>
    (await import("../orders/ordering/placement/new-container-dialog.tsx")).NewContainerDialog,
  inquiry: async () => (await import("../orders/ordering/inquiry/inquiry-dialog.tsx")).InquiryDialog,
  change: async () =>
    (await import("../orders/ordering/change/change-agreement-dialog.tsx")).ChangeAgreementDialog,
  resetSecondFactor: async () =>
    (await import("../session/security/reset-second-factor-dialog.tsx")).ResetSecondFactorDialog,
  withdraw: async () => (await import("../orders/ordering/withdrawal/withdraw-dialog.tsx")).WithdrawDialog,
};
