import type { ContactListItem, UserListItem } from "@kreislauf/contract/users";
import { Ellipsis, Pencil, Trash2 } from "lucide-react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { useNavigation } from "../../base/navigation.ts";
import { hrefTo, pathTo } from "../../base/paths.ts";
import { useUser } from "../../base/session.ts";
import { IconButton } from "@kreislauf/ui/controls/icon-button.tsx";
import { Menu } from "@kreislauf/ui/overlays/menu.tsx";
import { fullName } from "../../base/full-name.ts";
import { peopleTexts } from "./people.texts.ts";
import type { PeopleActions } from "./use-people-actions.tsx";
import styles from "./people.module.css";

export const editPathOf = ({ userId, status }: Pick<UserListItem, "userId" | "status">): string =>
  pathTo(status === "registered" ? "editUser" : "editInvitedUser", { id: userId });

interface UserActionsProps {
  user: UserListItem;
  actions: PeopleActions;
}

/** The buttons in a row of the table. Users cannot manage themselves, so their own row has none. */
export function UserRowActions({ user, actions }: UserActionsProps) {
  const texts = useTexts(peopleTexts);
  const { userId } = useUser();
  const { go } = useNavigation();
  const name = fullName(user);
  if (user.userId === userId) return <span className={styles.self}>{texts.list.self}</span>;
  return (
    <>
      <IconButton
        icon={Pencil}
        label={texts.actions.editOf(name)}
        tooltip={texts.actions.edit}
        onClick={() => go(editPathOf(user))}
      />
      <IconButton
        icon={Trash2}
        label={texts.actions.deleteOf(name)}
        tooltip={texts.actions.delete}
        onClick={() => actions.deleteUser(user)}
      />
    </>
  );
}

/**
 * The actions on a person as a menu, for their card on narrow screens. Users cannot manage themselves, so their own
 * card has no menu.
 */
export function UserCardMenu({ user, actions }: UserActionsProps) {
  const texts = useTexts(peopleTexts);
  const { userId } = useUser();
  if (user.userId === userId) return <span className={styles.self}>{texts.list.self}</span>;
  return (
    <Menu
      trigger={<IconButton icon={Ellipsis} label={texts.list.actions(fullName(user))} />}
      entries={[
        { text: texts.actions.edit, icon: Pencil, href: `#${editPathOf(user)}` },
        {
          text: texts.actions.delete,
          icon: Trash2,
          danger: true,
          separated: true,
          onSelect: () => actions.deleteUser(user),
        },
      ]}
    />
  );
}

interface ContactActionsProps {
  contact: ContactListItem;
  actions: PeopleActions;
}

export function ContactRowActions({ contact, actions }: ContactActionsProps) {
  const texts = useTexts(peopleTexts).actions;
  const { go } = useNavigation();
  return (
    <>
      <IconButton
        icon={Pencil}
        label={texts.editOf(contact.name)}
        tooltip={texts.edit}
        onClick={() => go(pathTo("editExternalContact", { id: contact.id }))}
      />
      <IconButton
        icon={Trash2}
        label={texts.deleteOf(contact.name)}
        tooltip={texts.delete}
        onClick={() => actions.deleteContact(contact)}
      />
    </>
  );
}

export function ContactCardMenu({ contact, actions }: ContactActionsProps) {
  const texts = useTexts(peopleTexts);
  return (
    <Menu
      trigger={<IconButton icon={Ellipsis} label={texts.list.actions(contact.name)} />}
      entries={[
        { text: texts.actions.edit, icon: Pencil, href: hrefTo("editExternalContact", { id: contact.id }) },
        {
          text: texts.actions.delete,
          icon: Trash2,
          danger: true,
          separated: true,
          onSelect: () => actions.deleteContact(contact),
        },
      ]}
    />
  );
}
