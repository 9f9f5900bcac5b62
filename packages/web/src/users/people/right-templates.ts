import { permission, type Permission } from "@kreislauf/contract/base";

const { agreementManager, orderManager, fileExportManager, documentViewer, documentManager } = permission;

/** Shortcuts that select rights; the template itself is not stored. */
export const rightTemplates = {
  workshop: [orderManager, documentViewer],
  accounting: [documentManager, fileExportManager],
  area: [orderManager, agreementManager, fileExportManager, documentViewer],
  reading: [],
} as const satisfies Record<string, readonly Permission[]>;

export const rightTemplateNames = ["workshop", "accounting", "area", "reading"] as const;
export type RightTemplateName = (typeof rightTemplateNames)[number];
