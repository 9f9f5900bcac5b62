import type { usersApi } from "@kreislauf/contract/users";
import type { EndpointAnswer } from "@kreislauf/contract/base";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLanguage, useTexts } from "../base/language.tsx";
import { useUser } from "../base/session.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { ErrorState } from "../ui/error-state.tsx";
import { Late } from "../ui/late.tsx";
import { SkeletonCard } from "../ui/skeleton-card.tsx";
import { colleaguesQuery } from "../users/index.ts";
import { PeoplePicker } from "./people-picker.tsx";
import { fullName, personWords } from "./person-words.ts";
import { sitePeopleTexts } from "./site-people.texts.ts";

export type ChosenUser = EndpointAnswer<typeof usersApi.colleagues>["users"][number];

interface ChooseUsersDialogProps {
  chosen: readonly number[];
  onChoose: (users: readonly ChosenUser[]) => void;
  onClosed: () => void;
}

/** Who will see a site that is yet to be created. */
export function ChooseUsersDialog({ chosen, onChoose, onClosed }: ChooseUsersDialogProps) {
  const texts = useTexts(sitePeopleTexts);
  const language = useLanguage();
  const { userId } = useUser();
  const [open, setOpen] = useState(true);
  const [values, setValues] = useState<readonly number[]>(chosen);
  const { data, isError, isFetching, refetch } = useQuery(colleaguesQuery);
  const others = data?.filter((user) => user.userId !== userId);
  return (
    <Dialog
      open={open}
      onClose={() => setOpen(false)}
      onClosed={onClosed}
      maxWidth={560}
      title={texts.users.title}
      actions={(close) => (
        <>
          <Button onClick={close}>{texts.cancel}</Button>
          <Button
            variant="primary"
            onClick={() => {
              onChoose(others?.filter((user) => values.includes(user.userId)) ?? []);
              setOpen(false);
            }}
          >
            {texts.users.choose}
          </Button>
        </>
      )}
    >
      {others !== undefined ? (
        <PeoplePicker
          groups={[
            {
              label: texts.users.label,
              options: others.map((user) => ({
                value: user.userId,
                title: fullName(user),
                text: personWords(user, language),
              })),
            },
          ]}
          count={texts.users.count(values.length, others.length)}
          chosen={{ kind: "many", values, onChange: setValues }}
        />
      ) : isError ? (
        <ErrorState title={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Late text={texts.loading}>
          <SkeletonCard />
        </Late>
      )}
    </Dialog>
  );
}
