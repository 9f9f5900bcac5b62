import { randomUUID } from "node:crypto";
import { type StaffRole, staffRoles } from "@kreislauf/contract/base";
import type { WriteContext } from "../../../base/context.ts";
import { recordStaffAction } from "../../../staff/index.ts";
import { staffSignIns } from "../content/demo-sign-ins.ts";
import { pastMorning } from "./past-morning.ts";

type Db = WriteContext["db"];

interface DemoStaff {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly roles: readonly StaffRole[];
}

const demoStaff: readonly DemoStaff[] = [
  { email: "leitung@nordwerk.example", firstName: "Katrin", lastName: "Ohlsen", roles: staffRoles },
  { email: "dispo@nordwerk.example", firstName: "Sinem", lastName: "Aydın", roles: ["dispatch", "claims"] },
  { email: "belege@nordwerk.example", firstName: "Jan", lastName: "Brodersen", roles: ["documents"] },
];

const accountAgeDays = 400;
const hoursSignedIn = 8;

/** Writes the provider's staff and their past sign-ins. In the demo they need no second factor. */
export async function writeStaff(db: Db, now: Temporal.Instant, passwordHash: string): Promise<void> {
  const created = await db
    .insertInto("staff")
    .values(
      demoStaff.map(({ email, firstName, lastName, roles }) => ({
        email,
        first_name: firstName,
        last_name: lastName,
        roles: [...roles],
        password_hash: passwordHash,
        second_factor_required: false,
        totp_secret: null,
        totp_confirmed_at: null,
        created_at: now.subtract({ hours: 24 * accountAgeDays }).toString(),
        locked_at: null,
      })),
    )
    .returning(["id", "email"])
    .execute();
  const staffIds = new Map(created.map(({ id, email }) => [email, id]));
  for (const [index, [email, device, daysAgo]] of staffSignIns.entries()) {
    const staffId = staffIds.get(email);
    if (staffId !== undefined) await signIn(db, staffId, device, pastMorning(now, daysAgo, index));
  }
}

/** Writes a session of a past day that has ended. */
async function signIn(db: Db, staffId: number, device: string, at: Temporal.Instant): Promise<void> {
  const end = at.add({ hours: hoursSignedIn }).toString();
  await db
    .insertInto("staff_sessions")
    .values({
      id: randomUUID(),
      staff_id: staffId,
      created_at: at.toString(),
      proved_at: at.toString(),
      idle_until: end,
      ends_at: end,
      revoked_at: end,
      device,
    })
    .execute();
  await recordStaffAction({ db, now: at }, { staffId, action: "signed_in" });
}
