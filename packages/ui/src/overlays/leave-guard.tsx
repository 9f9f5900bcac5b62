import { useTexts } from "../base/language.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { uiTexts } from "../ui.texts.ts";
import { useNavigationBlocker } from "./use-navigation-blocker.ts";

interface LeaveGuardProps {
  /** Leaving would lose input. */
  dirty: boolean;
  /** The title of the page, such as "Standort anlegen". */
  title: string;
}

/**
 * Asks before the user leaves a page with unsaved input, by any navigation. When the window is closed, the browser
 * shows its own question.
 */
export function LeaveGuard({ dirty, title }: LeaveGuardProps) {
  const texts = useTexts(uiTexts).dialog;
  const blocker = useNavigationBlocker(dirty, dirty);
  return (
    <ConfirmDialog
      open={blocker.status === "blocked"}
      danger
      title={texts.discardTitle}
      confirmText={texts.discard}
      cancelText={texts.keepEditing}
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    >
      {texts.discardBody(title)}
    </ConfirmDialog>
  );
}
