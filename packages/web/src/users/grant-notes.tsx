import { useTexts } from "../base/language.tsx";
import { hrefTo } from "../base/paths.ts";
import { Note } from "../ui/note.tsx";
import { userFormTexts } from "./user-form.texts.ts";
import styles from "./user-form.module.css";

/** Nobody grants what they do not hold, or manages themselves. */
export function GrantNotes() {
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
