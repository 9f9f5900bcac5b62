import { useTexts } from "../base/language.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { uiTexts } from "../ui.texts.ts";
import { useNavigationBlocker } from "./use-navigation-blocker.ts";

interface LeaveGuardProps {
  /** There is input that leaving would lose. */
  dirty: boolean;
  /** Of the page: "Standort anlegen". */
  title: string;
}

/** Asks before a page with unsaved input is left, whichever way; closing the window asks the browser's own way. */
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
