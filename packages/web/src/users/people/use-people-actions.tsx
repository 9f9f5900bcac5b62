import { peopleApi, type ContactListItem, type UserListItem } from "@kreislauf/contract/users";
import { berlinDate } from "@kreislauf/contract/base";
import { useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { useSubmit } from "../../base/use-submit.ts";
import { call } from "../../base/api.ts";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { DeleteContactDialog } from "./delete-contact-dialog.tsx";
import { DeleteUserDialog } from "./delete-user-dialog.tsx";
import { fullName } from "../../base/full-name.ts";
import { invalidatePeople } from "../base/people.queries.ts";
import { peopleTexts } from "./people.texts.ts";

export interface PeopleActions {
  readonly deleteUser: (user: UserListItem) => void;
  readonly deleteContact: (contact: ContactListItem) => void;
  readonly resend: (user: UserListItem) => Promise<void>;
  /** The id of the user whose invitation is just being sent again; null if none is being sent. */
  readonly resending: number | null;
  /** The open dialog, which the screen has to render. */
  readonly element: ReactNode;
}

/** For lists of people: deletes users and contacts after asking, and sends invitations again. */
export function usePeopleActions(): PeopleActions {
  const texts = useTexts(peopleTexts);
  const { date } = useFormats();
  const showSnack = useSnackbar();
  const queryClient = useQueryClient();
  const [element, setElement] = useState<ReactNode>(null);
  const close = () => setElement(null);

  const resending = useSubmit({
    send: ({ userId }: UserListItem) => call(peopleApi.reinviteUser, { body: { userId } }),
    onDone: async ({ invitedUntil }, user) => {
      const until = date(berlinDate(Temporal.Instant.from(invitedUntil)));
      showSnack({ message: texts.actions.resent(fullName(user), until), variant: "success" });
      await invalidatePeople(queryClient);
    },
    onFailure: ({ sentence }) => {
      showSnack({ message: sentence, variant: "error" });
      void invalidatePeople(queryClient);
    },
  });
  return {
    deleteUser: (user) => setElement(<DeleteUserDialog key={user.userId} user={user} onClosed={close} />),
    deleteContact: (contact) =>
      setElement(<DeleteContactDialog key={contact.id} contact={contact} onClosed={close} />),
    resend: resending.submit,
    resending: resending.busy ? (resending.input?.userId ?? null) : null,
    element,
  };
}
