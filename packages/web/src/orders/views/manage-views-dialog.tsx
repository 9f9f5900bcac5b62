import { type SavedView, savedViewsApi } from "@kreislauf/contract/orders";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { IconButton } from "@kreislauf/ui/controls/icon-button.tsx";
import { ConfirmDialog } from "@kreislauf/ui/overlays/confirm-dialog.tsx";
import { DialogFrame } from "@kreislauf/ui/overlays/dialog-frame.tsx";
import { call } from "../../base/api.ts";
import { useSubmit } from "../../base/use-submit.ts";
import { SaveViewDialog } from "./save-view-dialog.tsx";
import { savedViewsQuery } from "./saved-views.queries.ts";
import { savedViewsTexts } from "./saved-views.texts.ts";
import styles from "./saved-views.module.css";

type Chosen = { readonly to: "change" | "delete"; readonly view: SavedView };

/** Lists the person's own views; each can be renamed, shared or deleted. */
export function ManageViewsDialog({ onClosed }: { onClosed: () => void }) {
  const { management: texts } = useTexts(savedViewsTexts);
  const { data } = useQuery(savedViewsQuery);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const own = (data?.views ?? []).filter((view) => view.own);
  if (chosen?.to === "change") {
    return <SaveViewDialog view={chosen.view} query={chosen.view.query} onClosed={() => setChosen(null)} />;
  }
  return (
    <>
      <DialogFrame
        open
        title={texts.title}
        maxWidth={520}
        onClose={onClosed}
        actions={<Button onClick={onClosed}>{texts.close}</Button>}
      >
        {own.length === 0 ? (
          <p>{texts.none}</p>
        ) : (
          <ul className={styles.managed}>
            {own.map((view) => (
              <li key={view.id}>
                <span>
                  <b>{view.name}</b>
                  <small>{view.shared ? texts.isShared : texts.isPrivate}</small>
                </span>
                <IconButton
                  icon={Pencil}
                  label={texts.change(view.name)}
                  onClick={() => setChosen({ to: "change", view })}
                />
                <IconButton
                  icon={Trash2}
                  label={texts.remove(view.name)}
                  onClick={() => setChosen({ to: "delete", view })}
                />
              </li>
            ))}
          </ul>
        )}
      </DialogFrame>
      {chosen?.to === "delete" && <DeleteViewDialog view={chosen.view} onClosed={() => setChosen(null)} />}
    </>
  );
}

function DeleteViewDialog({ view, onClosed }: { view: SavedView; onClosed: () => void }) {
  const { deletion: texts } = useTexts(savedViewsTexts);
  const queryClient = useQueryClient();
  const deleting = useSubmit({
    send: () => call(savedViewsApi.deleteView, { params: { viewId: view.id } }),
    onDone: async () => {
      onClosed();
      await queryClient.invalidateQueries({ queryKey: savedViewsQuery.queryKey });
    },
  });
  return (
    <ConfirmDialog
      open
      danger
      above
      title={texts.title(view.name)}
      confirmText={texts.confirm}
      busyText={texts.busy}
      busy={deleting.busy}
      error={deleting.failure?.sentence}
      onConfirm={() => void deleting.submit()}
      onClose={onClosed}
    >
      <p>{view.shared ? texts.sharedText : texts.text}</p>
    </ConfirmDialog>
  );
}
