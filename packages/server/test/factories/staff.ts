import { randomBytes, randomUUID } from "node:crypto";
import { type StaffRole, staffRoles } from "@kreislauf/contract/base";
import type { PasskeyAttestation } from "@kreislauf/contract/session";
import type { StaffSignedIn } from "@kreislauf/contract/staff";
import { issueChallenge } from "../../src/session/passkeys.store.ts";
import { cheapPasswordHash, testPassword } from "./company.ts";
import { createTestPasskey } from "./passkey.ts";
import type { TestPortal } from "../portal/portal.ts";

export interface TestStaff {
  readonly staffId: number;
  readonly email: string;
  /** The session's token at the desk. */
  readonly token: string;
}

interface StaffOptions {
  readonly roles?: readonly StaffRole[];
  readonly needsSecondFactor?: boolean;
}

/** Creates a staff account with a password; signs it in unless it needs a second factor. */
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

/** Signs in staff who need no second factor; returns the token. */
async function signInTestStaff(portal: TestPortal, email: string): Promise<string> {
  const body = { email, password: testPassword };
  const answer = await portal.call({ method: "POST", path: "/desk/v1/sign-in", body });
  return answer.json<StaffSignedIn>().token;
}

/** Adds an authenticator app to a staff account, not yet confirmed by default; returns its secret. */
export async function startTestStaffApp(portal: TestPortal, staffId: number, { isConfirmed = false } = {}) {
  const secret = randomBytes(20);
  await portal.database.db
    .updateTable("staff")
    .set({ totp_secret: secret, totp_confirmed_at: isConfirmed ? portal.now().toString() : null })
    .where("id", "=", staffId)
    .execute();
  return secret;
}

/** Adds a passkey with random keys, which nobody can use, to a staff account; returns the passkey's id. */
export async function insertTestStaffPasskey(portal: TestPortal, staffId: number): Promise<number> {
  const { id } = await portal.database.db
    .insertInto("staff_passkeys")
    .values({
      staff_id: staffId,
      credential_id: randomBytes(32),
      public_key: randomBytes(64),
      sign_count: 0,
      transports: [],
      name: "Schlüsselbund",
      created_at: portal.now().toString(),
      last_used_at: null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** The attestation with which a browser adds a new passkey in the latest session of a staff account. */
export async function createTestStaffAttestation(
  portal: TestPortal,
  staffId: number,
): Promise<PasskeyAttestation> {
  const { db } = portal.database;
  const { id: sessionId } = await db
    .selectFrom("staff_sessions")
    .select("id")
    .where("staff_id", "=", staffId)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  const challenge = await db
    .transaction()
    .execute((transaction) =>
      issueChallenge({ db: transaction, now: portal.now() }, { kind: "staff_add", sessionId }),
    );
  return createTestPasskey(portal).create({ challenge, user: { id: "c3RhZmY" } });
}
