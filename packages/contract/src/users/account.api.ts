import * as z from "zod/mini";
import { type EndpointTable, idParam, needs, permission } from "../base/index.ts";
import {
  accountSettings,
  emailSettings,
  type EmailSettingsEdit,
  emailSettingsEdit,
  listSettings,
  maxPictureBodyBytes,
  profile,
  profileEdit,
} from "./users.schema.ts";

/** Calls about the signed-in person's own account. */
export const accountApi = {
  accountSettings: {
    method: "GET",
    path: "/account/settings",
    summary: "Own profile, e-mail settings and rights",
    access: "account",
    answer: accountSettings,
  },
  changeEmailSettings: {
    method: "PATCH",
    path: "/account/settings/email/:userId",
    summary: "Switch one's notification mails; what is left out stays",
    access: "account",
    params: z.object({ userId: idParam }),
    needsRecentIdentityProof: {
      isNeeded: ({ newDeviceNotice }: EmailSettingsEdit) => newDeviceNotice === false,
      purpose: "switch the warning of a new device off",
    },
    body: emailSettingsEdit,
    answer: emailSettings,
    refusals: ["not_found"],
  },
  changeListSettings: {
    method: "PATCH",
    path: "/account/settings/lists",
    summary: "Choose how one's lists are sorted at first",
    access: "account",
    body: listSettings,
    answer: listSettings,
  },
  postponeSecondFactorOffer: {
    method: "POST",
    path: "/account/second-factor/later",
    summary: "Put the offer to set up a second factor off for 90 days",
    access: "account",
    answer: z.strictObject({}),
  },
  changeProfile: {
    method: "POST",
    path: "/account/setting/profile",
    summary: "Change one's name and phone number",
    access: "account",
    body: profileEdit,
    answer: profile,
    refusals: ["not_found"],
  },
  changeAvatar: {
    method: "POST",
    path: "/account/setting/avatar",
    summary: "Set one's picture (JPEG, PNG, WebP; at most 5 MB) or, with null, remove it",
    access: "account",
    body: z.strictObject({ profilePicture: z.nullable(z.string()) }),
    answer: z.object({ profilePicture: z.nullable(z.string()) }),
    refusals: ["picture_unusable", "picture_too_large"],
    maxBodyBytes: maxPictureBodyBytes,
  },
  companyUiFields: {
    method: "GET",
    path: "/company-ui-fields",
    summary: "Which parts of the portal the company has",
    access: needs(permission.defaultUser),
    answer: z.object({ documents: z.boolean() }),
  },
} as const satisfies EndpointTable;
