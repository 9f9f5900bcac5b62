import { randomUUID } from "node:crypto";
import { type StaffRole, staffRoles } from "@kreislauf/contract/base";
import type { StaffSignedIn } from "@kreislauf/contract/staff";
import { cheapPasswordHash, testPassword } from "./company.ts";
import type { TestPortal } from "../portal/portal.ts";

export interface TestStaff {
  readonly staffId: number;
  readonly email: string;
  /** A token of the desk. */
  readonly token: string;
}

interface StaffOptions {
  readonly roles?: readonly StaffRole[];
  readonly needsSecondFactor?: boolean;
}

/** An account of the desk with a password; signed in unless it needs a second factor. */
export async function createTestStaff(portal: TestPortal, options: StaffOptions = {}): Promise<TestStaff> {
  const email = `${randomUUID()}@provider.example`;
  const { id } = await portal.database.db
    .insertInto("staff")
    .values({
      email,
      first_name: "Sinem",
      last_name: "Aydın",
      roles: [...(options.roles ?? staffRoles)],
      password_hash: cheapPasswordHash,
      second_factor_required: options.needsSecondFactor ?? false,
      totp_secret: null,
      totp_confirmed_at: null,
      created_at: portal.now().toString(),
      locked_at: null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const token = options.needsSecondFactor === true ? "" : await signInTestStaff(portal, email);
  return { staffId: id, email, token };
}

/** Signs in somebody who needs no second factor. */
async function signInTestStaff(portal: TestPortal, email: string): Promise<string> {
  const body = { email, password: testPassword };
  const answer = await portal.call({ method: "POST", path: "/desk/v1/sign-in", body });
  return answer.json<StaffSignedIn>().token;
}
