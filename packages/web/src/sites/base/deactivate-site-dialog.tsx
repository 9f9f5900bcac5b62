import { permission } from "@kreislauf/contract/base";
import { catalogTexts } from "@kreislauf/contract/catalog";
import {
  addressLine,
  canDeactivate,
  type SiteWithAgreements,
  deactivationBlockerTexts,
  deactivationBlockersOf,
} from "@kreislauf/contract/sites";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { useSubmit } from "../../base/use-submit.ts";
import { hrefTo } from "../../base/paths.ts";
import { useUser } from "../../base/session.ts";
import { LoadFailure } from "../../base/load-failure.tsx";
import { containerShapes } from "../../catalog/index.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { ContainerDrawing } from "@kreislauf/ui/drawings/container-drawing.tsx";
import { ActionDialog } from "@kreislauf/ui/overlays/action-dialog.tsx";
import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { LinkButton } from "@kreislauf/ui/controls/link-button.tsx";
import { SkeletonCard } from "@kreislauf/ui/feedback/skeleton-card.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { updateSite, invalidateSites, siteDetailQuery } from "../sites.queries.ts";
import { sitesTexts } from "../sites.texts.ts";
import type { SiteActionTarget } from "./site-action-target.ts";
import styles from "./deactivate-site-dialog.module.css";

interface DeactivateSiteDialogProps {
  site: SiteActionTarget;
  /** Opens the dialog that withdraws the containers of an agreement. */
  withdraw: (siteId: number, agreementId: number) => void;
  onClosed: () => void;
}

/** Deactivates a site, or lists what prevents it. */
export function DeactivateSiteDialog({ site, withdraw, onClosed }: DeactivateSiteDialogProps) {
  const texts = useTexts(sitesTexts);
  const own = texts.deactivation;
  const queryClient = useQueryClient();
  const showSnack = useSnackbar();
  const [open, setOpen] = useState(true);
  const { data, error, isFetching, refetch } = useQuery({ ...siteDetailQuery(site.id), staleTime: 0 });
  const fresh = isFetching ? undefined : data;
  const isBlocked = fresh !== undefined && !canDeactivate(fresh.remains).allowed;
  const deactivation = useSubmit({
    send: () => updateSite(site.id, { active: false, changeType: "deactivate" }),
    onDone: async () => {
      setOpen(false);
      showSnack({ message: texts.actions.deactivated(site.alias), variant: "success" });
      await invalidateSites(queryClient);
    },
    // Somebody may have placed a container or an order since the check, so load the site again.
    onFailure: () => void refetch(),
  });
  const close = () => setOpen(false);
  return (
    <ActionDialog
      open={open}
      onClose={close}
      onClosed={onClosed}
      busy={deactivation.busy}
      maxWidth={640}
      title={isBlocked ? own.blocked : own.question(site.alias)}
      description={isBlocked ? `${site.alias}, ${addressLine(site)}` : addressLine(site)}
      error={isBlocked ? undefined : deactivation.failure?.sentence}
      closeText={fresh === undefined || isBlocked ? own.close : own.cancel}
      action={
        fresh === undefined || isBlocked
          ? undefined
          : {
              text: own.confirm,
              busyText: own.confirming,
              danger: true,
              onClick: () => void deactivation.submit(),
            }
      }
    >
      {fresh === undefined ? (
        error && !isFetching ? (
          <LoadFailure title={own.failed} query={{ error, refetch, isFetching }} />
        ) : (
          <Delayed text={own.loading}>
            <SkeletonCard />
          </Delayed>
        )
      ) : isBlocked ? (
        <>
          <p>{own.blockedText}</p>
          <RemainingBlockers
            site={fresh}
            onWithdraw={(agreementId) => {
              close();
              withdraw(site.id, agreementId);
            }}
          />
        </>
      ) : (
        <p>{own.text}</p>
      )}
    </ActionDialog>
  );
}

interface RemainingBlockersProps {
  site: SiteWithAgreements;
  onWithdraw: (agreementId: number) => void;
}

/**
 * Lists what prevents the deactivation: the agreements, with a button for order managers that withdraws an agreement's
 * containers. Orders, and agreements that the user may not see, are only counted.
 */
function RemainingBlockers({ site, onWithdraw }: RemainingBlockersProps) {
  const own = useTexts(sitesTexts).deactivation;
  const words = useTexts(catalogTexts);
  const counts = useTexts(deactivationBlockerTexts);
  const mayOrder = useUser().permissions.includes(permission.orderManager);
  const agreements = site.agreements ?? [];
  const countedBlockers = deactivationBlockersOf(site.remains).filter(
    (name) => name === "orders" || site.agreements === null,
  );
  return (
    <ul className={styles.list}>
      {agreements.map(({ agreementId, containersOnSite, containerType, wasteType, agreementTypeId }) => {
        const isEmpty = containersOnSite === 0;
        const what = isEmpty ? containerType.type : `${containersOnSite} × ${containerType.type}`;
        const agreement = `${wasteType.description}, ${words.agreementType[agreementTypeId]}`;
        return (
          <li key={agreementId} className={styles.row}>
            <ContainerDrawing shape={containerShapes[containerType.drawing]} size="tile" empty={isEmpty} />
            <span className={styles.text}>
              <b>{what}</b>
              <small>{isEmpty ? `${agreement}: ${own.notEnded}` : agreement}</small>
            </span>
            {mayOrder && !isEmpty && (
              <Button small aria-label={own.withdrawOf(what)} onClick={() => onWithdraw(agreementId)}>
                {own.withdraw}
              </Button>
            )}
          </li>
        );
      })}
      {countedBlockers.map((name) => (
        <li key={name} className={styles.row}>
          <span className={styles.text}>{counts[name](site.remains[name])}</span>
          {name === "orders" && site.agreements !== null && (
            <LinkButton small href={hrefTo("orderHistory", {}, { site: site.id, orderStatus: 1 })}>
              {own.toOrders}
            </LinkButton>
          )}
        </li>
      ))}
    </ul>
  );
}
