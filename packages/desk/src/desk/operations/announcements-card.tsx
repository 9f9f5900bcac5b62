import { laender, laenderTexts } from "@kreislauf/contract/catalog";
import { deskOperationsApi } from "@kreislauf/contract/desk";
import { maxAnnouncementLengths } from "@kreislauf/contract/notifications";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { now } from "@kreislauf/ui/base/clock.ts";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { TextArea } from "@kreislauf/ui/controls/text-area.tsx";
import { TextField } from "@kreislauf/ui/controls/text-field.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { call, errorSentence } from "../../base/call.ts";
import { CardWithForm } from "../base/card-with-form.tsx";
import { EntryForm } from "../base/entry-form.tsx";
import { useIsChanged } from "../base/use-is-changed.ts";
import { ensureValid } from "../../base/ensure-valid.ts";
import { fieldErrorOf } from "../../base/field-error.ts";
import { LoadFailure } from "../../base/load-failure.tsx";
import styles from "../base/page.module.css";
import { RowsLoading } from "../base/rows-loading.tsx";
import { operationsTexts } from "../operations.texts.ts";
import { instantOfInput } from "../base/berlin-input.ts";
import { MomentField } from "../base/moment-field.tsx";

const announcementsKey = ["desk", "announcements"] as const;

/** Announcements: banners shown to all customers, or to those of a region, for a while. */
export function AnnouncementsCard() {
  const texts = useTexts(operationsTexts);
  const landNames = useTexts(laenderTexts);
  const namesOf = (lands: readonly string[]) =>
    laender
      .filter((land) => lands.includes(land))
      .map((land) => landNames[land])
      .join(", ");
  const formats = useFormats();
  const client = useQueryClient();
  const show = useSnackbar();
  const list = useQuery({
    queryKey: announcementsKey,
    queryFn: () => call(deskOperationsApi.deskAnnouncements),
  });
  const withdraw = useMutation({
    mutationFn: (announcementId: number) =>
      call(deskOperationsApi.withdrawDeskAnnouncement, { params: { announcementId } }),
    onError: (error) => show({ message: errorSentence(error), variant: "error" }),
    onSettled: () => client.invalidateQueries({ queryKey: announcementsKey }),
  });
  const announcements = list.data?.announcements ?? [];
  return (
    <CardWithForm
      title={texts.announcements}
      openText={texts.announce}
      mayWrite
      form={(close) => <AnnouncementForm onClose={close} />}
    >
      {list.isPending && <RowsLoading text={texts.loading} />}
      {list.isLoadingError && <LoadFailure title={texts.announcementsFailed} query={list} />}
      {list.isSuccess && announcements.length === 0 && (
        <p className={styles.empty}>{texts.noAnnouncements}</p>
      )}
      <ul className={styles.rows}>
        {announcements.map(({ id, title, text, startsAt, endsAt, lands, zipPrefixes }) => (
          <li key={id} className={styles.row}>
            <div className={styles.rowText}>
              <b>{title}</b>
              <small>{text}</small>
              <small>
                {texts.period(formats.dateTime(startsAt), formats.dateTime(endsAt))},{" "}
                {[
                  ...(lands.length > 0 ? [texts.onlyLand(namesOf(lands))] : []),
                  ...(zipPrefixes.length > 0 ? [texts.onlyZip(zipPrefixes.join(", "))] : []),
                ].join(", ") || texts.everybody}
              </small>
            </div>
            <Button small aria-label={texts.withdrawOf(title)} onClick={() => withdraw.mutate(id)}>
              {texts.withdraw}
            </Button>
          </li>
        ))}
      </ul>
    </CardWithForm>
  );
}

function AnnouncementForm({ onClose }: { onClose: () => void }) {
  const texts = useTexts(operationsTexts);
  const client = useQueryClient();
  const show = useSnackbar();
  const [title, setTitle] = useState("");
  const [text, setText] = useState("");
  const [from, setFrom] = useState("");
  const [until, setUntil] = useState("");
  const [zip, setZip] = useState("");
  const isChanged = useIsChanged({ title, text, from, until, zip });
  const create = useMutation({
    mutationFn: async () => {
      const startsAt = from === "" ? now().toString() : (instantOfInput(from) ?? from);
      const endsAt = instantOfInput(until) ?? until;
      const zipPrefixes = zip.split(/[,\s]+/).filter((prefix) => prefix !== "");
      const body = { title, text, startsAt, endsAt, lands: [], zipPrefixes };
      ensureValid(deskOperationsApi.createDeskAnnouncement.body, body);
      return await call(deskOperationsApi.createDeskAnnouncement, { body });
    },
    // Reloads after an error too: the server may have saved the announcement although its answer was lost.
    onSettled: () => client.invalidateQueries({ queryKey: announcementsKey }),
    onSuccess: () => {
      show({ message: texts.published(title), variant: "success" });
      onClose();
    },
  });
  return (
    <EntryForm
      noValidate
      label={texts.announce}
      saveText={texts.publish}
      error={create.error}
      busy={create.isPending}
      isDirty={isChanged}
      onSave={() => create.mutate()}
      onCancel={onClose}
    >
      <TextField
        label={texts.heading}
        required
        maxLength={maxAnnouncementLengths.title}
        error={fieldErrorOf(create.error, "title")}
        value={title}
        onChange={(event) => setTitle(event.target.value)}
      />
      <TextArea
        label={texts.text}
        required
        maxLength={maxAnnouncementLengths.text}
        error={fieldErrorOf(create.error, "text")}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className={styles.fields}>
        <MomentField
          label={texts.from}
          optional
          error={fieldErrorOf(create.error, "startsAt")}
          value={from}
          onChange={setFrom}
        />
        <MomentField
          label={texts.until}
          error={fieldErrorOf(create.error, "endsAt")}
          value={until}
          onChange={setUntil}
        />
        <TextField
          label={texts.zip}
          optional
          hint={texts.zipHint}
          maxLength={200}
          error={fieldErrorOf(create.error, "zipPrefixes") ?? fieldErrorOf(create.error, "zipPrefixes.0")}
          value={zip}
          onChange={(event) => setZip(event.target.value)}
        />
      </div>
    </EntryForm>
  );
}
