import { getSessionSecrets } from "../../src/session/index.ts";
import { signAccessToken } from "../../src/session/base/tokens.ts";
import type { TestPortal } from "./portal.ts";

export interface TestPerson {
  readonly userId: number;
  /** A new access token, valid at the current time of the portal's clock. */
  readonly token: string;
}

/** Extends the session of a person to 2099, so that a test can set the clock days ahead. */
export async function keepSignedIn(portal: TestPortal, userId: number): Promise<TestPerson> {
  const { db } = portal.database;
  const { access } = await getSessionSecrets(db);
  const { id } = await db
    .updateTable("sessions")
    .set({ idle_until: "2099-01-01T00:00:00Z", ends_at: "2099-01-01T00:00:00Z" })
    .where("user_id", "=", userId)
    .returning("id")
    .executeTakeFirstOrThrow();
  return {
    userId,
    get token() {
      return signAccessToken(access, id, portal.now());
    },
  };
}
