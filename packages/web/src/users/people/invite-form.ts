import { useEffect } from "react";

export interface InviteFormState {
  readonly isDirty: boolean;
  readonly isBusy: boolean;
}

export interface InviteFormProps {
  /** Whether it is the form that is shown; the other one keeps what was typed. */
  shown: boolean;
  /** Whether leaving would lose what was typed in the other form. */
  isOtherDirty: boolean;
  onState: (state: InviteFormState) => void;
}

/** Tells the screen what the switch between the forms has to know. */
export function useInviteFormState(
  { isDirty, isBusy }: InviteFormState,
  onState: InviteFormProps["onState"],
) {
  useEffect(() => onState({ isDirty, isBusy }), [onState, isDirty, isBusy]);
}
