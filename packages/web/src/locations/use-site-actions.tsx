import type { ServiceLocationSummary } from "@kreislauf/contract/locations";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import type { ReactNode } from "react";
import { errorSentence } from "../base/api-error.ts";
import { useTexts } from "../base/language.tsx";
import { useLateDialog } from "../base/late-dialog.tsx";
import { useRoomDialog } from "../base/room-dialog.tsx";
import { useSnackbar } from "../ui/snackbar.tsx";
import { changeSite, refreshSites } from "./site.queries.ts";
import { sitesTexts } from "./sites.texts.ts";

export type ActedSite = Pick<
  ServiceLocationSummary,
  "id" | "alias" | "street" | "houseNumber" | "zip" | "city"
>;

export interface SiteActions {
  readonly activate: (site: ActedSite) => Promise<void>;
  readonly deactivate: (site: ActedSite) => void;
  readonly assign: (site: ActedSite) => void;
  readonly showLog: () => void;
  /** The id of the site that is being activated. */
  readonly activating: number | null;
  /** To be drawn by the screen. */
  readonly element: ReactNode;
}

/** What can be done with a site wherever it is shown; each dialog comes with its own code. */
export function useSiteActions(): SiteActions {
  const texts = useTexts(sitesTexts).actions;
  const queryClient = useQueryClient();
  const showSnack = useSnackbar();
  const [activating, setActivating] = useState<number | null>(null);
  const withdrawal = useRoomDialog("withdraw");
  const deactivation = useLateDialog<{
    site: ActedSite;
    withdraw: (locationId: number, agreementId: number) => void;
  }>(useCallback(async () => (await import("./deactivate-site-dialog.tsx")).DeactivateSiteDialog, []));
  const assignment = useLateDialog<{ site: ActedSite }>(
    useCallback(async () => (await import("./site-users-dialog.tsx")).SiteUsersDialog, []),
  );
  const log = useLateDialog<object>(
    useCallback(async () => (await import("./deactivation-log-dialog.tsx")).DeactivationLogDialog, []),
  );
  const complain = (error: unknown) => showSnack({ message: errorSentence(error), variant: "error" });
  return {
    activate: async ({ id, alias }) => {
      setActivating(id);
      try {
        await changeSite(id, { active: true, changeType: "activate" });
        await refreshSites(queryClient);
        showSnack({ message: texts.activated(alias), variant: "success" });
      } catch (error) {
        complain(error);
      } finally {
        setActivating(null);
      }
    },
    deactivate: (site) => {
      const withdraw = (locationId: number, agreementId: number) =>
        void withdrawal.open({ locationId, agreementId }).catch(complain);
      void deactivation.open({ site, withdraw }).catch(complain);
    },
    assign: (site) => void assignment.open({ site }).catch(complain),
    showLog: () => void log.open({}).catch(complain),
    activating,
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
