import type { ApprovalItem } from "@kreislauf/contract/approvals";

/** An item of a request in one line: `2 × Abrollcontainer 30 m³, Tauschen`. */
export const itemLine = ({ amount, containerType, actionDescription }: ApprovalItem): string =>
  `${amount} × ${containerType.type}, ${actionDescription}`;
