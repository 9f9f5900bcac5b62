import type { Order } from "@kreislauf/contract/orders";
import type { BatchResult } from "./batch-result.ts";

export interface OrderBatchDialogProps {
  /** The chosen orders that allow the action. */
  readonly orders: readonly Order[];
  /** How many of the chosen orders do not allow the action. */
  readonly otherCount: number;
  readonly onDone: (result: BatchResult) => void;
  readonly onClosed: () => void;
}
