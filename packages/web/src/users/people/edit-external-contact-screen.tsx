import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigation, usePathParam } from "../../base/navigation.ts";
import { pathTo } from "../../base/paths.ts";
import { ContactForm } from "./contact-form.tsx";
import { DeleteContactDialog } from "./delete-contact-dialog.tsx";
import { contactQuery } from "../base/people.queries.ts";
import { editQueryOptions, LoadedPerson } from "../base/loaded-person.tsx";

/** The screen at `/settings/externalUser/edit/:id`. */
export function EditExternalContactScreen() {
  const id = Number(usePathParam("id"));
  return <Editing key={id} id={id} />;
}

function Editing({ id }: { id: number }) {
  const { go } = useNavigation();
  const [isDeleting, setDeleting] = useState(false);
  return (
    <LoadedPerson record={useQuery({ ...contactQuery(id), ...editQueryOptions(id) })}>
      {(contact) => (
        <>
          <ContactForm contact={contact} onDelete={() => setDeleting(true)} />
          {isDeleting && (
            <DeleteContactDialog
              contact={contact}
              onClosed={() => setDeleting(false)}
              onDone={() => go(pathTo("userSettings", {}, { userTab: "external" }))}
            />
          )}
        </>
      )}
    </LoadedPerson>
  );
}
