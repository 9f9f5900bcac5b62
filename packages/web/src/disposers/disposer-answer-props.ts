import type { DisposerOrder } from "@kreislauf/contract/disposers";

export interface DisposerAnswerProps {
  token: string;
  order: DisposerOrder;
  onAnswered: (order: DisposerOrder) => void;
  /**
   * Called if the server refuses the answer because the order was changed, or the link has ended, since the page was
   * loaded.
   */
  onOvertaken: () => Promise<void>;
}
