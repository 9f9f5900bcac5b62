import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError, errorSentence } from "../base/api-error.ts";
import { useTexts } from "../base/language.tsx";
import { useNavigation, usePathValue } from "../base/navigation.ts";
import { pathTo } from "../base/paths.ts";
import { Card } from "../ui/card.tsx";
import { ErrorState } from "../ui/error-state.tsx";
import { Late } from "../ui/late.tsx";
import { SkeletonCard } from "../ui/skeleton-card.tsx";
import { ContactForm } from "./contact-form.tsx";
import { DeleteContactDialog } from "./delete-contact-dialog.tsx";
import { Missing } from "./edit-person.tsx";
import { contactQuery } from "./people.queries.ts";
import { userFormTexts } from "./user-form.texts.ts";
import styles from "./user-form.module.css";

/** `/settings/externalUser/edit/:id` */
export function EditExternalUserScreen() {
  const id = Number(usePathValue("id"));
  return <Loaded key={id} id={id} />;
}

function Loaded({ id }: { id: number }) {
  const texts = useTexts(userFormTexts);
  const { go } = useNavigation();
  const isId = Number.isInteger(id) && id > 0;
  // What is being edited is not exchanged under the hands of whoever edits it.
  const contact = useQuery({ ...contactQuery(id), enabled: isId, staleTime: Infinity, gcTime: 0 });
  const [isDeleting, setDeleting] = useState(false);
  if (!isId || (contact.error instanceof ApiError && contact.error.code === "not_found")) return <Missing />;
  if (contact.isError) {
    return (
      <Card flush>
        <ErrorState
          title={texts.failed}
          text={errorSentence(contact.error)}
          onRetry={() => void contact.refetch()}
          retrying={contact.isFetching}
        />
      </Card>
    );
  }
  if (contact.data === undefined) {
    return (
      <div className={styles.waiting}>
        <Late text={texts.loading}>
          <SkeletonCard />
        </Late>
      </div>
    );
  }
  return (
    <>
      <ContactForm contact={contact.data} onDelete={() => setDeleting(true)} />
      {isDeleting && (
        <DeleteContactDialog
          contact={contact.data}
          onClosed={() => setDeleting(false)}
          onDone={() => go(pathTo("userSettings", {}, { userTab: "external" }))}
        />
      )}
    </>
  );
}
