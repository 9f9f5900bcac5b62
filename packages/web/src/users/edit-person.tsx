import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError, errorSentence } from "../base/api-error.ts";
import { useTexts } from "../base/language.tsx";
import { useNavigation, usePathValue } from "../base/navigation.ts";
import { hrefTo, pathTo } from "../base/paths.ts";
import { useUser } from "../base/session.ts";
import { Card } from "../ui/card.tsx";
import { ErrorState } from "../ui/error-state.tsx";
import { Late } from "../ui/late.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { Note } from "../ui/note.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { SkeletonCard } from "../ui/skeleton-card.tsx";
import { StateMessage } from "../ui/state-message.tsx";
import { DeleteUserDialog } from "./delete-user-dialog.tsx";
import { userQuery } from "./people.queries.ts";
import { UserForm } from "./user-form.tsx";
import { userFormTexts } from "./user-form.texts.ts";
import styles from "./user-form.module.css";

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
  return <Loaded key={id} id={id} status={status} />;
}

function Loaded({ id, status }: { id: number; status: "registered" | "invited" }) {
  const texts = useTexts(userFormTexts);
  const { go } = useNavigation();
  const isId = Number.isInteger(id) && id > 0;
  // What is being edited is not exchanged under the hands of whoever edits it.
  const user = useQuery({ ...userQuery(id), enabled: isId, staleTime: Infinity, gcTime: 0 });
  const [isDeleting, setDeleting] = useState(false);
  const isMissing = !isId || (user.error instanceof ApiError && user.error.code === "not_found");
  if (isMissing || (user.data !== undefined && user.data.status !== status)) return <Missing />;
  if (user.isError) {
    return (
      <Card flush>
        <ErrorState
          title={texts.failed}
          text={errorSentence(user.error)}
          onRetry={() => void user.refetch()}
          retrying={user.isFetching}
        />
      </Card>
    );
  }
  if (user.data === undefined) {
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
      <UserForm user={user.data} onDelete={() => setDeleting(true)} />
      {isDeleting && (
        <DeleteUserDialog
          user={user.data}
          onClosed={() => setDeleting(false)}
          onDone={() => go(pathTo("userSettings"))}
        />
      )}
    </>
  );
}

export function Missing() {
  const texts = useTexts(userFormTexts);
  return (
    <>
      <PageHead back={{ href: hrefTo("userSettings"), text: texts.back }} title={texts.person} />
      <Card flush>
        <StateMessage
          illustration="users"
          title={texts.missing}
          text={texts.missingText}
          action={<LinkButton href={hrefTo("userSettings")}>{texts.toList}</LinkButton>}
        />
      </Card>
    </>
  );
}
