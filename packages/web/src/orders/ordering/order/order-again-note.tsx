import { catalogTexts } from "@kreislauf/contract/catalog";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import type { OrderAgainChange } from "./order-again-draft.ts";
import { orderingFormTexts } from "../form/ordering-form.texts.ts";

interface OrderAgainNoteProps {
  orderNumber: string;
  changes: readonly OrderAgainChange[];
}

/** Says which order the dialog was filled in from, and which values differ from that order. */
export function OrderAgainNote({ orderNumber, changes }: OrderAgainNoteProps) {
  const texts = useTexts(orderingFormTexts).again;
  const { containerAction } = useTexts(catalogTexts);
  const sentence = (change: OrderAgainChange) => {
    switch (change.kind) {
      case "action":
        return texts.action(containerAction[change.previous], containerAction[change.current]);
      case "amount":
        return texts.amount(change.previous, change.current);
      case "waste":
        return texts.waste(change.previous);
    }
  };
  return (
    <Note variant={changes.length > 0 ? "warning" : "info"} title={texts.title(orderNumber)}>
      {changes.map((change) => (
        <p key={change.kind}>{sentence(change)}</p>
      ))}
      <p>{texts.date}</p>
    </Note>
  );
}
