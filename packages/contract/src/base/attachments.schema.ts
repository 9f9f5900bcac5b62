import * as z from "zod/mini";
import { attachmentMediaTypes, maxAttachments } from "./attachments.codes.ts";
import { id, requiredText } from "./fields.ts";

const maxFileNameLength = 200;

/** A file to be attached to a message, an inquiry or a reason. */
export const attachmentInput = z.strictObject({
  fileName: requiredText(maxFileNameLength),
  /** A data URI of a photo, which is re-encoded, or of a PDF. */
  file: z.string().check(z.minLength(1)),
});

export const attachmentInputs = z._default(z.array(attachmentInput).check(z.maxLength(maxAttachments)), []);
export type AttachmentInputs = z.output<typeof attachmentInputs>;

/** A stored file as lists show it, without its content. */
export const attachment = z.object({
  id,
  fileName: z.string(),
  mediaType: z.enum(attachmentMediaTypes),
  sizeBytes: z.int(),
});
export type Attachment = z.output<typeof attachment>;
