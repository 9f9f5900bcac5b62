import type { ReactNode } from "react";
import { useState } from "react";
import { useTexts } from "../base/language.tsx";
import { useRoomDialog } from "../base/room-dialog.tsx";
import { useSnackbar } from "../ui/snackbar.tsx";
import type { AgreementAction } from "./agreement-locks.ts";
import { agreementsScreenTexts } from "./agreements.texts.ts";

interface Opening {
  readonly agreementId: number;
  readonly action: AgreementAction;
}

interface AgreementDialogs {
  readonly start: (action: AgreementAction, agreementId: number) => Promise<void>;
  /** What of an agreement is being opened. */
  readonly openingOf: (agreementId: number) => AgreementAction | null;
  /** To be drawn by the screen. */
  readonly element: ReactNode;
}

/** Opens the dialogs of one agreement's actions; their code comes late. */
export function useAgreementDialogs(locationId: number): AgreementDialogs {
  const texts = useTexts(agreementsScreenTexts);
  const showSnack = useSnackbar();
  const dialogs = {
    order: useRoomDialog("order"),
    withdraw: useRoomDialog("withdraw"),
    change: useRoomDialog("change"),
  };
  const [opening, setOpening] = useState<Opening | null>(null);
  return {
    start: async (action, agreementId) => {
      setOpening({ action, agreementId });
      await dialogs[action]
        .open({ locationId, agreementId })
        .catch(() => showSnack({ message: texts.dialogMissing, variant: "error" }));
      setOpening(null);
    },
    openingOf: (agreementId) => (opening?.agreementId === agreementId ? opening.action : null),
    element: (
      <>
        {dialogs.order.element}
        {dialogs.withdraw.element}
        {dialogs.change.element}
      </>
    ),
  };
}
