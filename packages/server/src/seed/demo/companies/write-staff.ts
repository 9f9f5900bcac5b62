import { type StaffRole, staffRoles } from "@kreislauf/contract/base";
import type { Db } from "../../../base/database/database.ts";

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

/** The provider's staff, who need no second factor in the demo. */
export async function writeStaff(db: Db, now: Temporal.Instant, passwordHash: string): Promise<void> {
  await db
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
        created_at: now.toString(),
        locked_at: null,
      })),
    )
    .execute();
}
