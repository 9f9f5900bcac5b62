import { staffRoles, type StaffRole } from "@kreislauf/contract/base";
import { staffTexts } from "@kreislauf/contract/staff";
import { CircleAlert } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Checkbox } from "@kreislauf/ui/controls/checkbox.tsx";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import { administrationTexts } from "./administration.texts.ts";
import styles from "./administration.module.css";

interface RoleChoicesProps {
  roles: readonly StaffRole[];
  error: string | undefined;
  onChange: (roles: readonly StaffRole[]) => void;
}

/** The roles of an account as checkboxes, each with what it opens. */
export function RoleChoices({ roles, error, onChange }: RoleChoicesProps) {
  const texts = useTexts(administrationTexts);
  const { roles: roleNames } = useTexts(staffTexts);
  const errorId = useId();
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const sentence = useRef<HTMLParagraphElement>(null);
  // Shows the error: on a phone the roles may be out of sight.
  useEffect(() => {
    if (error === undefined) return;
    fieldset.current?.querySelector("input")?.focus();
    sentence.current?.scrollIntoView({ block: "nearest" });
  }, [error]);
  const toggle = (role: StaffRole, isChosen: boolean) =>
    onChange(staffRoles.filter((each) => (each === role ? isChosen : roles.includes(each))));
  return (
    <fieldset
      ref={fieldset}
      className={styles.roles}
      aria-describedby={error === undefined ? undefined : errorId}
    >
      <legend>{texts.roles}</legend>
      {staffRoles.map((role) => (
        <div key={role} className={styles.choice}>
          <Checkbox
            label={
              <>
                <b>{roleNames[role]}</b>
                <small>{texts.roleTexts[role]}</small>
              </>
            }
            checked={roles.includes(role)}
            onChange={(event) => toggle(role, event.target.checked)}
          />
        </div>
      ))}
      {error !== undefined && (
        <p ref={sentence} id={errorId} role="alert" className={styles.error}>
          <Icon of={CircleAlert} size={16} />
          {error}
        </p>
      )}
    </fieldset>
  );
}
