import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigation, usePathValue } from "../base/navigation.ts";
import { pathTo } from "../base/paths.ts";
import { ContactForm } from "./contact-form.tsx";
import { DeleteContactDialog } from "./delete-contact-dialog.tsx";
import { contactQuery } from "./people.queries.ts";
import { forEditing, PersonRecord } from "./person-record.tsx";

/** `/settings/externalUser/edit/:id` */
export function EditExternalUserScreen() {
  const id = Number(usePathValue("id"));
  return <Editing key={id} id={id} />;
}

function Editing({ id }: { id: number }) {
  const { go } = useNavigation();
  const [isDeleting, setDeleting] = useState(false);
  return (
    <PersonRecord record={useQuery({ ...contactQuery(id), ...forEditing(id) })}>
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
    </PersonRecord>
  );
}
