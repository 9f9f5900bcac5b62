import { staffRoles, type StaffRole } from "@kreislauf/contract/base";
import { staffApi, type StaffMember, staffTexts } from "@kreislauf/contract/staff";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Checkbox } from "@kreislauf/ui/controls/checkbox.tsx";
import { LinkButton } from "@kreislauf/ui/controls/link-button.tsx";
import { TextField } from "@kreislauf/ui/controls/text-field.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { hrefTo } from "../base/address.ts";
import { call, errorSentence } from "../base/call.ts";
import { administrationTexts } from "./administration.texts.ts";
import type { DeskStaff } from "../base/desk-session.ts";
import styles from "./administration.module.css";

const staffKey = ["staff"] as const;

/** The accounts of the desk and its log. */
export function AdministrationScreen({ self }: { self: DeskStaff }) {
  const texts = useTexts(administrationTexts);
  const client = useQueryClient();
  const show = useSnackbar();
  const list = useQuery({ queryKey: staffKey, queryFn: () => call(staffApi.listStaff) });
  const act = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    onSuccess: () => show({ message: texts.done, variant: "success" }),
    onSettled: () => client.invalidateQueries({ queryKey: staffKey }),
  });
  return (
    <div className={styles.page}>
      <h1>{texts.title}</h1>
      <div>
        <LinkButton href={hrefTo("/administration/operations")}>{texts.operations}</LinkButton>
      </div>
      {(act.isError || list.isError) && (
        <Note variant="error" role="alert">
          {errorSentence(act.error ?? list.error)}
        </Note>
      )}
      <section className={styles.card}>
        <h2>{texts.accounts}</h2>
        <ul className={styles.people}>
          {list.data?.staff.map((member) => (
            <Member
              key={`${member.id} ${member.version}`}
              member={member}
              isSelf={member.id === self.id}
              onAct={(work) => act.mutate(work)}
            />
          ))}
        </ul>
      </section>
      <InviteCard />
      <LogCard />
    </div>
  );
}

interface MemberProps {
  member: StaffMember;
  isSelf: boolean;
  onAct: (work: () => Promise<unknown>) => void;
}

function Member({ member, isSelf, onAct }: MemberProps) {
  const texts = useTexts(administrationTexts);
  const { roles: roleNames } = useTexts(staffTexts);
  const formats = useFormats();
  const params = { staffId: member.id };
  const name = `${member.firstName} ${member.lastName}`;
  const change = (edit: { readonly roles?: readonly StaffRole[]; readonly active?: boolean }) =>
    onAct(() =>
      call(staffApi.changeStaff, {
        params,
        body: {
          version: member.version,
          firstName: member.firstName,
          lastName: member.lastName,
          roles: [...(edit.roles ?? member.roles)],
          active: edit.active ?? member.state !== "locked",
        },
      }),
    );
  return (
    <li>
      <div>
        <b>{name}</b>
        <small>
          {member.email}, {texts.states[member.state]}, {texts.secondFactor}:{" "}
          {member.hasSecondFactor ? texts.yes : texts.no}
          {member.lastSignInOn !== null && `, ${texts.lastSignIn}: ${formats.dateTime(member.lastSignInOn)}`}
        </small>
      </div>
      <fieldset className={styles.roles}>
        <legend>{texts.roles}</legend>
        {staffRoles.map((role) => (
          <Checkbox
            key={role}
            label={roleNames[role]}
            checked={member.roles.includes(role)}
            onChange={(event) =>
              change({
                roles: staffRoles.filter((each) =>
                  each === role ? event.target.checked : member.roles.includes(each),
                ),
              })
            }
          />
        ))}
      </fieldset>
      <div className={styles.actions} role="group" aria-label={texts.actionsOf(name)}>
        {member.state === "invited" && (
          <Button small onClick={() => onAct(() => call(staffApi.reinviteStaff, { params }))}>
            {texts.reinvite}
          </Button>
        )}
        {member.hasSecondFactor && !isSelf && (
          <Button small onClick={() => onAct(() => call(staffApi.resetStaffSecondFactor, { params }))}>
            {texts.resetFactor}
          </Button>
        )}
        {!isSelf && (
          <Button
            small
            variant={member.state === "locked" ? "secondary" : "danger"}
            onClick={() => change({ active: member.state === "locked" })}
          >
            {member.state === "locked" ? texts.unlock : texts.lock}
          </Button>
        )}
      </div>
    </li>
  );
}

function InviteCard() {
  const texts = useTexts(administrationTexts);
  const { roles: roleNames } = useTexts(staffTexts);
  const client = useQueryClient();
  const [email, setEmail] = useState("");
  const [firstName, setFirstName] = useState("");
  const [lastName, setLastName] = useState("");
  const [roles, setRoles] = useState<readonly StaffRole[]>(["dispatch"]);
  const invite = useMutation({
    mutationFn: () => call(staffApi.inviteStaff, { body: { email, firstName, lastName, roles: [...roles] } }),
    onSuccess: () => {
      setEmail("");
      setFirstName("");
      setLastName("");
      void client.invalidateQueries({ queryKey: staffKey });
    },
  });
  return (
    <form
      className={styles.card}
      onSubmit={(event) => {
        event.preventDefault();
        invite.mutate();
      }}
    >
      <h2>{texts.inviteTitle}</h2>
      {invite.isError && (
        <Note variant="error" role="alert">
          {errorSentence(invite.error)}
        </Note>
      )}
      {invite.isSuccess && (
        <Note variant="success" role="status">
          {texts.invited(invite.data.email)}
        </Note>
      )}
      <div className={styles.fields}>
        <TextField
          label={texts.firstName}
          required
          value={firstName}
          onChange={(event) => setFirstName(event.target.value)}
        />
        <TextField
          label={texts.lastName}
          required
          value={lastName}
          onChange={(event) => setLastName(event.target.value)}
        />
        <TextField
          label={texts.email}
          type="email"
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </div>
      <fieldset className={styles.roles}>
        <legend>{texts.roles}</legend>
        {staffRoles.map((role) => (
          <Checkbox
            key={role}
            label={roleNames[role]}
            checked={roles.includes(role)}
            onChange={(event) =>
              setRoles(
                staffRoles.filter((each) => (each === role ? event.target.checked : roles.includes(each))),
              )
            }
          />
        ))}
      </fieldset>
      <Button variant="primary" type="submit" busy={invite.isPending}>
        {texts.invite}
      </Button>
    </form>
  );
}

function LogCard() {
  const texts = useTexts(administrationTexts);
  const { actions } = useTexts(staffTexts);
  const formats = useFormats();
  const log = useQuery({
    queryKey: [...staffKey, "log"],
    queryFn: () => call(staffApi.staffLog, { query: {} }),
  });
  return (
    <section className={styles.card}>
      <h2>{texts.log}</h2>
      <table className={styles.log}>
        <thead>
          <tr>
            <th>{texts.when}</th>
            <th>{texts.who}</th>
            <th>{texts.what}</th>
          </tr>
        </thead>
        <tbody>
          {log.data?.entries.map((entry) => (
            <tr key={entry.id}>
              <td>{formats.dateTime(entry.occurredOn)}</td>
              <td>{entry.staffName ?? texts.commandLine}</td>
              <td>
                {actions[entry.action]} {entry.subject}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
