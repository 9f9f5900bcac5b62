import type { Site } from "@kreislauf/contract/sites";
import { useQueryClient } from "@tanstack/react-query";
import { UserPlus, X } from "lucide-react";
import { useState } from "react";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { useSubmit } from "../../base/use-submit.ts";
import { useUser } from "../../base/session.ts";
import { Avatar } from "@kreislauf/ui/data/avatar.tsx";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { ConfirmDialog } from "@kreislauf/ui/overlays/confirm-dialog.tsx";
import { IconButton } from "@kreislauf/ui/controls/icon-button.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { fullName } from "../../base/full-name.ts";
import { describePerson } from "../base/describe-person.ts";
import { siteDetailTexts } from "./site-detail.texts.ts";
import { updateSite, invalidateSites } from "../sites.queries.ts";
import styles from "./site-detail.module.css";

type Users = NonNullable<Site["assignedUsers"]>;

interface SiteUsersCardProps {
  site: Site;
  users: Users;
  onAssign: () => void;
}

/** The users who see a site, with buttons to add and remove users. */
export function SiteUsersCard({ site, users, onAssign }: SiteUsersCardProps) {
  const texts = useTexts(siteDetailTexts).users;
  const language = useLanguage();
  const { userId } = useUser();
  const queryClient = useQueryClient();
  const showSnack = useSnackbar();
  const [userToRemove, setUserToRemove] = useState<Users[number] | null>(null);
  const removal = useSubmit({
    send: (user: Users[number]) => updateSite(site.id, { removedUserIds: [user.userId] }),
    onDone: async (_, user) => {
      await invalidateSites(queryClient);
      setUserToRemove(null);
      showSnack({ message: texts.removed(fullName(user)), variant: "success" });
    },
  });
  return (
    <Card
      title={texts.title}
      flush
      actions={
        <Button small icon={UserPlus} onClick={onAssign}>
          {texts.assign}
        </Button>
      }
    >
      <ul className={styles.rows}>
        {users.map((user) => (
          <li key={user.userId} className={styles.row}>
            <Avatar firstName={user.firstName} lastName={user.lastName} />
            <span className={styles.text}>
              <b>{fullName(user)}</b>
              <small>{describePerson(user, language)}</small>
            </span>
            {user.userId !== userId && (
              <IconButton
                icon={X}
                label={texts.remove(fullName(user))}
                onClick={() => setUserToRemove(user)}
              />
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={userToRemove !== null}
        danger
        title={userToRemove ? texts.question(fullName(userToRemove)) : ""}
        confirmText={texts.confirm}
        busy={removal.busy}
        error={removal.failure?.sentence}
        onClose={() => {
          setUserToRemove(null);
          removal.reset();
        }}
        onConfirm={() => userToRemove && void removal.submit(userToRemove)}
      >
        {texts.questionText(site.alias)}
      </ConfirmDialog>
    </Card>
  );
}
