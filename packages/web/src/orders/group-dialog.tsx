import type { Agreement } from "@kreislauf/contract/agreements";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { agreementsQuery } from "../agreements/index.ts";
import { useTexts } from "../base/language.tsx";
import type { RoomDialogProps } from "../base/lent-dialogs.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { StateMessage } from "../ui/state-message.tsx";
import { groupable } from "./group-draft.ts";
import { groupDialogTexts } from "./group-dialog.texts.ts";
import { GroupForm } from "./group-form.tsx";
import { OrderDialogState } from "./order-dialog-state.tsx";
import { orderDialogTexts } from "./order-dialog.texts.ts";

const fewest = 2;

/** Orders for several containers of a site at once, all or none. */
export function GroupDialog({ locationId, onClosed }: RoomDialogProps<"group">) {
  const texts = useTexts(groupDialogTexts);
  const common = useTexts(orderDialogTexts);
  const { data, isError, refetch } = useQuery(agreementsQuery(locationId));
  const [first, setFirst] = useState<readonly Agreement[] | null>(null);
  if (first === null && data !== undefined) setFirst(groupable(data));
  // Those it began with, as they are now; what ends meanwhile stays in its row.
  const agreements = useMemo(
    () => first?.map((each) => data?.find(({ agreementId }) => agreementId === each.agreementId) ?? each),
    [first, data],
  );
  const [open, setOpen] = useState(true);
  if (agreements !== undefined && agreements.length >= fewest) {
    const gone = new Set(
      agreements
        .map(({ agreementId }) => agreementId)
        .filter((id) => data?.every(({ agreementId }) => agreementId !== id)),
    );
    return <GroupForm locationId={locationId} agreements={agreements} gone={gone} onClosed={onClosed} />;
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
        <OrderDialogState model={{ state: isError ? "failed" : "loading", retry: () => void refetch() }} />
      ) : (
        <StateMessage illustration="orders" title={texts.nothing} text={texts.nothingText} />
      )}
    </Dialog>
  );
}
