import { permission } from "@kreislauf/contract/base";
import type { Quote } from "@kreislauf/contract/quotes";
import { useState, type ReactNode } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { useUser } from "../base/session.ts";
import { AcceptQuoteDialog } from "./accept-quote-dialog.tsx";
import { DeclineQuoteDialog } from "./decline-quote-dialog.tsx";
import { quoteTexts } from "./quote.texts.ts";

export interface DecisionButtons {
  readonly accept: ReactNode;
  readonly decline: ReactNode;
  /** Why neither button can be pressed, shown beside them; undefined if both can be pressed. */
  readonly lockedBecause: string | undefined;
}

/** The buttons that accept or decline a quote, to be placed by the screen, and the dialog opened by one of them. */
export function useDecisionButtons(quote: Quote): { buttons: DecisionButtons; dialog: ReactNode } {
  const texts = useTexts(quoteTexts);
  const { permissions } = useUser();
  const [opened, setOpened] = useState<"accept" | "decline" | null>(null);
  const lockedBecause = permissions.includes(permission.agreementManager) ? undefined : texts.noRight;
  const close = () => setOpened(null);
  return {
    buttons: {
      accept: (
        <Button
          variant="primary"
          lockedBecause={lockedBecause}
          reasonElsewhere
          onClick={() => setOpened("accept")}
        >
          {texts.accept}
        </Button>
      ),
      decline: (
        <Button lockedBecause={lockedBecause} reasonElsewhere onClick={() => setOpened("decline")}>
          {texts.decline}
        </Button>
      ),
      lockedBecause,
    },
    dialog:
      opened === "accept" ? (
        <AcceptQuoteDialog quote={quote} onClosed={close} />
      ) : opened === "decline" ? (
        <DeclineQuoteDialog quote={quote} onClosed={close} />
      ) : null,
  };
}
