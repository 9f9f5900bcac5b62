import { staffRoles, type StaffRole } from "@kreislauf/contract/base";
import { staffTexts } from "@kreislauf/contract/staff";
import { useId } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Checkbox } from "@kreislauf/ui/controls/checkbox.tsx";
import { administrationTexts } from "./administration.texts.ts";
import styles from "./administration.module.css";

interface RoleChoicesProps {
  roles: readonly StaffRole[];
  error: string | undefined;
  onChange: (roles: readonly StaffRole[]) => void;
}

/** The roles of an account, each with what it opens. */
export function RoleChoices({ roles, error, onChange }: RoleChoicesProps) {
  const texts = useTexts(administrationTexts);
  const { roles: roleNames } = useTexts(staffTexts);
  const errorId = useId();
  const toggle = (role: StaffRole, isChosen: boolean) =>
    onChange(staffRoles.filter((each) => (each === role ? isChosen : roles.includes(each))));
  return (
    <fieldset className={styles.roles} aria-describedby={error === undefined ? undefined : errorId}>
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
        <p id={errorId} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
