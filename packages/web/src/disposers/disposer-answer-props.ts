import type { DisposerOrder } from "@kreislauf/contract/disposers";

export interface DisposerAnswerProps {
  token: string;
  order: DisposerOrder;
  onAnswered: (order: DisposerOrder) => void;
  /** Called if the server refuses the answer because the order has changed since the page was loaded. */
  onOvertaken: () => Promise<void>;
}
