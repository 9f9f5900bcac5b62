import type { usersApi } from "@kreislauf/contract/users";
import type { EndpointAnswer } from "@kreislauf/contract/base";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { useUser } from "../../base/session.ts";
import { ActionDialog } from "@kreislauf/ui/overlays/action-dialog.tsx";
import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { SkeletonCard } from "@kreislauf/ui/feedback/skeleton-card.tsx";
import { colleaguesQuery } from "../../users/index.ts";
import { PeoplePicker } from "../base/people-picker.tsx";
import { fullName } from "../../base/full-name.ts";
import { describePerson } from "../base/describe-person.ts";
import { sitePeopleTexts } from "../base/site-people.texts.ts";
import { LoadFailure } from "../../base/load-failure.tsx";

export type ChosenUser = EndpointAnswer<typeof usersApi.colleagues>["users"][number];

interface ChooseUsersDialogProps {
  chosen: readonly number[];
  onChoose: (users: readonly ChosenUser[]) => void;
  onClosed: () => void;
}

/** Chooses the users who will see a site that is being created. */
export function ChooseUsersDialog({ chosen, onChoose, onClosed }: ChooseUsersDialogProps) {
  const texts = useTexts(sitePeopleTexts);
  const language = useLanguage();
  const { userId } = useUser();
  const [open, setOpen] = useState(true);
  const [values, setValues] = useState<readonly number[]>(chosen);
  const { data, error, isFetching, refetch } = useQuery(colleaguesQuery);
  const others = data?.filter((user) => user.userId !== userId);
  return (
    <ActionDialog
      open={open}
      onClose={() => setOpen(false)}
      onClosed={onClosed}
      maxWidth={560}
      title={texts.users.title}
      closeText={texts.cancel}
      action={{
        text: texts.users.choose,
        onClick: () => {
          onChoose(others?.filter((user) => values.includes(user.userId)) ?? []);
          setOpen(false);
        },
      }}
    >
      {others !== undefined ? (
        <PeoplePicker
          groups={[
            {
              label: texts.users.label,
              options: others.map((user) => ({
                value: user.userId,
                title: fullName(user),
                text: describePerson(user, language),
              })),
            },
          ]}
          count={texts.users.count(values.length, others.length)}
          chosen={{ kind: "many", values, onChange: setValues }}
        />
      ) : error ? (
        <LoadFailure title={texts.failed} query={{ error, refetch, isFetching }} />
      ) : (
        <Delayed text={texts.loading}>
          <SkeletonCard />
        </Delayed>
      )}
    </ActionDialog>
  );
}
