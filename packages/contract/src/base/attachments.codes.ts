import type { ErrorCode } from "./errors.ts";

/** The largest photo, as it was taken. */
export const maxPhotoBytes = 10_000_000;

/** Files with one message or request; a data URI is a third larger than its file. */
export const maxAttachments = 3;
export const maxAttachmentBytes = 10_000_000;
export const maxAttachmentsBodyBytes = Math.ceil((maxAttachments * maxAttachmentBytes * 4) / 3) + 100_000;

export const attachmentMediaTypes = ["image/jpeg", "application/pdf"] as const;
export type AttachmentMediaType = (typeof attachmentMediaTypes)[number];

/** Why a file is refused. */
export const attachmentRefusals = [
  "photo_unusable",
  "photo_too_large",
  "attachment_unusable",
  "attachment_too_large",
] as const satisfies readonly ErrorCode[];
