import { Refusal } from "@kreislauf/contract/base";
import type {
  AccountSettings,
  EmailSettings,
  EmailSettingsEdit,
  ListSettings,
  ProfileEdit,
} from "@kreislauf/contract/users";
import { changedFacts, recordAudit } from "../base/audit.ts";
import type { Context, TransactionContext, Scope } from "../base/context.ts";
import { personSortKey } from "./person-sort-key.ts";
import { normalizePhone } from "./base/normalize-phone.ts";
import { findProfilePicture } from "./profile-picture.store.ts";
import { isSecondFactorOffered, updateSecondFactorOffer } from "./second-factor-rule.store.ts";
import { toSignedInUser } from "./to-signed-in-user.ts";
import { findMember, listCompaniesOf, lockUser, type Member } from "./users.store.ts";

export async function getOwnMember({ db, actor }: Scope): Promise<Member> {
  const member = await findMember(db, actor.userId, actor.companyId);
  if (member === undefined) throw new Refusal("unauthenticated");
  return member;
}

export async function getAccountSettings(context: Context): Promise<AccountSettings> {
  const member = await getOwnMember(context);
  return {
    profile: await profileOf(context, member),
    emailSettings: emailSettingsOf(member),
    user: toSignedInUser(member),
    initialPassword: member.initialPassword,
    secondFactorDue: context.actor.secondFactorDue,
    secondFactorOffered: context.actor.secondFactorDue === null && (await isSecondFactorOffered(context)),
    passwordChangedOn: member.passwordChangedOn,
    companies: await listCompaniesOf(context.db, context.actor.userId),
  };
}

async function profileOf(context: Pick<Context, "db">, member: Member) {
  const { userId, firstName, lastName, phone, email } = member;
  const profilePicture = await findProfilePicture(context, userId);
  return { userId, firstName, lastName, phone, email: email ?? "", profilePicture };
}

const emailSettingsOf = (member: Member): EmailSettings => ({
  orderReceiptConfirmation: member.orderReceiptConfirmation,
  claimConfirmation: member.claimConfirmation,
  cancellationConfirmation: member.cancellationConfirmation,
  documentReceipt: member.documentReceipt,
  proposalNotice: member.proposalNotice,
  failedTripNotice: member.failedTripNotice,
  claimAnswerNotice: member.claimAnswerNotice,
  newDeviceNotice: member.newDeviceNotice,
  budgetNotice: member.budgetNotice,
  orderDigest: member.orderDigestFrom !== null,
});

/** Does not offer the person a second factor again for 90 days. */
export async function postponeSecondFactorOffer(context: TransactionContext): Promise<Record<string, never>> {
  await updateSecondFactorOffer(context, context.now.add({ hours: 24 * 90 }));
  return {};
}

/** Refuses with 404 a call that names another user than the one of the token (docs/coverage.md D8.2). */
function ensureSelf({ actor }: Context, userId: number): void {
  if (actor.userId !== userId) throw new Refusal("not_found");
}

export async function changeEmailSettings(
  context: TransactionContext,
  userId: number,
  change: EmailSettingsEdit,
): Promise<EmailSettings> {
  ensureSelf(context, userId);
  // Locked, because another tab may change other switches at the same time.
  await lockUser(context, userId);
  const member = await getOwnMember(context);
  // JSON has no undefined, so every field that the body contains has a value.
  const after: EmailSettings = { ...emailSettingsOf(member), ...(change as Partial<EmailSettings>) };
  await context.db
    .updateTable("memberships")
    .set({
      order_receipt_confirmation: after.orderReceiptConfirmation,
      claim_confirmation: after.claimConfirmation,
      cancellation_confirmation: after.cancellationConfirmation,
      document_receipt: after.documentReceipt,
      proposal_notice: after.proposalNotice,
      failed_trip_notice: after.failedTripNotice,
      claim_answer_notice: after.claimAnswerNotice,
      new_device_notice: after.newDeviceNotice,
      budget_notice: after.budgetNotice,
      order_digest_from: after.orderDigest ? (member.orderDigestFrom ?? context.now.toString()) : null,
    })
    .where("user_id", "=", userId)
    .where("company_id", "=", context.actor.companyId)
    .execute();
  return after;
}

export async function changeListSettings(
  context: TransactionContext,
  settings: ListSettings,
): Promise<ListSettings> {
  await context.db
    .updateTable("users")
    .set({ next_orders_first: settings.nextOrdersFirst })
    .where("id", "=", context.actor.userId)
    .execute();
  return settings;
}

/**
 * Changes the fields of the person's own data that the body contains. The change is logged in all of their companies.
 */
export async function changeProfile(context: TransactionContext, { userId, profileData }: ProfileEdit) {
  ensureSelf(context, userId);
  await lockUser(context, userId);
  const before = await getOwnMember(context);
  const firstName = profileData.firstName ?? before.firstName;
  const lastName = profileData.lastName ?? before.lastName;
  const phone =
    profileData.phone === undefined
      ? before.phone
      : await normalizePhone(context, profileData.phone, "profileData.phone");
  await context.db
    .updateTable("users")
    .set({
      first_name: firstName,
      last_name: lastName,
      phone,
      sort_key: personSortKey({ firstName, lastName }),
    })
    .where("id", "=", userId)
    .execute();
  const changed = changedFacts(
    { firstName: before.firstName, lastName: before.lastName, phone: before.phone },
    { firstName, lastName, phone },
  );
  const companies = changed === null ? [] : await listCompaniesOf(context.db, userId);
  for (const { id: companyId } of companies) {
    await recordAudit(context, {
      companyId,
      actorId: userId,
      action: "profile_changed",
      subject: `${before.firstName} ${before.lastName}`,
      subjectId: userId,
      ...changed,
    });
  }
  return await profileOf(context, { ...before, firstName, lastName, phone });
}
