import { berlinDate, type Language } from "@kreislauf/contract/base";
import {
  levelTexts,
  type ContactListItem,
  type UserListItem,
  permissionTexts,
} from "@kreislauf/contract/users";
import type { ReactNode } from "react";
import { formatsOf } from "@kreislauf/ui/base/format.ts";
import { Avatar } from "@kreislauf/ui/data/avatar.tsx";
import { Badge } from "@kreislauf/ui/feedback/badge.tsx";
import type { DataColumn } from "@kreislauf/ui/data/data-column.ts";
import { VisuallyHidden } from "@kreislauf/ui/base/visually-hidden.tsx";
import { peopleTexts } from "./people.texts.ts";
import styles from "./people.module.css";

/** A name as "Abel, Henrike", because lists are sorted by last name. */
const listName = ({ firstName, lastName }: Pick<UserListItem, "firstName" | "lastName">): string =>
  `${lastName}, ${firstName}`;

interface PersonNameProps {
  person: Pick<UserListItem, "firstName" | "lastName"> & Partial<Pick<UserListItem, "profilePicture">>;
  /** The second line, below the name. */
  sub: ReactNode;
}

export function PersonName({ person, sub }: PersonNameProps) {
  const { firstName, lastName, profilePicture = null } = person;
  return (
    <span className={styles.person}>
      <Avatar firstName={firstName} lastName={lastName} picture={profilePicture} />
      <span className={styles.text}>
        {listName(person)}
        <small>{sub}</small>
      </span>
    </span>
  );
}

const maxRights = 2;

/**
 * The first two rights as badges, and how many more there are. The right that all users have is shown only to those who
 * have no other.
 */
function RightBadges({ permissions, language }: { permissions: readonly number[]; language: Language }) {
  const { names } = permissionTexts[language];
  const held = (Object.keys(names).map(Number) as (keyof typeof names)[]).filter((id) =>
    permissions.includes(id),
  );
  const additional = held.filter((id) => id !== 11);
  const words = (additional.length === 0 ? held : additional).map((id) => names[id]);
  const rest = words.slice(maxRights);
  return (
    <span className={styles.rights}>
      {words.slice(0, maxRights).map((word) => (
        <Badge key={word}>{word}</Badge>
      ))}
      {rest.length > 0 && (
        <span title={rest.join(", ")}>
          <Badge>
            <span aria-hidden>{peopleTexts[language].list.more(rest.length)}</span>
            <VisuallyHidden>{rest.join(", ")}</VisuallyHidden>
          </Badge>
        </span>
      )}
    </span>
  );
}

type FormatPhone = (phone: string | null) => string;

const userColumn = (language: Language): DataColumn<UserListItem> => ({
  id: "lastName",
  head: peopleTexts[language].list.name,
  cell: (user) => <PersonName person={user} sub={user.email} />,
  sortable: true,
  isLink: true,
});

const sitesColumn = (
  language: Language,
): DataColumn<Pick<UserListItem | ContactListItem, "locationCount">> => ({
  id: "locations",
  head: peopleTexts[language].list.sites,
  cell: ({ locationCount }) => formatsOf(language).number(locationCount),
  sortable: true,
  align: "right",
});

const permissionsColumn = (language: Language): DataColumn<UserListItem> => ({
  id: "permissions",
  head: peopleTexts[language].list.permissions,
  cell: ({ permissions }) => <RightBadges permissions={permissions} language={language} />,
  sortable: true,
});

export function registeredColumns(
  language: Language,
  phone: FormatPhone,
): readonly DataColumn<UserListItem>[] {
  const texts = peopleTexts[language].list;
  return [
    userColumn(language),
    { id: "phone", head: texts.phone, cell: (user) => phone(user.phone), sortable: true, wrap: "never" },
    {
      id: "ebene",
      head: texts.ebene,
      cell: ({ ebeneId }) => (ebeneId === null ? "–" : levelTexts[language][ebeneId]),
      sortable: true,
    },
    { id: "group", head: texts.group, cell: ({ groupName }) => groupName ?? "–", sortable: true },
    sitesColumn(language),
    permissionsColumn(language),
    {
      id: "lastSignIn",
      head: texts.lastSignIn,
      cell: ({ lastSignInOn }) =>
        lastSignInOn === null
          ? texts.neverSignedIn
          : formatsOf(language).date(berlinDate(Temporal.Instant.from(lastSignInOn))),
      sortable: true,
      wrap: "never",
    },
  ];
}

export const invitedColumns = (
  language: Language,
  invitation: (user: UserListItem) => ReactNode,
): readonly DataColumn<UserListItem>[] => [
  userColumn(language),
  {
    id: "invitedUntil",
    head: peopleTexts[language].list.invitation,
    cell: invitation,
    sortable: true,
  },
  sitesColumn(language),
  permissionsColumn(language),
];

export function contactColumns(
  language: Language,
  phone: FormatPhone,
): readonly DataColumn<ContactListItem>[] {
  const texts = peopleTexts[language].list;
  return [
    { id: "lastName", head: texts.name, cell: ({ name }) => name, sortable: true, isLink: true },
    {
      id: "phone",
      head: texts.phone,
      cell: (contact) => phone(contact.phone),
      sortable: true,
      wrap: "never",
    },
    { id: "email", head: texts.email, cell: ({ email }) => email ?? "–", sortable: true },
    sitesColumn(language),
  ];
}
