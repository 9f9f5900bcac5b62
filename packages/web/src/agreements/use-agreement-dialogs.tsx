import { Fragment, useState, type ReactNode } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { useRoomDialog } from "../base/use-room-dialog.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import type { AgreementAction, SiteAction } from "./agreement-locks.ts";
import { agreementsScreenTexts } from "./agreements.texts.ts";

interface Opening {
  readonly action: AgreementAction | SiteAction;
  /** Null if the dialog is about the whole site. */
  readonly agreementId: number | null;
}

interface AgreementDialogs {
  readonly start: (action: AgreementAction, agreementId: number) => void;
  readonly startForSite: (action: SiteAction) => void;
  /** The dialog whose code is being loaded; null if no code is being loaded. */
  readonly opening: Opening | null;
  /** The dialogs themselves; the screen must render this element. */
  readonly element: ReactNode;
}

/** Opens the dialogs of a site and its agreements; their code is loaded on demand. */
export function useAgreementDialogs(siteId: number): AgreementDialogs {
  const texts = useTexts(agreementsScreenTexts);
  const showSnack = useSnackbar();
  const agreementDialogs = {
    order: useRoomDialog("order"),
    withdraw: useRoomDialog("withdraw"),
    change: useRoomDialog("change"),
  };
  const siteDialogs = {
    group: useRoomDialog("group"),
    container: useRoomDialog("container"),
    inquiry: useRoomDialog("inquiry"),
  };
  const [opening, setOpening] = useState<Opening | null>(null);

  const trackOpening = async (dialog: Opening, opened: Promise<void>) => {
    setOpening(dialog);
    await opened.catch(() => showSnack({ message: texts.dialogMissing, variant: "error" }));
    setOpening(null);
  };
  return {
    start: (action, agreementId) =>
      void trackOpening({ action, agreementId }, agreementDialogs[action].open({ siteId, agreementId })),
    startForSite: (action) =>
      void trackOpening({ action, agreementId: null }, siteDialogs[action].open({ siteId })),
    opening,
    element: [agreementDialogs, siteDialogs].flatMap((dialogs) =>
      Object.entries(dialogs).map(([name, { element }]) => <Fragment key={name}>{element}</Fragment>),
    ),
  };
}
