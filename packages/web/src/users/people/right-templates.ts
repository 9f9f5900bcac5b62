import { permission, type Permission } from "@kreislauf/contract/base";

const { agreementManager, orderManager, fileExportManager, userManager } = permission;
const { siteManager, documentViewer, documentManager, approver, purchaser } = permission;

/** The rights that can be granted, grouped and sorted as in the form. */
export const rightGroups = {
  order: [orderManager, agreementManager],
  evaluate: [fileExportManager, documentViewer, documentManager],
  purchase: [approver, purchaser],
  manage: [siteManager, userManager],
} as const satisfies Record<string, readonly Permission[]>;

/** Shortcuts that select rights. Only the rights are stored, not the template. */
export const rightTemplates = {
  workshop: [orderManager, documentViewer],
  accounting: [documentManager, fileExportManager],
  area: [orderManager, agreementManager, fileExportManager, documentViewer],
  reading: [],
} as const satisfies Record<string, readonly Permission[]>;

export const rightTemplateNames = ["workshop", "accounting", "area", "reading"] as const;
export type RightTemplateName = (typeof rightTemplateNames)[number];
