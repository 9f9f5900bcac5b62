import { useEffect } from "react";

export interface InviteFormState {
  readonly isDirty: boolean;
  readonly isBusy: boolean;
}

export interface InviteFormProps {
  /**
   * Whether this form is shown. The form for one person and the form for many both keep what was typed while hidden.
   */
  shown: boolean;
  /** Whether the other form has unsaved input, so that leaving the page would lose it. */
  isOtherDirty: boolean;
  onState: (state: InviteFormState) => void;
}

/**
 * Tells the screen about the form's unsaved input and whether it is sending, which the switch between the forms needs.
 */
export function useInviteFormState(
  { isDirty, isBusy }: InviteFormState,
  onState: InviteFormProps["onState"],
) {
  useEffect(() => onState({ isDirty, isBusy }), [onState, isDirty, isBusy]);
}
