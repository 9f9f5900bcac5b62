import type { ServiceLocation } from "@kreislauf/contract/locations";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { UserPlus, X } from "lucide-react";
import { useState } from "react";
import { errorSentence } from "../base/api-error.ts";
import { useLanguage, useTexts } from "../base/language.tsx";
import { useUser } from "../base/session.ts";
import { Avatar } from "../ui/avatar.tsx";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { useSnackbar } from "../ui/snackbar.tsx";
import { fullName, personWords } from "./person-words.ts";
import { siteDetailTexts } from "./site-detail.texts.ts";
import { changeSite, refreshSites } from "./site.queries.ts";
import styles from "./site-detail.module.css";

type Users = NonNullable<ServiceLocation["assignedUsers"]>;

interface SiteUsersCardProps {
  site: ServiceLocation;
  users: Users;
  onAssign: () => void;
}

/** Who sees a site. */
export function SiteUsersCard({ site, users, onAssign }: SiteUsersCardProps) {
  const texts = useTexts(siteDetailTexts).users;
  const language = useLanguage();
  const { userId } = useUser();
  const queryClient = useQueryClient();
  const showSnack = useSnackbar();
  const [leaving, setLeaving] = useState<Users[number] | null>(null);
  const removal = useMutation({
    mutationFn: (user: Users[number]) => changeSite(site.id, { removedUserIds: [user.userId] }),
    onSuccess: async (_, user) => {
      await refreshSites(queryClient);
      setLeaving(null);
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
              <small>{personWords(user, language)}</small>
            </span>
            {user.userId !== userId && (
              <IconButton icon={X} label={texts.remove(fullName(user))} onClick={() => setLeaving(user)} />
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={leaving !== null}
        danger
        title={leaving ? texts.question(fullName(leaving)) : ""}
        confirmText={texts.confirm}
        busy={removal.isPending}
        error={removal.isError ? errorSentence(removal.error) : undefined}
        onClose={() => {
          setLeaving(null);
          removal.reset();
        }}
        onConfirm={() => leaving && removal.mutate(leaving)}
      >
        {texts.questionText(site.alias)}
      </ConfirmDialog>
    </Card>
  );
}
