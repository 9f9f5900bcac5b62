import type { ContactPerson } from "@kreislauf/contract/sites";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { usePhoneFormat } from "../../base/phone-format.ts";
import { Avatar } from "@kreislauf/ui/data/avatar.tsx";
import { sitePeopleTexts } from "./site-people.texts.ts";
import styles from "./contact-person-details.module.css";

/** Name, phone number and e-mail address of the contact person; the latter two only if they are known. */
export function ContactPersonDetails({ person }: { person: ContactPerson }) {
  const texts = useTexts(sitePeopleTexts).contact;
  const phone = usePhoneFormat();
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
