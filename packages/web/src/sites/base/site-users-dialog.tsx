import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { errorSentence } from "../../base/api-error.ts";
import { useSubmit } from "../../base/use-submit.ts";
import { useUser } from "../../base/session.ts";
import { ActionDialog } from "@kreislauf/ui/overlays/action-dialog.tsx";
import { ErrorState } from "@kreislauf/ui/feedback/error-state.tsx";
import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { SkeletonCard } from "@kreislauf/ui/feedback/skeleton-card.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { colleaguesQuery } from "../../users/index.ts";
import { PeoplePicker } from "./people-picker.tsx";
import { fullName } from "../../base/full-name.ts";
import { describePerson } from "./describe-person.ts";
import { sitePeopleTexts } from "./site-people.texts.ts";
import { updateSite, invalidateSites, siteDetailQuery } from "../sites.queries.ts";
import type { SiteActionTarget } from "./site-action-target.ts";

interface Toggled {
  readonly on: readonly number[];
  readonly off: readonly number[];
}

/** Chooses the people who see a site, registered or invited. Nobody can take away their own access. */
export function SiteUsersDialog({ site, onClosed }: { site: SiteActionTarget; onClosed: () => void }) {
  const texts = useTexts(sitePeopleTexts);
  const own = texts.users;
  const language = useLanguage();
  const { userId } = useUser();
  const queryClient = useQueryClient();
  const showSnack = useSnackbar();
  const [open, setOpen] = useState(true);
  // Only the changes made here are sent, so changes that others make meanwhile are kept.
  const [toggled, setToggled] = useState<Toggled>({ on: [], off: [] });
  const detail = useQuery(siteDetailQuery(site.id));
  const colleagues = useQuery(colleaguesQuery);
  const assigned = detail.data?.assignedUsers ?? undefined;
  const before = assigned?.map((user) => user.userId) ?? [];
  const added = toggled.on.filter((id) => !before.includes(id));
  const removed = toggled.off.filter((id) => before.includes(id));
  const chosen = [...before.filter((id) => !removed.includes(id)), ...added];
  const choose = (values: readonly number[]) =>
    setToggled({
      on: values.filter((id) => !before.includes(id)),
      off: before.filter((id) => !values.includes(id)),
    });
  const isDirty = added.length + removed.length > 0;
  const saving = useSubmit({
    send: () => updateSite(site.id, { addedUserIds: added, removedUserIds: removed }),
    onDone: async () => {
      setOpen(false);
      showSnack({ message: own.saved(site.alias), variant: "success" });
      await Promise.all([
        invalidateSites(queryClient),
        queryClient.invalidateQueries({ queryKey: ["users"] }),
      ]);
    },
  });

  // Invited users are not in the list of colleagues, but may already be assigned to the site.
  const people = new Map([
    ...(colleagues.data ?? []).map((user) => [user.userId, { ...user, invited: false }] as const),
    ...(assigned ?? []).map((user) => [user.userId, user] as const),
  ]);
  const isReady = assigned !== undefined && colleagues.data !== undefined;
  return (
    <ActionDialog
      open={open}
      onClose={() => setOpen(false)}
      onClosed={onClosed}
      dirty={isDirty}
      busy={saving.busy}
      maxWidth={560}
      title={own.title}
      description={own.description(site.alias)}
      closeText={texts.cancel}
      action={{
        text: own.save,
        busyText: own.saving,
        lockedBecause: isDirty ? undefined : own.nothing,
        onClick: () => void saving.submit(),
      }}
      error={saving.failure?.sentence}
    >
      {isReady ? (
        <PeoplePicker
          groups={[
            {
              label: own.label,
              options: [...people.values()].map((user) => ({
                value: user.userId,
                title: fullName(user),
                text: describePerson(user, language),
                ...(user.userId === userId && { lockedBecause: own.self }),
              })),
            },
          ]}
          count={own.count(chosen.length, people.size)}
          chosen={{ kind: "many", values: chosen, onChange: choose }}
        />
      ) : detail.isError || colleagues.isError ? (
        <ErrorState
          title={texts.failed}
          text={errorSentence(detail.error ?? colleagues.error)}
          onRetry={() => void Promise.all([detail.refetch(), colleagues.refetch()])}
          retrying={detail.isFetching || colleagues.isFetching}
        />
      ) : (
        <Delayed text={texts.loading}>
          <SkeletonCard />
        </Delayed>
      )}
    </ActionDialog>
  );
}
