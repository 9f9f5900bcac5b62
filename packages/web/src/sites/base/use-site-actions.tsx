import { useQueryClient } from "@tanstack/react-query";
import { useCallback, type ReactNode } from "react";
import { useSubmit } from "../../base/use-submit.ts";
import { errorSentence } from "../../base/api-error.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { useLazyDialog } from "@kreislauf/ui/overlays/use-lazy-dialog.tsx";
import { useRoomDialog } from "../../base/use-room-dialog.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { updateSite, invalidateSites } from "../sites.queries.ts";
import { sitesTexts } from "../sites.texts.ts";
import type { SiteActionTarget } from "./site-action-target.ts";

export interface SiteActions {
  readonly activate: (site: SiteActionTarget) => Promise<void>;
  readonly deactivate: (site: SiteActionTarget) => void;
  readonly assign: (site: SiteActionTarget) => void;
  readonly showLog: () => void;
  /** The id of the site that is just being activated; null if no site is. */
  readonly activating: number | null;
  /** The open dialog, which the screen has to render. */
  readonly element: ReactNode;
}

/**
 * Carries out the actions on a site, such as deactivating it, on any screen. The code of each dialog is loaded when it
 * is opened.
 */
export function useSiteActions(): SiteActions {
  const texts = useTexts(sitesTexts).actions;
  const queryClient = useQueryClient();
  const showSnack = useSnackbar();
  const activation = useSubmit({
    send: ({ id }: SiteActionTarget) => updateSite(id, { active: true, changeType: "activate" }),
    onDone: async (_, { alias }) => {
      await invalidateSites(queryClient);
      showSnack({ message: texts.activated(alias), variant: "success" });
    },
    onFailure: ({ sentence }) => showSnack({ message: sentence, variant: "error" }),
  });
  const withdrawal = useRoomDialog("withdraw");
  const deactivation = useLazyDialog<{
    site: SiteActionTarget;
    withdraw: (siteId: number, agreementId: number) => void;
  }>(useCallback(async () => (await import("./deactivate-site-dialog.tsx")).DeactivateSiteDialog, []));
  const assignment = useLazyDialog<{ site: SiteActionTarget }>(
    useCallback(async () => (await import("./site-users-dialog.tsx")).SiteUsersDialog, []),
  );
  const log = useLazyDialog<object>(
    useCallback(async () => (await import("./deactivation-log-dialog.tsx")).DeactivationLogDialog, []),
  );
  const showError = (error: unknown) => showSnack({ message: errorSentence(error), variant: "error" });
  return {
    activate: activation.submit,
    deactivate: (site) => {
      const withdraw = (siteId: number, agreementId: number) =>
        void withdrawal.open({ siteId, agreementId }).catch(showError);
      void deactivation.open({ site, withdraw }).catch(showError);
    },
    assign: (site) => void assignment.open({ site }).catch(showError),
    showLog: () => void log.open({}).catch(showError),
    activating: activation.busy ? (activation.input?.id ?? null) : null,
    element: (
      <>
        {deactivation.element}
        {withdrawal.element}
        {assignment.element}
        {log.element}
      </>
    ),
  };
}
