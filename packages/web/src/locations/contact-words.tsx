import type { ContactPerson } from "@kreislauf/contract/locations";
import { useTexts } from "../base/language.tsx";
import { usePhoneWords } from "../base/phone-words.ts";
import { Avatar } from "../ui/avatar.tsx";
import { siteDetailTexts } from "./site-detail.texts.ts";
import styles from "./site-detail.module.css";

/** Name, telephone and address of whom to ask. */
export function ContactWords({ person }: { person: ContactPerson }) {
  const texts = useTexts(siteDetailTexts).contact;
  const phone = usePhoneWords();
  const [firstName = "", ...rest] = person.name.split(" ");
  return (
    <div className={styles.person}>
      <Avatar firstName={firstName} lastName={rest.at(-1) ?? ""} />
      <div className={styles.text}>
        <b>{person.name}</b>
        {person.type === "external" && <small>{texts.external}</small>}
        {person.phone !== null && (
          <p>
            <a href={`tel:${person.phone}`}>{phone(person.phone)}</a>
          </p>
        )}
        {person.email !== null && (
          <p>
            <a href={`mailto:${person.email}`}>{person.email}</a>
          </p>
        )}
      </div>
    </div>
  );
}
