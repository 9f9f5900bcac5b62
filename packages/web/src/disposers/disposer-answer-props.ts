import type { DisposerOrder } from "@kreislauf/contract/disposers";

export interface DisposerAnswerProps {
  token: string;
  order: DisposerOrder;
  onAnswered: (order: DisposerOrder) => void;
  /** The order has changed meanwhile. */
  onOvertaken: () => Promise<void>;
}
