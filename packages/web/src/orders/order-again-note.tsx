import { catalogTexts } from "@kreislauf/contract/catalog";
import { useTexts } from "../base/language.tsx";
import { Note } from "../ui/note.tsx";
import type { AgainChange } from "./order-again.ts";
import { orderDialogTexts } from "./order-dialog.texts.ts";

interface OrderAgainNoteProps {
  orderNumber: string;
  changes: readonly AgainChange[];
}

/** Which order the dialog is filled in from, and what is different today. */
export function OrderAgainNote({ orderNumber, changes }: OrderAgainNoteProps) {
  const texts = useTexts(orderDialogTexts).again;
  const { containerAction } = useTexts(catalogTexts);
  const sentence = (change: AgainChange) => {
    switch (change.kind) {
      case "action":
        return texts.action(containerAction[change.was], containerAction[change.now]);
      case "amount":
        return texts.amount(change.was, change.now);
      case "waste":
        return texts.waste(change.was);
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
