import { randomUUID } from "node:crypto";
import type { UserWriteContext } from "../../../base/context.ts";
import { hashToken, newToken } from "../../../session/index.ts";

interface Visitor {
  readonly userId: number;
  readonly companyId: number;
  readonly device: string;
}

const minutesSignedIn = 40;

/**
 * Writes a session that began at `now`, a time on a past day, and has ended since. The list of people shows it as their
 * last sign-in.
 */
export async function writeEndedSession(
  { db, now }: UserWriteContext,
  { userId, companyId, device }: Visitor,
): Promise<void> {
  const end = now.add({ minutes: minutesSignedIn }).toString();
  await db
    .insertInto("sessions")
    .values({
      id: randomUUID(),
      user_id: userId,
      company_id: companyId,
      refresh_hash: hashToken(newToken()),
      parent_hash: null,
      rotated_at: now.toString(),
      created_at: now.toString(),
      proved_at: now.toString(),
      idle_until: end,
      ends_at: end,
      revoked_at: end,
      device,
      company_account: null,
    })
    .execute();
}
