import { permission } from "@kreislauf/contract/base";
import { catalogTexts } from "@kreislauf/contract/catalog";
import {
  addressLine,
  canDeactivate,
  type ImprovedServiceLocation,
  remainderTexts,
  whatRemains,
} from "@kreislauf/contract/locations";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { errorSentence } from "../base/api-error.ts";
import { useTexts } from "../base/language.tsx";
import { hrefTo } from "../base/paths.ts";
import { useUser } from "../base/session.ts";
import { containerShapes } from "../catalog/index.ts";
import { Button } from "../ui/button.tsx";
import { ContainerDrawing } from "../ui/container-drawing.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { ErrorState } from "../ui/error-state.tsx";
import { Late } from "../ui/late.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { Note } from "../ui/note.tsx";
import { SkeletonCard } from "../ui/skeleton-card.tsx";
import { useSnackbar } from "../ui/snackbar.tsx";
import { changeSite, refreshSites, siteQuery } from "./site.queries.ts";
import { sitesTexts } from "./sites.texts.ts";
import type { ActedSite } from "./use-site-actions.tsx";
import styles from "./deactivate-site-dialog.module.css";

interface DeactivateSiteDialogProps {
  site: ActedSite;
  /** Opens the dialog that takes an agreement's containers away. */
  withdraw: (locationId: number, agreementId: number) => void;
  onClosed: () => void;
}

/** Takes a site out of use, or lists what stands against it. */
export function DeactivateSiteDialog({ site, withdraw, onClosed }: DeactivateSiteDialogProps) {
  const texts = useTexts(sitesTexts);
  const own = texts.deactivation;
  const queryClient = useQueryClient();
  const showSnack = useSnackbar();
  const [open, setOpen] = useState(true);
  const { data, isError, isFetching, refetch } = useQuery({ ...siteQuery(site.id), staleTime: 0 });
  const fresh = isFetching ? undefined : data;
  const isBlocked = fresh !== undefined && !canDeactivate(fresh.remains).allowed;
  const deactivation = useMutation({
    mutationFn: () => changeSite(site.id, { active: false, changeType: "deactivate" }),
    onSuccess: async () => {
      setOpen(false);
      showSnack({ message: texts.actions.deactivated(site.alias), variant: "success" });
      await refreshSites(queryClient);
    },
    // Somebody has placed or ordered something meanwhile: what remains is looked at anew.
    onError: () => void refetch(),
  });
  const close = () => setOpen(false);
  return (
    <Dialog
      open={open}
      onClose={close}
      onClosed={onClosed}
      busy={deactivation.isPending}
      maxWidth={640}
      title={isBlocked ? own.blocked : own.question(site.alias)}
      description={isBlocked ? `${site.alias}, ${addressLine(site)}` : addressLine(site)}
      actions={
        fresh === undefined || isBlocked ? (
          <Button onClick={close}>{own.close}</Button>
        ) : (
          <>
            <Button onClick={close}>{own.cancel}</Button>
            <Button
              variant="dangerSolid"
              busy={deactivation.isPending}
              busyText={own.confirming}
              onClick={() => deactivation.mutate()}
            >
              {own.confirm}
            </Button>
          </>
        )
      }
    >
      {fresh === undefined ? (
        isError && !isFetching ? (
          <ErrorState title={own.failed} onRetry={() => void refetch()} />
        ) : (
          <Late text={own.loading}>
            <SkeletonCard />
          </Late>
        )
      ) : isBlocked ? (
        <>
          <p>{own.blockedText}</p>
          <WhatRemains
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
      {deactivation.isError && !isBlocked && (
        <Note variant="error" role="alert">
          {errorSentence(deactivation.error)}
        </Note>
      )}
    </Dialog>
  );
}

interface WhatRemainsProps {
  site: ImprovedServiceLocation;
  onWithdraw: (agreementId: number) => void;
}

/** Agreements with their way out one by one; for whoever may not read them, and for orders, how many there are. */
function WhatRemains({ site, onWithdraw }: WhatRemainsProps) {
  const own = useTexts(sitesTexts).deactivation;
  const words = useTexts(catalogTexts);
  const counts = useTexts(remainderTexts);
  const mayOrder = useUser().permissions.includes(permission.orderManager);
  const agreements = site.agreements ?? [];
  const summed = whatRemains(site.remains).filter((name) => name === "orders" || site.agreements === null);
  return (
    <ul className={styles.list}>
      {agreements.map(({ agreementId, containersOnSite, containerType, wasteType, agreementTypeId }) => {
        const what = `${containersOnSite} × ${containerType.type}`;
        return (
          <li key={agreementId} className={styles.row}>
            <ContainerDrawing shape={containerShapes[containerType.drawing]} size="tile" />
            <span className={styles.text}>
              <b>{what}</b>
              <small>{`${wasteType.description}, ${words.agreementType[agreementTypeId]}`}</small>
            </span>
            {mayOrder && containersOnSite > 0 && (
              <Button small aria-label={own.withdrawOf(what)} onClick={() => onWithdraw(agreementId)}>
                {own.withdraw}
              </Button>
            )}
          </li>
        );
      })}
      {summed.map((name) => (
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
