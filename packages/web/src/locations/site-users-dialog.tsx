import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { errorSentence } from "../base/api-error.ts";
import { useLanguage, useTexts } from "../base/language.tsx";
import { useUser } from "../base/session.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { ErrorState } from "../ui/error-state.tsx";
import { Late } from "../ui/late.tsx";
import { Note } from "../ui/note.tsx";
import { SkeletonCard } from "../ui/skeleton-card.tsx";
import { useSnackbar } from "../ui/snackbar.tsx";
import { colleaguesQuery } from "../users/index.ts";
import { PeoplePicker } from "./people-picker.tsx";
import { fullName, personWords } from "./person-words.ts";
import { sitePeopleTexts } from "./site-people.texts.ts";
import { changeSite, refreshSites, siteQuery } from "./site.queries.ts";
import type { ActedSite } from "./use-site-actions.tsx";

/** Who sees a site: any number of the registered and invited users, always whoever chooses. */
export function SiteUsersDialog({ site, onClosed }: { site: ActedSite; onClosed: () => void }) {
  const texts = useTexts(sitePeopleTexts);
  const own = texts.users;
  const language = useLanguage();
  const { userId } = useUser();
  const queryClient = useQueryClient();
  const showSnack = useSnackbar();
  const [open, setOpen] = useState(true);
  const [values, setValues] = useState<readonly number[] | null>(null);
  const detail = useQuery(siteQuery(site.id));
  const colleagues = useQuery(colleaguesQuery);
  const assigned = detail.data?.assignedUsers ?? undefined;
  const before = assigned?.map((user) => user.userId);
  const chosen = values ?? before ?? [];
  const added = chosen.filter((id) => before?.includes(id) === false);
  const removed = before?.filter((id) => !chosen.includes(id)) ?? [];
  const isDirty = added.length + removed.length > 0;
  const saving = useMutation({
    mutationFn: () => changeSite(site.id, { addedUserIds: added, removedUserIds: removed }),
    onSuccess: async () => {
      setOpen(false);
      showSnack({ message: own.saved(site.alias), variant: "success" });
      await Promise.all([refreshSites(queryClient), queryClient.invalidateQueries({ queryKey: ["users"] })]);
    },
  });

  // Invited people are not among the colleagues to choose from, but may see the site already.
  const people = new Map([
    ...(colleagues.data ?? []).map((user) => [user.userId, { ...user, invited: false }] as const),
    ...(assigned ?? []).map((user) => [user.userId, user] as const),
  ]);
  const isReady = assigned !== undefined && colleagues.data !== undefined;
  return (
    <Dialog
      open={open}
      onClose={() => setOpen(false)}
      onClosed={onClosed}
      dirty={isDirty}
      busy={saving.isPending}
      maxWidth={560}
      title={own.title}
      description={own.description(site.alias)}
      actions={(close) => (
        <>
          <Button onClick={close}>{texts.cancel}</Button>
          <Button
            variant="primary"
            busy={saving.isPending}
            busyText={own.saving}
            lockedBecause={isDirty ? undefined : own.nothing}
            reasonElsewhere
            onClick={() => saving.mutate()}
          >
            {own.save}
          </Button>
        </>
      )}
    >
      {saving.isError && (
        <Note variant="error" role="alert">
          {errorSentence(saving.error)}
        </Note>
      )}
      {isReady ? (
        <PeoplePicker
          groups={[
            {
              label: own.label,
              options: [...people.values()].map((user) => ({
                value: user.userId,
                title: fullName(user),
                text: personWords(user, language),
                ...(user.userId === userId && { lockedBecause: own.self }),
              })),
            },
          ]}
          count={own.count(chosen.length, people.size)}
          chosen={{ kind: "many", values: chosen, onChange: setValues }}
        />
      ) : detail.isError || colleagues.isError ? (
        <ErrorState
          title={texts.failed}
          onRetry={() => void Promise.all([detail.refetch(), colleagues.refetch()])}
          retrying={detail.isFetching || colleagues.isFetching}
        />
      ) : (
        <Late text={texts.loading}>
          <SkeletonCard />
        </Late>
      )}
    </Dialog>
  );
}
