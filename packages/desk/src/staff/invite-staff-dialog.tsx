import type { StaffRole } from "@kreislauf/contract/base";
import { staffApi } from "@kreislauf/contract/staff";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { TextField } from "@kreislauf/ui/controls/text-field.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { call, isRefusedBy } from "../base/call.ts";
import { fieldErrorOf, formErrorOf } from "../base/field-error.ts";
import { GuardedDialog } from "../base/guarded-dialog.tsx";
import { reloadStaff } from "./administration.queries.ts";
import { administrationTexts } from "./administration.texts.ts";
import { RoleChoices } from "./role-choices.tsx";
import styles from "./administration.module.css";

/** Creates an account and mails its invitation. */
export function InviteStaffDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts(administrationTexts);
  const client = useQueryClient();
  const show = useSnackbar();
  const [email, setEmail] = useState("");
  const [firstName, setFirstName] = useState("");
  const [lastName, setLastName] = useState("");
  const [roles, setRoles] = useState<readonly StaffRole[]>([]);
  const [hasNoRole, setHasNoRole] = useState(false);
  const invite = useMutation({
    mutationFn: () => call(staffApi.inviteStaff, { body: { email, firstName, lastName, roles: [...roles] } }),
    onSuccess: (member) => {
      show({ message: texts.invited(member.email), variant: "success" });
      void reloadStaff(client);
      onClose();
    },
  });
  const isTaken = isRefusedBy(invite.error, "staff_email_taken");
  const problem =
    isTaken || isRefusedBy(invite.error, "proof_required") ? undefined : formErrorOf(invite.error);
  return (
    <GuardedDialog
      open
      onClose={onClose}
      isDirty={roles.length > 0 || [email, firstName, lastName].some(Boolean)}
      busy={invite.isPending}
      title={texts.inviteTitle}
      description={texts.inviteText}
      maxWidth={560}
      onSubmit={(event) => {
        event.preventDefault();
        setHasNoRole(roles.length === 0);
        if (roles.length > 0) invite.mutate();
      }}
      actions={(close) => (
        <>
          <Button onClick={close}>{texts.cancel}</Button>
          <Button variant="primary" type="submit" busy={invite.isPending}>
            {texts.invite}
          </Button>
        </>
      )}
    >
      <div className={styles.form}>
        {problem !== undefined && (
          <Note variant="error" role="alert">
            {problem}
          </Note>
        )}
        <TextField
          label={texts.email}
          type="email"
          required
          maxLength={254}
          value={email}
          error={isTaken ? formErrorOf(invite.error) : fieldErrorOf(invite.error, "email")}
          onChange={(event) => setEmail(event.target.value)}
        />
        <div className={styles.fields}>
          <TextField
            label={texts.firstName}
            required
            maxLength={100}
            value={firstName}
            error={fieldErrorOf(invite.error, "firstName")}
            onChange={(event) => setFirstName(event.target.value)}
          />
          <TextField
            label={texts.lastName}
            required
            maxLength={100}
            value={lastName}
            error={fieldErrorOf(invite.error, "lastName")}
            onChange={(event) => setLastName(event.target.value)}
          />
        </div>
        <RoleChoices
          roles={roles}
          error={hasNoRole ? texts.roleMissing : undefined}
          onChange={(next) => {
            setHasNoRole(false);
            setRoles(next);
          }}
        />
      </div>
    </GuardedDialog>
  );
}
