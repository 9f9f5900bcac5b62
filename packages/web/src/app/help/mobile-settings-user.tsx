import { useQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { hrefTo } from "../../base/paths.ts";
import { useUser } from "../../base/session.ts";
import { Avatar } from "@kreislauf/ui/data/avatar.tsx";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import { VisuallyHidden } from "@kreislauf/ui/base/visually-hidden.tsx";
import { accountSettingsQuery } from "../../users/index.ts";
import { appTexts } from "../app.texts.ts";
import styles from "./mobile-settings.module.css";

/** The signed-in user and their company; links to the user's own settings. */
export function MobileSettingsUser() {
  const { titles } = useTexts(appTexts);
  const { firstName, lastName, companyName } = useUser();
  const picture = useQuery(accountSettingsQuery).data?.profile.profilePicture ?? null;
  const who = (
    <>
      <Avatar firstName={firstName} lastName={lastName} picture={picture} size="large" />
      <span>
        <b>
          {firstName} {lastName}
        </b>
        <small>{companyName}</small>
      </span>
    </>
  );
  return (
    <a className={styles.user} href={hrefTo("preferences")}>
      {who}
      <VisuallyHidden>{titles.preferences}</VisuallyHidden>
      <Icon of={ChevronRight} />
    </a>
  );
}
