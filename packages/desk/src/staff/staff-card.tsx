import { staffRoles } from "@kreislauf/contract/base";
import { type StaffMember, staffTexts } from "@kreislauf/contract/staff";
import { Check, Plus } from "lucide-react";
import { useState } from "react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { VisuallyHidden } from "@kreislauf/ui/base/visually-hidden.tsx";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Avatar } from "@kreislauf/ui/data/avatar.tsx";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import { Badge } from "@kreislauf/ui/feedback/badge.tsx";
import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { Skeleton } from "@kreislauf/ui/feedback/skeleton.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { LoadFailure } from "../base/load-failure.tsx";
import type { StaffListQuery } from "./administration.queries.ts";
import { administrationTexts } from "./administration.texts.ts";
import { InviteStaffDialog } from "./invite-staff-dialog.tsx";
import { StaffMemberDialog } from "./staff-member-dialog.tsx";
import styles from "./administration.module.css";

/** The accounts of the staff with their roles. */
export function StaffCard({ list, selfId }: { list: StaffListQuery; selfId: number }) {
  const texts = useTexts(administrationTexts);
  const { roles: roleNames } = useTexts(staffTexts);
  const [openId, setOpenId] = useState<number>();
  const [isInviting, setInviting] = useState(false);
  const opened = list.data?.staff.find(({ id }) => id === openId);
  return (
    <Card
      title={texts.accounts}
      flush
      actions={
        <Button small variant="primary" icon={Plus} onClick={() => setInviting(true)}>
          {texts.inviteTitle}
        </Button>
      }
    >
      {list.isLoadingError && <LoadFailure title={texts.failed} query={list} />}
      {list.isPending && (
        <Delayed text={texts.loading}>
          <div className={styles.loading}>
            <Skeleton width="100%" height={200} />
          </div>
        </Delayed>
      )}
      {list.data !== undefined && (
        <table className={styles.staff}>
          <thead>
            <tr>
              <th scope="col">{texts.person}</th>
              {staffRoles.map((role) => (
                <th key={role} scope="col" className={styles.role}>
                  {roleNames[role]}
                </th>
              ))}
              <th scope="col">{texts.secondFactor}</th>
              <th scope="col">{texts.lastSignIn}</th>
            </tr>
          </thead>
          <tbody>
            {list.data.staff.map((member) => (
              <StaffRow key={member.id} member={member} onOpen={() => setOpenId(member.id)} />
            ))}
          </tbody>
        </table>
      )}
      {opened !== undefined && (
        <StaffMemberDialog
          key={opened.id}
          member={opened}
          isSelf={opened.id === selfId}
          onClose={() => setOpenId(undefined)}
        />
      )}
      {isInviting && <InviteStaffDialog onClose={() => setInviting(false)} />}
    </Card>
  );
}

function StaffRow({ member, onOpen }: { member: StaffMember; onOpen: () => void }) {
  const texts = useTexts(administrationTexts);
  const { roles: roleNames } = useTexts(staffTexts);
  const formats = useFormats();
  return (
    <tr>
      <td>
        <div className={styles.person}>
          <Avatar firstName={member.firstName} lastName={member.lastName} />
          <div>
            <button type="button" className={styles.name} onClick={onOpen}>
              {member.firstName} {member.lastName}
            </button>
            <small>{member.email}</small>
          </div>
        </div>
      </td>
      {staffRoles.map((role) => (
        <td
          key={role}
          className={styles.role}
          data-label={roleNames[role]}
          data-held={member.roles.includes(role) || undefined}
        >
          {member.roles.includes(role) && (
            <>
              <Icon of={Check} />
              <VisuallyHidden>{texts.yes}</VisuallyHidden>
            </>
          )}
        </td>
      ))}
      <td data-label={texts.secondFactor}>
        {member.state === "active" ? (
          member.secondFactors.map((factor) => texts.factors[factor]).join(", ") || texts.none
        ) : (
          <Badge>{texts.states[member.state]}</Badge>
        )}
      </td>
      <td data-label={texts.lastSignIn} className={styles.when}>
        {member.lastSignInOn === null ? "–" : formats.dateTime(member.lastSignInOn)}
      </td>
    </tr>
  );
}
