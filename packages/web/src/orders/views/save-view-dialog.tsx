import { maxSavedViewName, type SavedView, savedViewsApi } from "@kreislauf/contract/orders";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Checkbox } from "@kreislauf/ui/controls/checkbox.tsx";
import { TextField } from "@kreislauf/ui/controls/text-field.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { ActionDialog } from "@kreislauf/ui/overlays/action-dialog.tsx";
import { call } from "../../base/api.ts";
import { useSubmit } from "../../base/use-submit.ts";
import { savedViewsQuery } from "./saved-views.queries.ts";
import { savedViewsTexts } from "./saved-views.texts.ts";
import styles from "./saved-views.module.css";

interface SaveViewDialogProps {
  /** The view to be renamed, shared or no longer shared; undefined to save a new one. */
  view: SavedView | undefined;
  query: SavedView["query"];
  onClosed: () => void;
}

/** Asks for the name of a view and whether colleagues may use it, too. */
export function SaveViewDialog({ view, query, onClosed }: SaveViewDialogProps) {
  const { dialog: texts, saved } = useTexts(savedViewsTexts);
  const queryClient = useQueryClient();
  const showSnack = useSnackbar();
  const { data } = useQuery(savedViewsQuery);
  const [name, setName] = useState(view?.name ?? "");
  const [shared, setShared] = useState(view?.shared ?? false);
  const [nameError, setNameError] = useState<string>();
  const trimmed = name.trim();
  const saving = useSubmit({
    send: () =>
      view === undefined
        ? call(savedViewsApi.saveView, { body: { name: trimmed, shared, query } })
        : call(savedViewsApi.changeView, {
            params: { viewId: view.id },
            body: { name: trimmed, shared },
          }),
    onDone: async () => {
      showSnack({ message: saved(trimmed), variant: "success" });
      onClosed();
      await queryClient.invalidateQueries({ queryKey: savedViewsQuery.queryKey });
    },
    setErrors: ({ details }) => {
      const error = details.find(({ field }) => field === "name");
      setNameError(error?.message);
      return error !== undefined;
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (trimmed === "") setNameError(texts.nameMissing);
    else void saving.submit();
  };
  const isReplacing =
    view === undefined &&
    data?.views.some((each) => each.own && each.name.toLowerCase() === trimmed.toLowerCase()) === true;
  return (
    <ActionDialog
      open
      title={view === undefined ? texts.title : texts.changeTitle}
      maxWidth={480}
      dirty={name !== (view?.name ?? "") || shared !== (view?.shared ?? false)}
      busy={saving.busy}
      onClose={onClosed}
      closeText={texts.cancel}
      error={nameError === undefined ? saving.failure?.sentence : undefined}
      action={{
        text: view === undefined ? texts.submit : texts.change,
        busyText: texts.submitting,
        onSubmit: submit,
      }}
    >
      <div className={styles.form}>
        <TextField
          label={texts.name}
          value={name}
          maxLength={maxSavedViewName}
          autoComplete="off"
          error={nameError}
          onChange={({ target }) => {
            setName(target.value);
            setNameError(undefined);
          }}
        />
        {isReplacing && <Note variant="info">{texts.replaces}</Note>}
        {view === undefined && <p className={styles.explanation}>{texts.explanation}</p>}
        <div className={styles.share}>
          <Checkbox
            label={
              <>
                <b>{texts.share}</b>
                <small>{texts.shareText}</small>
              </>
            }
            checked={shared}
            onChange={({ target }) => setShared(target.checked)}
          />
        </div>
      </div>
    </ActionDialog>
  );
}
