import type { Permission } from "@kreislauf/contract/base";
import { type DeskCustomerPerson, deskCustomersApi } from "@kreislauf/contract/desk";
import { permissionTexts } from "@kreislauf/contract/users";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Eye, KeyRound, Mail } from "lucide-react";
import { useState } from "react";
import { now } from "@kreislauf/ui/base/clock.ts";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Avatar } from "@kreislauf/ui/data/avatar.tsx";
import { Badge } from "@kreislauf/ui/feedback/badge.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { call, errorSentence } from "../../base/call.ts";
import { CardWithForm } from "../base/card-with-form.tsx";
import { EntryForm } from "../base/entry-form.tsx";
import styles from "../base/page.module.css";
import { useFirstRows } from "../base/use-first-rows.tsx";
import { customersKey } from "../customers.queries.ts";
import { customersTexts } from "../customers.texts.ts";
import { viewAsTexts } from "../view-as.texts.ts";
import { noPerson, PersonFields } from "./person-fields.tsx";
import { RightsDialog } from "./rights-dialog.tsx";
import { ViewAsDialog } from "./view-as-dialog.tsx";

interface PeopleCardProps {
  companyId: number;
  people: readonly DeskCustomerPerson[];
  mayWrite: boolean;
}

/** The people of a company, with buttons for a new invitation or password link, their rights, and to view as them. */
export function PeopleCard({ companyId, people, mayWrite }: PeopleCardProps) {
  const texts = useTexts(customersTexts);
  const viewAs = useTexts(viewAsTexts);
  const [rightsOf, setRightsOf] = useState<DeskCustomerPerson>();
  const [viewed, setViewed] = useState<DeskCustomerPerson>();
  const client = useQueryClient();
  const show = useSnackbar();
  const { shown, footer } = useFirstRows(people, 10);
  const again = useMutation({
    mutationFn: ({ userId }: DeskCustomerPerson) =>
      call(deskCustomersApi.reinviteDeskPerson, { params: { companyId, userId } }),
    onSuccess: (_, { email }) => show({ message: texts.invited(email), variant: "success" }),
    onError: (error) => show({ message: errorSentence(error), variant: "error" }),
    onSettled: () => client.invalidateQueries({ queryKey: customersKey }),
  });
  const passwordLink = useMutation({
    mutationFn: ({ userId }: DeskCustomerPerson) =>
      call(deskCustomersApi.sendDeskPasswordLink, { params: { companyId, userId } }),
    onSuccess: ({ email, sent }) =>
      show(
        sent
          ? { message: texts.passwordLinkSent(email), variant: "success" }
          : { message: texts.noPasswordLink(email), variant: "info" },
      ),
    onError: (error) => show({ message: errorSentence(error), variant: "error" }),
  });
  return (
    <CardWithForm
      title={texts.people}
      openText={texts.invitePerson}
      mayWrite={mayWrite}
      form={(close) => <InviteForm companyId={companyId} onClose={close} />}
    >
      {people.length === 0 && <p className={styles.empty}>{texts.noPeople}</p>}
      <ul className={styles.rows}>
        {shown.map((person) => (
          <li key={person.userId} className={styles.row}>
            <Avatar firstName={person.firstName} lastName={person.lastName} />
            <PersonLine person={person} />
            <div className={styles.rowActions}>
              {mayWrite && (
                <Button
                  small
                  aria-label={texts.changeRightsOf(`${person.firstName} ${person.lastName}`)}
                  onClick={() => setRightsOf(person)}
                >
                  {texts.changeRights}
                </Button>
              )}
              {mayWrite && !person.invited && (
                <Button
                  small
                  icon={Eye}
                  aria-label={viewAs.actionFor(`${person.firstName} ${person.lastName}`)}
                  onClick={() => setViewed(person)}
                >
                  {viewAs.action}
                </Button>
              )}
              {!person.invited && (
                <Button
                  small
                  icon={KeyRound}
                  aria-label={texts.passwordLinkFor(`${person.firstName} ${person.lastName}`)}
                  busy={passwordLink.isPending && passwordLink.variables.userId === person.userId}
                  onClick={() => passwordLink.mutate(person)}
                >
                  {texts.passwordLink}
                </Button>
              )}
              {mayWrite && person.invited && (
                <Button
                  small
                  aria-label={texts.reinviteFor(`${person.firstName} ${person.lastName}`)}
                  busy={again.isPending && again.variables.userId === person.userId}
                  onClick={() => again.mutate(person)}
                >
                  {texts.reinvite}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {footer}
      {rightsOf && (
        <RightsDialog companyId={companyId} person={rightsOf} onClose={() => setRightsOf(undefined)} />
      )}
      {viewed && <ViewAsDialog companyId={companyId} person={viewed} onClose={() => setViewed(undefined)} />}
    </CardWithForm>
  );
}

function PersonLine({ person }: { person: DeskCustomerPerson }) {
  const texts = useTexts(customersTexts);
  const { names } = useTexts(permissionTexts);
  const formats = useFormats();
  const { invitedUntil } = person;
  const isRunning = invitedUntil !== null && Date.parse(invitedUntil) > now().epochMilliseconds;
  const rights = person.permissions.filter((right): right is Permission => Object.hasOwn(names, right));
  const hasEveryRight = rights.length === Object.keys(names).length;
  return (
    <div className={styles.rowText}>
      <b>
        {person.firstName} {person.lastName}
      </b>
      <small>{[person.email, texts.siteCount(person.sites)].filter(Boolean).join(" · ")}</small>
      <small>
        {texts.rights}: {hasEveryRight ? texts.everyRight : rights.map((right) => names[right]).join(", ")}
      </small>
      {person.invited && (
        <Badge icon={Mail} active={isRunning}>
          {isRunning ? texts.invitedUntil(formats.dateTime(invitedUntil)) : texts.expired}
        </Badge>
      )}
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
    <EntryForm
      hasHeading
      label={texts.invitePerson}
      saveText={texts.invitePerson}
      error={invite.error}
      busy={invite.isPending}
      onSave={() => invite.mutate()}
      onCancel={onClose}
    >
      <PersonFields autoFocus person={person} onChange={setPerson} error={invite.error} />
    </EntryForm>
  );
}
