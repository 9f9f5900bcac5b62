import { Refusal } from "@kreislauf/contract/base";
import type { StaffEdit, StaffMember } from "@kreislauf/contract/staff";
import type { InTransaction, StaffContext } from "../base/context.ts";
import { hasApp } from "./check-staff-factor.ts";
import { recordStaffFactor } from "./record-staff-factor.ts";
import { deleteStaffFactors } from "./staff-factors.store.ts";
import { recordStaffAction } from "./staff-log.store.ts";
import { endStaffSessions, listStaffRows, lockAdministrators, lockStaff } from "./staff.store.ts";

type Changing = InTransaction<StaffContext>;
type StaffListRow = Awaited<ReturnType<typeof listStaffRows>>[number];

const toStaffMember = (row: StaffListRow): StaffMember => ({
  id: row.id,
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  roles: [...row.roles],
  state: row.locked_at !== null ? "locked" : row.password_hash === null ? "invited" : "active",
  secondFactors: [
    ...(hasApp(row) ? (["totp"] as const) : []),
    ...(row.has_passkey ? (["passkey"] as const) : []),
  ],
  lastSignInOn: row.last_sign_in,
  version: row.version,
});

export const listStaff = async (context: Pick<StaffContext, "db">): Promise<StaffMember[]> =>
  (await listStaffRows(context)).map(toStaffMember);

export async function getStaffMember(
  context: Pick<StaffContext, "db">,
  staffId: number,
): Promise<StaffMember> {
  const member = (await listStaff(context)).find(({ id }) => id === staffId);
  if (member === undefined) throw new Refusal("not_found");
  return member;
}

/**
 * Changes an account. The last administrator who can sign in must stay one. Locking an account ends its sessions at
 * once.
 */
export async function changeStaff(
  context: Changing,
  staffId: number,
  { version, firstName, lastName, roles, active }: StaffEdit,
): Promise<StaffMember> {
  const administrators = await lockAdministrators(context);
  const staff = await lockStaff(context, staffId);
  if (staff === undefined) throw new Refusal("not_found");
  if (staff.version !== version) throw new Refusal("staff_changed");
  const staysAdministrator = active && roles.includes("administration");
  if (!staysAdministrator && administrators.length === 1 && administrators[0] === staffId)
    throw new Refusal("last_administrator");
  await context.db
    .updateTable("staff")
    .set({
      first_name: firstName,
      last_name: lastName,
      roles: [...new Set(roles)],
      locked_at: active ? null : (staff.locked_at ?? context.now.toString()),
      version: version + 1,
    })
    .where("id", "=", staffId)
    .execute();
  if (!active) await endStaffSessions(context, { staffId });
  await recordStaffAction(context, {
    staffId: context.staff.staffId,
    action: "staff_changed",
    kind: "staff",
    subject: staff.email,
    subjectId: staffId,
  });
  return await getStaffMember(context, staffId);
}

/**
 * Removes a person's second factors and signs them out everywhere. If their account requires a second factor, they set
 * up a new one when they next sign in.
 */
export async function resetStaffSecondFactor(context: Changing, staffId: number): Promise<StaffMember> {
  const staff = await lockStaff(context, staffId);
  if (staff === undefined) throw new Refusal("not_found");
  await deleteStaffFactors(context, staffId);
  await context.db
    .updateTable("staff")
    .set({ version: staff.version + 1 })
    .where("id", "=", staffId)
    .execute();
  await endStaffSessions(context, { staffId });
  await recordStaffFactor(context, staffId, "second_factor_reset", context.staff.staffId);
  return await getStaffMember(context, staffId);
}
