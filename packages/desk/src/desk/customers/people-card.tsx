import type { Permission } from "@kreislauf/contract/base";
import { type DeskCustomerPerson, deskCustomersApi } from "@kreislauf/contract/desk";
import { permissionTexts } from "@kreislauf/contract/users";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { now } from "@kreislauf/ui/base/clock.ts";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { call, errorSentence } from "../../base/call.ts";
import { formErrorOf } from "../base/field-error.ts";
import styles from "../base/page.module.css";
import { customersKey } from "../customers.queries.ts";
import { customersTexts } from "../customers.texts.ts";
import { noPerson, PersonFields } from "./person-fields.tsx";

interface PeopleCardProps {
  companyId: number;
  people: readonly DeskCustomerPerson[];
  mayWrite: boolean;
}

/** Who acts for the company, with their rights. */
export function PeopleCard({ companyId, people, mayWrite }: PeopleCardProps) {
  const texts = useTexts(customersTexts);
  const client = useQueryClient();
  const show = useSnackbar();
  const [isInviting, setIsInviting] = useState(false);
  const again = useMutation({
    mutationFn: ({ userId }: DeskCustomerPerson) =>
      call(deskCustomersApi.reinviteDeskPerson, { params: { companyId, userId } }),
    onSuccess: (_, { email }) => show({ message: texts.invited(email), variant: "success" }),
    onError: (error) => show({ message: errorSentence(error), variant: "error" }),
    onSettled: () => client.invalidateQueries({ queryKey: customersKey }),
  });
  return (
    <Card
      title={texts.people}
      actions={
        mayWrite && (
          <Button small aria-expanded={isInviting} onClick={() => setIsInviting(!isInviting)}>
            {texts.invitePerson}
          </Button>
        )
      }
    >
      <div className={styles.form}>
        {isInviting && <InviteForm companyId={companyId} onClose={() => setIsInviting(false)} />}
        {people.length === 0 ? (
          <p>{texts.noPeople}</p>
        ) : (
          <ul className={styles.people}>
            {people.map((person) => (
              <li key={person.userId}>
                <PersonLine person={person} />
                {mayWrite && person.invited && (
                  <Button
                    small
                    aria-label={texts.reinviteFor(`${person.firstName} ${person.lastName}`)}
                    onClick={() => again.mutate(person)}
                  >
                    {texts.reinvite}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}

function PersonLine({ person }: { person: DeskCustomerPerson }) {
  const texts = useTexts(customersTexts);
  const { names } = useTexts(permissionTexts);
  const formats = useFormats();
  const { invitedUntil } = person;
  const isRunning = invitedUntil !== null && Date.parse(invitedUntil) > now().epochMilliseconds;
  const rights = person.permissions.filter((right): right is Permission => Object.hasOwn(names, right));
  return (
    <div>
      <b>
        {person.firstName} {person.lastName}
      </b>
      <small>{[person.email, texts.everySite(person.sites)].filter(Boolean).join(" · ")}</small>
      {person.invited && (
        <small>{isRunning ? texts.invitedUntil(formats.dateTime(invitedUntil)) : texts.expired}</small>
      )}
      <small>
        {texts.rights}: {rights.map((right) => names[right]).join(", ")}
      </small>
    </div>
  );
}

function InviteForm({ companyId, onClose }: { companyId: number; onClose: () => void }) {
  const texts = useTexts(customersTexts);
  const client = useQueryClient();
  const show = useSnackbar();
  const [person, setPerson] = useState(noPerson);
  const invite = useMutation({
    mutationFn: () => call(deskCustomersApi.inviteDeskPerson, { params: { companyId }, body: person }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: customersKey });
      show({ message: texts.invited(person.email), variant: "success" });
      onClose();
    },
  });
  return (
    <form
      className={styles.form}
      aria-label={texts.invitePerson}
      onSubmit={(event) => {
        event.preventDefault();
        invite.mutate();
      }}
    >
      {formErrorOf(invite.error) !== undefined && (
        <Note variant="error" role="alert">
          {formErrorOf(invite.error)}
        </Note>
      )}
      <PersonFields person={person} onChange={setPerson} error={invite.error} />
      <div className={styles.actions}>
        <Button variant="primary" type="submit" busy={invite.isPending}>
          {texts.invitePerson}
        </Button>
        <Button onClick={onClose}>{texts.cancel}</Button>
      </div>
    </form>
  );
}
