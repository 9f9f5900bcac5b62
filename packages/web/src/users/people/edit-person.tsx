import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { useNavigation, usePathParam } from "../../base/navigation.ts";
import { hrefTo, pathTo } from "../../base/paths.ts";
import { useUser } from "../../base/session.ts";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { PageHeader } from "@kreislauf/ui/layout/page-header.tsx";
import { DeleteUserDialog } from "./delete-user-dialog.tsx";
import { userQuery } from "../base/people.queries.ts";
import { editQueryOptions, LoadedPerson } from "../base/loaded-person.tsx";
import { UserForm } from "./user-form.tsx";
import { userFormTexts } from "../base/user-form.texts.ts";

/** Edits the registered or invited user whose id is in the address. */
export function EditPerson({ status }: { status: "registered" | "invited" }) {
  const texts = useTexts(userFormTexts);
  const { userId } = useUser();
  const id = Number(usePathParam("id"));
  if (id === userId) {
    return (
      <>
        <PageHeader back={{ href: hrefTo("userSettings"), text: texts.back }} title={texts.person} />
        <Note title={texts.self}>
          <a href={hrefTo("preferences")}>{texts.selfLink}</a>
        </Note>
      </>
    );
  }
  return <Editing key={id} id={id} status={status} />;
}

function Editing({ id, status }: { id: number; status: "registered" | "invited" }) {
  const { go } = useNavigation();
  const [isDeleting, setDeleting] = useState(false);
  return (
    <LoadedPerson
      record={useQuery({ ...userQuery(id), ...editQueryOptions(id) })}
      matches={(user) => user.status === status}
    >
      {(user) => (
        <>
          <UserForm user={user} onDelete={() => setDeleting(true)} />
          {isDeleting && (
            <DeleteUserDialog
              user={user}
              onClosed={() => setDeleting(false)}
              onDone={() => go(pathTo("userSettings"))}
            />
          )}
        </>
      )}
    </LoadedPerson>
  );
}
