import { getSessionSecrets } from "../../src/session/index.ts";
import { signAccessToken } from "../../src/session/base/tokens.ts";
import type { TestPortal } from "./portal.ts";

export interface TestPerson {
  readonly userId: number;
  /** Of the moment that the clock shows. */
  readonly token: string;
}

/** Keeps the session of a person open, so that the clock can go on for days. */
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
