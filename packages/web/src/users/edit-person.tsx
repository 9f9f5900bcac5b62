import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTexts } from "../base/language.tsx";
import { useNavigation, usePathValue } from "../base/navigation.ts";
import { hrefTo, pathTo } from "../base/paths.ts";
import { useUser } from "../base/session.ts";
import { Note } from "../ui/note.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { DeleteUserDialog } from "./delete-user-dialog.tsx";
import { userQuery } from "./people.queries.ts";
import { forEditing, PersonRecord } from "./person-record.tsx";
import { UserForm } from "./user-form.tsx";
import { userFormTexts } from "./user-form.texts.ts";

/** The form of a registered or of an invited user, found by the address. */
export function EditPerson({ status }: { status: "registered" | "invited" }) {
  const texts = useTexts(userFormTexts);
  const { userId } = useUser();
  const id = Number(usePathValue("id"));
  if (id === userId) {
    return (
      <>
        <PageHead back={{ href: hrefTo("userSettings"), text: texts.back }} title={texts.person} />
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
    <PersonRecord
      record={useQuery({ ...userQuery(id), ...forEditing(id) })}
      isRight={(user) => user.status === status}
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
    </PersonRecord>
  );
}
