import { berlinDate } from "@kreislauf/contract/base";
import type { ReactNode } from "react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { useNow } from "@kreislauf/ui/base/use-now.ts";
import { hrefTo } from "../../base/paths.ts";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { RightsSummaryCard, RightFields } from "./right-fields.tsx";
import { SitePicker } from "../base/site-picker.tsx";
import type { AccessDraft } from "./use-access-draft.ts";
import { userFormTexts } from "../base/user-form.texts.ts";
import styles from "../base/user-form.module.css";

interface AccessCardsProps {
  access: AccessDraft;
  otherSites?: number;
  /** Why the server refused the chosen rights; undefined if it did not. */
  problem?: string | undefined;
}

/** The cards in which a person's rights and sites are chosen. */
export function AccessCards({ access, otherSites = 0, problem }: AccessCardsProps) {
  const texts = useTexts(userFormTexts);
  return (
    <>
      <RightFields
        values={access.rights}
        initialRights={access.initialRights}
        onChange={access.setRights}
        problem={problem}
      />
      <Card title={texts.sites}>
        <SitePicker values={access.sites} onChange={access.setSites} />
        {otherSites > 0 && <p className={styles.hint}>{texts.otherSites(otherSites)}</p>}
      </Card>
    </>
  );
}

interface AccessSummaryProps {
  access: AccessDraft;
  name: string;
  otherSites?: number;
  isInvitation?: boolean;
  children?: ReactNode;
}

/** Explains what the chosen rights and sites allow. */
export function AccessSummary(props: AccessSummaryProps) {
  const { access, name, otherSites = 0, isInvitation = false, children } = props;
  const texts = useTexts(userFormTexts);
  const { day } = useFormats();
  const until = useNow().add({ hours: 7 * 24 });
  return (
    <aside className={styles.column}>
      <RightsSummaryCard name={name} rights={access.rights} siteCount={access.sites.size + otherSites} />
      {isInvitation && <Note>{texts.validity(day(berlinDate(until)))}</Note>}
      <GrantRulesNote />
      {children}
    </aside>
  );
}

/** Explains that users can neither grant rights that they do not have, nor manage themselves. */
function GrantRulesNote() {
  const texts = useTexts(userFormTexts);
  return (
    <Note>
      {texts.grantNote}{" "}
      <a className={styles.link} href={hrefTo("preferences")}>
        {texts.account}
      </a>
      .
    </Note>
  );
}
