import type { Agreement } from "@kreislauf/contract/agreements";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { agreementsQuery } from "../../../agreements/index.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import type { RoomDialogProps } from "../../../base/dialog-registry.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Dialog } from "@kreislauf/ui/overlays/dialog.tsx";
import { StateMessage } from "@kreislauf/ui/feedback/state-message.tsx";
import { groupableAgreements } from "./group-draft.ts";
import { groupDialogTexts } from "./group-dialog.texts.ts";
import { GroupForm } from "./group-form.tsx";
import { OrderDialogState } from "../order/order-dialog-state.tsx";
import { orderingFormTexts } from "../form/ordering-form.texts.ts";

const minAgreements = 2;

/** Places orders for several containers of a site at once: either all of them or none. */
export function GroupDialog({ siteId, onClosed }: RoomDialogProps<"group">) {
  const texts = useTexts(groupDialogTexts);
  const common = useTexts(orderingFormTexts);
  const { data, error, refetch } = useQuery(agreementsQuery(siteId));
  const [initialAgreements, setInitialAgreements] = useState<readonly Agreement[] | null>(null);
  if (initialAgreements === null && data !== undefined) setInitialAgreements(groupableAgreements(data));
  // The agreements that the dialog was opened with, in their latest version; one that has ended stays in the list.
  const agreements = useMemo(
    () =>
      initialAgreements?.map(
        (each) => data?.find(({ agreementId }) => agreementId === each.agreementId) ?? each,
      ),
    [initialAgreements, data],
  );
  const [open, setOpen] = useState(true);
  if (agreements !== undefined && agreements.length >= minAgreements) {
    const endedIds = new Set(
      agreements
        .map(({ agreementId }) => agreementId)
        .filter((id) => data?.every(({ agreementId }) => agreementId !== id)),
    );
    return <GroupForm siteId={siteId} agreements={agreements} endedIds={endedIds} onClosed={onClosed} />;
  }
  return (
    <Dialog
      open={open}
      onClose={() => setOpen(false)}
      onClosed={onClosed}
      title={texts.title}
      actions={(close) => <Button onClick={close}>{common.close}</Button>}
    >
      {agreements === undefined ? (
        <OrderDialogState
          model={{ state: error ? "failed" : "loading", loadError: error, retry: () => void refetch() }}
        />
      ) : (
        <StateMessage illustration="orders" title={texts.nothing} text={texts.nothingText} />
      )}
    </Dialog>
  );
}
