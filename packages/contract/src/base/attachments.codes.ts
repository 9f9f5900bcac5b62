import type { ErrorCode } from "./errors.ts";

/** Maximum size of an uploaded photo, in bytes. */
export const maxPhotoBytes = 10_000_000;

/** The most files with one message or request. */
export const maxAttachments = 3;
/** Maximum size of one file, in bytes. */
export const maxAttachmentBytes = 10_000_000;
/** Maximum size of the request: a data URI is a third longer than its file; the rest is spare for other fields. */
export const maxAttachmentsBodyBytes = Math.ceil((maxAttachments * maxAttachmentBytes * 4) / 3) + 100_000;

export const attachmentMediaTypes = ["image/jpeg", "application/pdf"] as const;
export type AttachmentMediaType = (typeof attachmentMediaTypes)[number];

export const attachmentRefusals = [
  "photo_unusable",
  "photo_too_large",
  "attachment_unusable",
  "attachment_too_large",
] as const satisfies readonly ErrorCode[];
