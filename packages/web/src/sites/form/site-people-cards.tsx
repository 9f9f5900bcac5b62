import type { ContactPerson } from "@kreislauf/contract/sites";
import { Plus, X } from "lucide-react";
import { useCallback, type ComponentProps } from "react";
import { errorSentence } from "../../base/api-error.ts";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { useLazyDialog } from "@kreislauf/ui/overlays/use-lazy-dialog.tsx";
import { useUser } from "../../base/session.ts";
import { Avatar } from "@kreislauf/ui/data/avatar.tsx";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { FormFailure } from "@kreislauf/ui/layout/form-failure.tsx";
import { IconButton } from "@kreislauf/ui/controls/icon-button.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import type { ChosenUser, ChooseUsersDialog } from "./choose-users-dialog.tsx";
import { ContactPersonDetails } from "../base/contact-person-details.tsx";
import { fullName } from "../../base/full-name.ts";
import { describePerson } from "../base/describe-person.ts";
import type { SiteContactDialog } from "../base/site-contact-dialog.tsx";
import { siteFormTexts } from "./site-form.texts.ts";
import { sitePeopleTexts } from "../base/site-people.texts.ts";
import styles from "./site-form.module.css";

interface ContactChoiceCardProps {
  value: ContactPerson | null;
  /** Whether somebody has deleted the chosen person since they were chosen. */
  isGone: boolean;
  onChange: (person: ContactPerson | null) => void;
}

/** Chooses the contact person, who is saved together with the form. */
export function ContactChoiceCard({ value, isGone, onChange }: ContactChoiceCardProps) {
  const texts = useTexts(siteFormTexts).contact;
  const dialogTexts = useTexts(sitePeopleTexts).contact;
  const showSnack = useSnackbar();
  const choice = useLazyDialog<Omit<ComponentProps<typeof SiteContactDialog>, "onClosed">>(
    useCallback(async () => (await import("../base/site-contact-dialog.tsx")).SiteContactDialog, []),
  );
  const choose = () =>
    void choice
      .open({
        present: value,
        submitText: dialogTexts.choose,
        onChoose: (person) => {
          onChange(person);
          return Promise.resolve();
        },
      })
      .catch((error: unknown) => showSnack({ message: errorSentence(error), variant: "error" }));
  return (
    <Card
      title={texts.title}
      actions={
        <Button variant="ghost" small onClick={choose}>
          {value ? texts.change : texts.choose}
        </Button>
      }
    >
      {value ? <ContactPersonDetails person={value} /> : <p className={styles.unplacedHint}>{texts.none}</p>}
      {isGone && value && <FormFailure>{dialogTexts.gone(value.name)}</FormFailure>}
      {choice.element}
    </Card>
  );
}

interface AssignmentCardProps {
  users: readonly ChosenUser[];
  onChange: (users: readonly ChosenUser[]) => void;
}

/** Chooses who will see a new site, besides the user who creates it. */
export function AssignmentCard({ users, onChange }: AssignmentCardProps) {
  const texts = useTexts(siteFormTexts).people;
  const language = useLanguage();
  const self = useUser();
  const showSnack = useSnackbar();
  const choice = useLazyDialog<Omit<ComponentProps<typeof ChooseUsersDialog>, "onClosed">>(
    useCallback(async () => (await import("./choose-users-dialog.tsx")).ChooseUsersDialog, []),
  );
  const choose = () =>
    void choice
      .open({ chosen: users.map(({ userId }) => userId), onChoose: onChange })
      .catch((error: unknown) => showSnack({ message: errorSentence(error), variant: "error" }));
  return (
    <Card
      title={texts.title}
      actions={
        <Button variant="ghost" small icon={Plus} onClick={choose}>
          {texts.assign}
        </Button>
      }
    >
      <ul className={styles.people}>
        <li className={styles.person}>
          <Avatar firstName={self.firstName} lastName={self.lastName} />
          <span>
            {fullName(self)}
            <small>{texts.self}</small>
          </span>
        </li>
        {users.map((user) => (
          <li key={user.userId} className={styles.person}>
            <Avatar firstName={user.firstName} lastName={user.lastName} />
            <span>
              {fullName(user)}
              <small>{describePerson(user, language)}</small>
            </span>
            <IconButton
              icon={X}
              label={texts.remove(fullName(user))}
              onClick={() => onChange(users.filter(({ userId }) => userId !== user.userId))}
            />
          </li>
        ))}
      </ul>
      {choice.element}
    </Card>
  );
}
