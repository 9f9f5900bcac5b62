import { randomUUID } from "node:crypto";
import type { MailboxEntry } from "@kreislauf/contract/notifications";
import type { SignedIn } from "@kreislauf/contract/session";
import type { InvitedUser } from "@kreislauf/contract/users";
import type { APIRequestContext } from "@playwright/test";
import { expect } from "./portal.ts";

/** The password of the demo's accounts. */
export const password = "Kreislauf1";

/** The password of accounts created here. New passwords must not contain the product's name, as the demo's does. */
export const ownPassword = "Werkhof77";

async function adminToken(request: APIRequestContext): Promise<string> {
  const answer = await request.post("/api/auth/login/credentials", {
    data: { email: "admin@demo.example", password },
  });
  return ((await answer.json()) as SignedIn).accessToken;
}

async function postAsAdmin<Answer>(request: APIRequestContext, path: string, data: object): Promise<Answer> {
  const headers = { authorization: `Bearer ${await adminToken(request)}`, "idempotency-key": randomUUID() };
  const answer = await request.post(`/api${path}`, { data, headers });
  expect(answer.ok(), path).toBe(true);
  return (await answer.json()) as Answer;
}

interface Rights {
  readonly permissions: readonly number[];
  readonly companyEbeneRoles?: readonly number[];
}

/** Invites a new person, without any site, into the company of admin@demo.example. */
export async function invite(
  request: APIRequestContext,
  rights: Rights = { permissions: [11] },
): Promise<InvitedUser> {
  const userDetails = { ...newPerson(), phone: "0561 5550140", ...rights };
  return await postAsAdmin(request, "/auth/user/invite", { userDetails });
}

/** Invites a new person as an invitation from a pasted list does: without a phone number. */
export const inviteFromList = (request: APIRequestContext): Promise<InvitedUser> =>
  postAsAdmin(request, "/auth/user/invite", {
    userDetails: { ...newPerson(), permissions: [11] },
    fromList: true,
  });

const newPerson = () => ({
  firstName: "Ada",
  lastName: "Gast",
  email: `gast-${randomUUID()}@demo.example`,
});

export const resendInvitation = (request: APIRequestContext, { userId }: InvitedUser): Promise<InvitedUser> =>
  postAsAdmin(request, "/auth/user/reinvite", { userId });

/** Waits for a mail to this address whose link to the page differs from `unlike`; returns that link, the newest one. */
export async function linkFromMail(
  request: APIRequestContext,
  to: string,
  page: "join" | "reset-password",
  unlike?: string,
): Promise<string> {
  const link = async () => {
    const mails = (await (await request.get("/api/dev/mailbox")).json()) as MailboxEntry[];
    const text = mails.find((mail) => mail.to === to && mail.text.includes(`/#/${page}/`))?.text ?? "";
    const found = new RegExp(`/#/${page}/\\S+`).exec(text)?.[0];
    return found === unlike ? undefined : found;
  };
  await expect.poll(link, { message: `a mail to ${to}` }).toBeDefined();
  return (await link()) ?? "";
}

/** Creates a user in the company of admin@demo.example that no other journey uses. */
export async function createUser(request: APIRequestContext, rights?: Rights): Promise<string> {
  const { email } = await invite(request, rights);
  const link = await linkFromMail(request, email, "join");
  const data = { signupToken: link.slice("/#/join/".length), password: ownPassword };
  expect((await request.post("/api/auth/user/activate", { data })).ok()).toBe(true);
  return email;
}
