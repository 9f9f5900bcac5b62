import { DoorClosed } from "lucide-react";
import { createRoot } from "react-dom/client";
import { syncDocumentLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { LinkButton } from "@kreislauf/ui/controls/link-button.tsx";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import { impersonationTexts } from "./impersonation.texts.ts";
import styles from "./view-ended.module.css";

/** Renders a page that says that the view has ended, in place of the portal. */
export function showViewEnded(element: HTMLElement): void {
  syncDocumentLanguage();
  createRoot(element).render(<ViewEnded />);
}

function ViewEnded() {
  const texts = useTexts(impersonationTexts);
  return (
    <main className={styles.page}>
      <Icon of={DoorClosed} size={24} />
      <h1>{texts.ended}</h1>
      <p>{texts.endedText}</p>
      <LinkButton href="/desk/">{texts.toDesk}</LinkButton>
    </main>
  );
}
