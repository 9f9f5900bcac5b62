import { randomUUID } from "node:crypto";
import type { Factor, SignedIn } from "@kreislauf/contract/session";
import { recordAudit } from "../../base/audit.ts";
import type { InTransaction, PublicContext } from "../../base/context.ts";
import { toSignedInUser, type Member } from "../../users/index.ts";
import type { CompanyAccount } from "../session.tables.ts";
import { notifyOfNewDevice } from "./notify-of-new-device.ts";
import type { SessionSecrets } from "./session-secrets.ts";
import { firstRefreshToken, hashToken, signAccessToken } from "./tokens.ts";

export const idleDays = 7;
const maxDays = 30;

const hours = (days: number) => ({ hours: 24 * days });

/** How and when a person proved who they are. */
interface Proof {
  readonly factors: readonly Factor[];
  readonly companyAccount: CompanyAccount | null;
  /** When the person proved their identity, if that was before this call (for example when they switch the company). */
  readonly provedAt?: Temporal.Instant;
  /** Set if the session continues an earlier one: the instant at which that one would have ended. */
  readonly endsAt?: Temporal.Instant;
}

/** When the person proved their identity; at their company's identity provider that may be a while ago. */
function provedAtOf({ companyAccount, provedAt }: Proof, now: Temporal.Instant): Temporal.Instant {
  if (provedAt !== undefined) return provedAt;
  const there = companyAccount?.authenticatedAt;
  if (there === null || there === undefined) return now;
  const at = Temporal.Instant.from(there);
  return Temporal.Instant.compare(at, now) < 0 ? at : now;
}

/**
 * Starts a session for a person in one company, records it in the audit log and notifies the person by e-mail if the
 * device is new.
 */
export async function openSession(
  context: InTransaction<PublicContext>,
  secrets: SessionSecrets,
  member: Member,
  proof: Proof,
): Promise<SignedIn> {
  const { db, now } = context;
  const sessionId = randomUUID();
  const refreshToken = firstRefreshToken(secrets.refresh, sessionId);
  await db
    .insertInto("sessions")
    .values({
      id: sessionId,
      user_id: member.userId,
      company_id: member.companyId,
      refresh_hash: hashToken(refreshToken),
      parent_hash: null,
      rotated_at: now.toString(),
      created_at: now.toString(),
      idle_until: now.add(hours(idleDays)).toString(),
      ends_at: (proof.endsAt ?? now.add(hours(maxDays))).toString(),
      revoked_at: null,
      device: context.device,
      factors: [...proof.factors],
      proved_at: provedAtOf(proof, now).toString(),
      company_account: proof.companyAccount && JSON.stringify(proof.companyAccount),
    })
    .execute();
  await recordAudit(context, {
    companyId: member.companyId,
    actorId: member.userId,
    action: "signed_in",
    after: { device: context.device },
  });
  await notifyOfNewDevice(context, member, { sessionId, factors: proof.factors });
  context.log.info({ security: "signed_in", userId: member.userId, sessionId }, "signed in");
  return {
    multicompany: false,
    initialPassword: member.initialPassword,
    accessToken: signAccessToken(secrets.access, sessionId, now),
    refreshToken,
    user: toSignedInUser(member),
  };
}
