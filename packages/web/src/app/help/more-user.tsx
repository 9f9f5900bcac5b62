import { ChevronRight } from "lucide-react";
import { useTexts } from "../../base/language.tsx";
import { hrefTo } from "../../base/paths.ts";
import { useUser } from "../../base/session.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { Icon } from "../../ui/icon.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { isBuilt } from "../screens.ts";
import { helpTexts } from "./help.texts.ts";
import styles from "./mobile-settings.module.css";

/** Who is signed in, for which company; the way to one's own settings. */
export function MoreUser() {
  const { account } = useTexts(helpTexts).mobile;
  const { firstName, lastName, companyName } = useUser();
  const who = (
    <>
      <Avatar firstName={firstName} lastName={lastName} size="large" />
      <span>
        <b>
          {firstName} {lastName}
        </b>
        <small>{companyName}</small>
      </span>
    </>
  );
  if (!isBuilt("preferences")) return <div className={styles.user}>{who}</div>;
  return (
    <a className={styles.user} href={hrefTo("preferences")}>
      {who}
      <VisuallyHidden>{account}</VisuallyHidden>
      <Icon of={ChevronRight} />
    </a>
  );
}
