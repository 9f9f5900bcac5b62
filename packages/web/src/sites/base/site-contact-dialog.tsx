import type { ContactPerson } from "@kreislauf/contract/sites";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { errorSentence } from "../../base/api-error.ts";
import { useSubmit } from "../../base/use-submit.ts";
import { usePhoneFormat } from "../../base/phone-format.ts";
import { ActionDialog } from "@kreislauf/ui/overlays/action-dialog.tsx";
import { ErrorState } from "@kreislauf/ui/feedback/error-state.tsx";
import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { SkeletonCard } from "@kreislauf/ui/feedback/skeleton-card.tsx";
import { colleaguesQuery, externalContactsQuery } from "../../users/index.ts";
import { PeoplePicker } from "./people-picker.tsx";
import { fullName } from "../../base/full-name.ts";
import { sitePeopleTexts } from "./site-people.texts.ts";

interface SiteContactDialogProps {
  present: ContactPerson | null;
  submitText: string;
  busyText?: string;
  /** Saves the chosen person; null for nobody. If the promise is rejected, the dialog shows the error. */
  onChoose: (person: ContactPerson | null) => Promise<void>;
  onClosed: () => void;
}

const nobody = "nobody";
const keyOf = (person: Pick<ContactPerson, "type" | "id"> | null) =>
  person === null ? nobody : `${person.type} ${person.id}`;

/** Chooses the contact person of a site: a user, an external contact, or nobody. */
export function SiteContactDialog(props: SiteContactDialogProps) {
  const { present, submitText, busyText, onChoose, onClosed } = props;
  const texts = useTexts(sitePeopleTexts);
  const own = texts.contact;
  const formatPhone = usePhoneFormat();
  const [open, setOpen] = useState(true);
  const [chosen, setChosen] = useState(present);
  const colleagues = useQuery(colleaguesQuery);
  const externals = useQuery(externalContactsQuery);
  const users = (colleagues.data ?? []).map(({ userId, email, phone, ...user }): ContactPerson => ({
    type: "user",
    id: userId,
    name: fullName(user),
    phone,
    email,
  }));
  const contacts = (externals.data ?? []).map(({ id, name, phone, email }): ContactPerson => ({
    type: "external",
    id,
    name,
    phone,
    email,
  }));
  const optionOf = (person: ContactPerson) => ({
    value: keyOf(person),
    title: person.name,
    text: [person.phone && formatPhone(person.phone), person.email].filter(Boolean).join(" · "),
  });
  const people = [...users, ...contacts];
  const value = keyOf(chosen);
  const isDirty = value !== keyOf(present);
  const isReady = colleagues.data !== undefined && externals.data !== undefined;
  const current = people.find((person) => keyOf(person) === value);
  // If somebody deletes the chosen person while the dialog is open, saving must not quietly choose nobody.
  const gone = isDirty && isReady && chosen !== null && current === undefined ? chosen.name : undefined;
  const { busy, failure, submit } = useSubmit({
    send: () => onChoose(current ?? chosen),
    onDone: () => setOpen(false),
  });
  return (
    <ActionDialog
      open={open}
      onClose={() => setOpen(false)}
      onClosed={onClosed}
      dirty={isDirty}
      busy={busy}
      maxWidth={560}
      title={own.title}
      description={own.description}
      closeText={texts.cancel}
      action={{
        text: submitText,
        busyText,
        lockedBecause: !isDirty ? own.nothing : gone === undefined ? undefined : own.gone(gone),
        reasonElsewhere: isDirty,
        onClick: () => void submit(),
      }}
      error={failure?.sentence}
    >
      {isReady ? (
        <>
          {gone !== undefined && (
            <Note variant="warning" role="status">
              {own.gone(gone)}
            </Note>
          )}
          <PeoplePicker
            groups={[
              { label: own.none, options: [{ value: nobody, title: own.nobody, text: own.nobodyText }] },
              { label: own.users, options: users.map(optionOf) },
              { label: own.externals, options: contacts.map(optionOf) },
            ]}
            chosen={{
              kind: "one",
              value,
              onChange: (key) => setChosen(people.find((person) => keyOf(person) === key) ?? null),
            }}
          />
        </>
      ) : colleagues.isError || externals.isError ? (
        <ErrorState
          title={texts.failed}
          text={errorSentence(colleagues.error ?? externals.error)}
          onRetry={() => void Promise.all([colleagues.refetch(), externals.refetch()])}
          retrying={colleagues.isFetching || externals.isFetching}
        />
      ) : (
        <Delayed text={texts.loading}>
          <SkeletonCard />
        </Delayed>
      )}
    </ActionDialog>
  );
}
