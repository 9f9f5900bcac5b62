import type { ListedContact, ListedUser } from "@kreislauf/contract/users";
import { peopleApi } from "@kreislauf/contract/users";
import { berlinDate } from "@kreislauf/contract/base";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ReactNode } from "react";
import { errorSentence } from "../base/api-error.ts";
import { call } from "../base/api.ts";
import { useFormats } from "../base/format.ts";
import { useTexts } from "../base/language.tsx";
import { useSnackbar } from "../ui/snackbar.tsx";
import { DeleteContactDialog } from "./delete-contact-dialog.tsx";
import { DeleteUserDialog } from "./delete-user-dialog.tsx";
import { fullName } from "./people-columns.tsx";
import { refreshPeople } from "./people.queries.ts";
import { peopleTexts } from "./people.texts.ts";

export interface PeopleActions {
  readonly deleteUser: (user: ListedUser) => void;
  readonly deleteContact: (contact: ListedContact) => void;
  readonly resend: (user: ListedUser) => Promise<void>;
  /** Whose invitation is being sent again. */
  readonly resending: number | null;
  /** To be drawn by the screen. */
  readonly element: ReactNode;
}

/** What can be done to a person from the lists. */
export function usePeopleActions(): PeopleActions {
  const texts = useTexts(peopleTexts);
  const { date } = useFormats();
  const showSnack = useSnackbar();
  const queryClient = useQueryClient();
  const [element, setElement] = useState<ReactNode>(null);
  const [resending, setResending] = useState<number | null>(null);
  const close = () => setElement(null);

  const resend = async (user: ListedUser) => {
    if (resending !== null) return;
    setResending(user.userId);
    try {
      const { invitedUntil } = await call(peopleApi.reinviteUser, { body: { userId: user.userId } });
      const until = date(berlinDate(Temporal.Instant.from(invitedUntil)));
      showSnack({ message: texts.actions.resent(fullName(user), until), variant: "success" });
    } catch (error) {
      showSnack({ message: errorSentence(error), variant: "error" });
    }
    await refreshPeople(queryClient);
    setResending(null);
  };
  return {
    deleteUser: (user) => setElement(<DeleteUserDialog key={user.userId} user={user} onClosed={close} />),
    deleteContact: (contact) =>
      setElement(<DeleteContactDialog key={contact.id} contact={contact} onClosed={close} />),
    resend,
    resending,
    element,
  };
}
