import { berlinDate } from "@kreislauf/contract/base";
import type { ReactNode } from "react";
import { useFormats } from "../base/format.ts";
import { useTexts } from "../base/language.tsx";
import { useNow } from "../base/use-now.ts";
import { Card } from "../ui/card.tsx";
import { Note } from "../ui/note.tsx";
import { GrantNotes } from "./grant-notes.tsx";
import { ReadingCard, RightFields } from "./right-fields.tsx";
import { SitePicker } from "./site-picker.tsx";
import type { AccessDraft } from "./use-access-draft.ts";
import { userFormTexts } from "./user-form.texts.ts";
import styles from "./user-form.module.css";

interface AccessCardsProps {
  access: AccessDraft;
  otherSites?: number;
  /** Why the server did not take the rights. */
  problem?: string | undefined;
}

/** Rights and sites. */
export function AccessCards({ access, otherSites = 0, problem }: AccessCardsProps) {
  const texts = useTexts(userFormTexts);
  return (
    <>
      <RightFields
        values={access.rights}
        present={access.present}
        onChange={access.setRights}
        problem={problem}
      />
      <Card title={texts.sites}>
        <SitePicker values={access.sites} onChange={access.setSites} />
        {otherSites > 0 && <p className={styles.after}>{texts.otherSites(otherSites)}</p>}
      </Card>
    </>
  );
}

interface AccessAsideProps {
  access: AccessDraft;
  name: string;
  otherSites?: number;
  isInvitation?: boolean;
  children?: ReactNode;
}

/** What follows from what is chosen. */
export function AccessAside(props: AccessAsideProps) {
  const { access, name, otherSites = 0, isInvitation = false, children } = props;
  const texts = useTexts(userFormTexts);
  const { day } = useFormats();
  const until = useNow().add({ hours: 7 * 24 });
  return (
    <aside className={styles.column}>
      <ReadingCard name={name} rights={access.rights} siteCount={access.sites.size + otherSites} />
      {isInvitation && <Note>{texts.validity(day(berlinDate(until)))}</Note>}
      <GrantNotes />
      {children}
    </aside>
  );
}
