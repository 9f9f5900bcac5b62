import type { ReactNode } from "react";
import { Fragment, useState } from "react";
import { useTexts } from "../base/language.tsx";
import { useRoomDialog } from "../base/room-dialog.tsx";
import { useSnackbar } from "../ui/snackbar.tsx";
import type { AgreementAction, SiteAction } from "./agreement-locks.ts";
import { agreementsScreenTexts } from "./agreements.texts.ts";

interface Opening {
  readonly action: AgreementAction | SiteAction;
  /** Null for what is about the site. */
  readonly agreementId: number | null;
}

interface AgreementDialogs {
  readonly start: (action: AgreementAction, agreementId: number) => void;
  readonly startForSite: (action: SiteAction) => void;
  /** Whose dialog is on its way. */
  readonly opening: Opening | null;
  /** To be drawn by the screen. */
  readonly element: ReactNode;
}

/** Opens the dialogs of a site and of its agreements; their code comes late. */
export function useAgreementDialogs(locationId: number): AgreementDialogs {
  const texts = useTexts(agreementsScreenTexts);
  const showSnack = useSnackbar();
  const ofAgreement = {
    order: useRoomDialog("order"),
    withdraw: useRoomDialog("withdraw"),
    change: useRoomDialog("change"),
  };
  const ofSite = {
    group: useRoomDialog("group"),
    container: useRoomDialog("container"),
    inquiry: useRoomDialog("inquiry"),
  };
  const [opening, setOpening] = useState<Opening | null>(null);

  const show = async (what: Opening, opened: Promise<void>) => {
    setOpening(what);
    await opened.catch(() => showSnack({ message: texts.dialogMissing, variant: "error" }));
    setOpening(null);
  };
  return {
    start: (action, agreementId) =>
      void show({ action, agreementId }, ofAgreement[action].open({ locationId, agreementId })),
    startForSite: (action) => void show({ action, agreementId: null }, ofSite[action].open({ locationId })),
    opening,
    element: [ofAgreement, ofSite].flatMap((dialogs) =>
      Object.entries(dialogs).map(([name, { element }]) => <Fragment key={name}>{element}</Fragment>),
    ),
  };
}
