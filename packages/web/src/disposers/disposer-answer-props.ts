import type { DisposerOrder } from "@kreislauf/contract/disposers";

export interface DisposerAnswerProps {
  token: string;
  order: DisposerOrder;
  onAnswered: (order: DisposerOrder) => void;
  /** Called if the order has changed meanwhile, so that the answer no longer fits. */
  onOvertaken: () => Promise<void>;
}
