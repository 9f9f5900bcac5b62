import type { ContactPerson } from "@kreislauf/contract/locations";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTexts } from "../base/language.tsx";
import { usePhoneWords } from "../base/phone-words.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { ErrorState } from "../ui/error-state.tsx";
import { Late } from "../ui/late.tsx";
import { Note } from "../ui/note.tsx";
import { SkeletonCard } from "../ui/skeleton-card.tsx";
import { colleaguesQuery, externalContactsQuery } from "../users/index.ts";
import { PeoplePicker } from "./people-picker.tsx";
import { fullName } from "./person-words.ts";
import { sitePeopleTexts } from "./site-people.texts.ts";

interface SiteContactDialogProps {
  present: ContactPerson | null;
  submitText: string;
  busyText?: string;
  /** Rejects with the sentence to show. */
  onChoose: (person: ContactPerson | null) => Promise<void>;
  onClosed: () => void;
}

const nobody = "nobody";
const keyOf = (person: Pick<ContactPerson, "type" | "id"> | null) =>
  person === null ? nobody : `${person.type} ${person.id}`;

/** Whom to ask on site: a user, an external contact, or nobody. */
export function SiteContactDialog(props: SiteContactDialogProps) {
  const { present, submitText, busyText, onChoose, onClosed } = props;
  const texts = useTexts(sitePeopleTexts);
  const own = texts.contact;
  const writePhone = usePhoneWords();
  const [open, setOpen] = useState(true);
  const [value, setValue] = useState(keyOf(present));
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
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
    text: [person.phone && writePhone(person.phone), person.email].filter(Boolean).join(" · "),
  });
  const isDirty = value !== keyOf(present);
  const choose = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await onChoose([...users, ...contacts].find((person) => keyOf(person) === value) ?? null);
      setOpen(false);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open={open}
      onClose={() => setOpen(false)}
      onClosed={onClosed}
      dirty={isDirty}
      busy={busy}
      maxWidth={560}
      title={own.title}
      description={own.description}
      actions={(close) => (
        <>
          <Button onClick={close}>{texts.cancel}</Button>
          <Button
            variant="primary"
            busy={busy}
            {...(busyText !== undefined && { busyText })}
            lockedBecause={isDirty ? undefined : own.nothing}
            reasonElsewhere
            onClick={() => void choose()}
          >
            {submitText}
          </Button>
        </>
      )}
    >
      {problem !== undefined && (
        <Note variant="error" role="alert">
          {problem}
        </Note>
      )}
      {colleagues.data && externals.data ? (
        <PeoplePicker
          groups={[
            {
              label: own.users,
              options: [{ value: nobody, title: own.nobody, text: own.nobodyText }, ...users.map(optionOf)],
            },
            { label: own.externals, options: contacts.map(optionOf) },
          ]}
          chosen={{ kind: "one", value, onChange: setValue }}
        />
      ) : colleagues.isError || externals.isError ? (
        <ErrorState
          title={texts.failed}
          onRetry={() => void Promise.all([colleagues.refetch(), externals.refetch()])}
          retrying={colleagues.isFetching || externals.isFetching}
        />
      ) : (
        <Late text={texts.loading}>
          <SkeletonCard />
        </Late>
      )}
    </Dialog>
  );
}
