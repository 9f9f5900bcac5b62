import type { LentDialogs } from "../base/lent-dialogs.ts";

/** Where the dialogs are that screens of lower rooms open, each in a chunk of its own. */
export const roomDialogs: LentDialogs = {
  export: async () => (await import("../exports/export-dialog.tsx")).ExportDialog,
  order: async () => (await import("../orders/order-dialog.tsx")).OrderDialog,
  group: async () => (await import("../orders/group-dialog.tsx")).GroupDialog,
  container: async () => (await import("../orders/new-container-dialog.tsx")).NewContainerDialog,
  inquiry: async () => (await import("../orders/inquiry-dialog.tsx")).InquiryDialog,
  change: async () => (await import("../orders/change-agreement-dialog.tsx")).ChangeAgreementDialog,
  withdraw: async () => (await import("../orders/withdraw-dialog.tsx")).WithdrawDialog,
};
