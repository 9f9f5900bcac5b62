import { createContext, type ReactNode, use, useEffect, useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { ConfirmDialog } from "@kreislauf/ui/overlays/confirm-dialog.tsx";
import { uiTexts } from "@kreislauf/ui/ui.texts.ts";
import {
  askBeforeLosing,
  holdUnsaved,
  type LeaveQuestion,
  type PagePart,
  unsavedForms,
} from "./unsaved-forms.ts";

export interface LeaveGuard {
  readonly part: PagePart;
  /**
   * Calls `act` at once, or asks first if input would be lost: of all forms of the part, or only of the form with
   * `title`.
   */
  readonly leave: (act: () => void, title?: string) => void;
  readonly hasUnsaved: () => boolean;
  /** The dialog that asks; the part renders it. */
  readonly question: ReactNode;
}

const PartContext = createContext<PagePart | null>(null);

interface GuardOptions {
  boundTo?: readonly string[];
  isDialog?: boolean;
}

const nothing: readonly string[] = [];

/**
 * Guards the forms of a part of the page against losing input. A dialog renders `question` itself; any other part is
 * wrapped in `Guarded`.
 */
export function useLeaveGuard({ boundTo = nothing, isDialog = false }: GuardOptions = {}): LeaveGuard {
  const texts = useTexts(uiTexts).dialog;
  const [asked, setAsked] = useState<LeaveQuestion | null>(null);
  const [part] = useState<PagePart>(() => ({ boundTo, isDialog, ask: setAsked }));
  const unsavedHere = () => unsavedForms().filter((form) => form.part === part);
  return {
    part,
    leave: (act, title) =>
      askBeforeLosing(
        unsavedHere().filter((form) => title === undefined || form.title === title),
        { leave: act, stay: () => {} },
      ),
    hasUnsaved: () => unsavedHere().length > 0,
    question: (
      <ConfirmDialog
        open={asked !== null}
        above={isDialog}
        danger
        title={texts.discardTitle}
        confirmText={texts.discard}
        cancelText={texts.keepEditing}
        onClose={() => {
          setAsked(null);
          asked?.stay();
        }}
        onConfirm={() => {
          setAsked(null);
          asked?.leave();
        }}
      >
        {texts.discardBody(asked?.titles.join(", ") ?? "")}
      </ConfirmDialog>
    ),
  };
}

/** Forms rendered inside belong to the guarded `part`. */
export function InPart({ part, children }: { part: PagePart; children: ReactNode }) {
  return <PartContext value={part}>{children}</PartContext>;
}

/** Wraps a guarded part that is no dialog, and renders the dialog that asks. */
export function Guarded({ guard, children }: { guard: LeaveGuard; children: ReactNode }) {
  return (
    <InPart part={guard.part}>
      {children}
      {guard.question}
    </InPart>
  );
}

/** Query parameters that choose one of the views of a page. */
const viewParameters = ["view", "tab"];

/** Guards all forms of a page that are not in another guarded part. */
export function GuardedPage({ children }: { children: ReactNode }) {
  const guard = useLeaveGuard({ boundTo: viewParameters });
  return <Guarded guard={guard}>{children}</Guarded>;
}

/** Registers a form as unsaved while `isUnsaved`, in the guarded part of the page that surrounds it. */
export function useUnsavedForm(title: string, isUnsaved: boolean): void {
  const part = use(PartContext);
  useUnsavedFormOf(part, title, isUnsaved);
}

/** `useUnsavedForm` for a component that guards the part itself, so no part surrounds it yet. */
export function useUnsavedFormOf(part: PagePart | null, title: string, isUnsaved: boolean): void {
  useEffect(() => {
    if (isUnsaved && part !== null) return holdUnsaved({ title, part });
  }, [part, title, isUnsaved]);
}
