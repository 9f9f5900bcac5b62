import * as z from "zod/mini";
import type { EndpointTable, ErrorCode } from "../base/index.ts";
import {
  activation,
  activationResult,
  invitationCheck,
  invitationTokenCheck,
  passwordReset,
  resetTokenCheck,
} from "./session.schema.ts";

const linkRefusals: readonly ErrorCode[] = ["reset_link_expired", "link_replaced", "link_used"];

/**
 * Calls of the pages that links in mails open. They have a table of their own, which the sign-in page does not have to
 * load.
 */
export const mailLinksApi = {
  checkResetToken: {
    method: "POST",
    path: "/auth/check-reset-token",
    summary: "Whether a reset link still works",
    access: "public",
    body: resetTokenCheck,
    answer: z.object({ message: z.literal("valid") }),
    refusals: linkRefusals,
  },
  resetPassword: {
    method: "POST",
    path: "/auth/reset-password",
    summary: "Set a new password by a reset link; ends all sessions",
    access: "public",
    body: passwordReset,
    answer: z.object({}),
    refusals: linkRefusals,
  },
  checkInvitationToken: {
    method: "POST",
    path: "/auth/user/check-invitation-token",
    summary: "Whether an invitation link still works, and whether accepting it needs a phone number",
    access: "public",
    body: invitationTokenCheck,
    answer: invitationCheck,
    refusals: ["invitation_link_expired", "link_replaced", "link_used"],
  },
  activate: {
    method: "POST",
    path: "/auth/user/activate",
    summary: "Accept an invitation with a first password, and a phone number where none is known",
    access: "public",
    body: activation,
    answer: activationResult,
    refusals: ["activation_link_expired", "link_replaced"],
  },
  renewInvitation: {
    method: "POST",
    path: "/auth/user/renew-invitation",
    summary: "Ask for a new link with an expired one; it goes to the invited address",
    access: "public",
    body: invitationTokenCheck,
    answer: z.object({}),
  },
} as const satisfies EndpointTable;
