import { staffApi, type StaffMember } from "@kreislauf/contract/staff";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ShieldCheck } from "lucide-react";
import { useState } from "react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { TextField } from "@kreislauf/ui/controls/text-field.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { ConfirmDialog } from "@kreislauf/ui/overlays/confirm-dialog.tsx";
import { call, isRefusedBy } from "../base/call.ts";
import { fieldErrorOf, formErrorOf } from "../base/field-error.ts";
import { GuardedDialog } from "../base/guarded-dialog.tsx";
import { reloadStaff } from "./administration.queries.ts";
import { administrationTexts } from "./administration.texts.ts";
import { RoleChoices } from "./role-choices.tsx";
import styles from "./administration.module.css";

interface StaffMemberDialogProps {
  member: StaffMember;
  isSelf: boolean;
  onClose: () => void;
}

/** A dialog for one account: changes name and roles, resets a lost second factor, locks it. */
export function StaffMemberDialog({ member, isSelf, onClose }: StaffMemberDialogProps) {
  const texts = useTexts(administrationTexts);
  const formats = useFormats();
  const client = useQueryClient();
  const show = useSnackbar();
  const [typed, setTyped] = useState<Partial<Pick<StaffMember, "firstName" | "lastName" | "roles">>>({});
  const { firstName, lastName, roles } = { ...member, ...typed };
  const isDirty =
    firstName !== member.firstName ||
    lastName !== member.lastName ||
    roles.toSorted().join(" ") !== member.roles.toSorted().join(" ");
  /**
   * The version that the changes are based on. A newer one in the list replaces it only after a refusal has told the
   * person.
   */
  const [version, setVersion] = useState(member.version);
  const [hasNoRole, setHasNoRole] = useState(false);
  const [isResetting, setResetting] = useState(false);
  const params = { staffId: member.id };
  const isLocked = member.state === "locked";
  const name = `${member.firstName} ${member.lastName}`;

  const save = useMutation({
    mutationFn: (active: boolean) =>
      call(staffApi.changeStaff, {
        params,
        body: { version, firstName, lastName, roles: [...roles], active },
      }),
    onSuccess: ({ state }) => {
      show({
        message: state === "locked" && !isLocked ? texts.lockedDone(name) : texts.done,
        variant: "success",
      });
      void reloadStaff(client);
      onClose();
    },
    // After a conflict the input stays and all other fields show what somebody else saved. Saving again overwrites
    // that.
    onError: async (error) => {
      const staff = await reloadStaff(client);
      const current = staff.find(({ id }) => id === member.id);
      if (current !== undefined && isRefusedBy(error, "staff_changed")) setVersion(current.version);
    },
  });
  const reset = useMutation({
    mutationFn: () => call(staffApi.resetStaffSecondFactor, { params }),
    onSuccess: (changed) => {
      // The reset itself adds one to the version. If it grew by more, somebody else has changed the account: the old
      // version is kept, so that the next save is refused once.
      setVersion((seen) => (changed.version === seen + 1 ? changed.version : seen));
      setResetting(false);
      show({ message: texts.resetDone(name), variant: "success" });
      void reloadStaff(client);
    },
  });
  const reinvite = useMutation({
    mutationFn: () => call(staffApi.reinviteStaff, { params }),
    onSuccess: ({ invitedUntil }) => {
      show({ message: texts.reinvited(formats.dateTime(invitedUntil)), variant: "success" });
      void reloadStaff(client);
    },
  });
  const problem = save.error ?? reinvite.error;
  const resetProblem = isRefusedBy(reset.error, "proof_required") ? undefined : formErrorOf(reset.error);
  return (
    <GuardedDialog
      open
      onClose={onClose}
      isDirty={isDirty}
      busy={save.isPending || reset.isPending || reinvite.isPending}
      title={name}
      description={member.email}
      maxWidth={560}
      onSubmit={(event) => {
        event.preventDefault();
        setHasNoRole(roles.length === 0);
        if (roles.length > 0) save.mutate(!isLocked);
      }}
      footerNote={
        !isSelf && (
          <Button
            variant={isLocked ? "secondary" : "danger"}
            busy={save.isPending}
            onClick={() => save.mutate(isLocked)}
          >
            {isLocked ? texts.unlock : texts.lock}
          </Button>
        )
      }
      actions={() => (
        <Button variant="primary" type="submit" busy={save.isPending}>
          {texts.save}
        </Button>
      )}
    >
      <div className={styles.form}>
        {problem !== null &&
          !isRefusedBy(problem, "proof_required") &&
          formErrorOf(problem) !== undefined && (
            <Note variant="error" role="alert">
              {isRefusedBy(problem, "staff_changed") ? texts.changedMeanwhile : formErrorOf(problem)}
            </Note>
          )}
        <div className={styles.fields}>
          <TextField
            label={texts.firstName}
            required
            maxLength={100}
            value={firstName}
            error={fieldErrorOf(save.error, "firstName")}
            onChange={(event) => setTyped({ ...typed, firstName: event.target.value })}
          />
          <TextField
            label={texts.lastName}
            required
            maxLength={100}
            value={lastName}
            error={fieldErrorOf(save.error, "lastName")}
            onChange={(event) => setTyped({ ...typed, lastName: event.target.value })}
          />
        </div>
        <RoleChoices
          roles={roles}
          error={hasNoRole ? texts.roleMissing : undefined}
          onChange={(next) => {
            setHasNoRole(false);
            setTyped({ ...typed, roles: [...next] });
          }}
        />
        {member.state === "invited" && (
          <Note>
            <p>{texts.invitedText}</p>
            <Button small busy={reinvite.isPending} onClick={() => reinvite.mutate()}>
              {texts.reinvite}
            </Button>
          </Note>
        )}
        {member.secondFactors.length > 0 && !isSelf && (
          <Note icon={ShieldCheck}>
            <p>
              <b>
                {texts.secondFactor}: {member.secondFactors.map((factor) => texts.factors[factor]).join(", ")}
              </b>
            </p>
            <p>{texts.resetText}</p>
            <Button small onClick={() => setResetting(true)}>
              {texts.resetFactor}
            </Button>
          </Note>
        )}
      </div>
      <ConfirmDialog
        above
        danger
        open={isResetting}
        title={texts.resetTitle(name)}
        confirmText={texts.resetFactor}
        busy={reset.isPending}
        error={resetProblem}
        onConfirm={() => reset.mutate()}
        onClose={() => {
          setResetting(false);
          reset.reset();
        }}
      >
        <p>{texts.resetText}</p>
      </ConfirmDialog>
    </GuardedDialog>
  );
}
