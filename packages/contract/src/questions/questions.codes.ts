export const maxQuestionLengths = { text: 2_000, fileName: 200 } as const;

/** Photos and PDFs with one message; a data URI is a third larger than its file. */
export const maxAttachments = 3;
export const maxAttachmentBytes = 10_000_000;
export const maxQuestionBodyBytes = Math.ceil((maxAttachments * maxAttachmentBytes * 4) / 3) + 100_000;

export const attachmentMediaTypes = ["image/jpeg", "application/pdf"] as const;
export type AttachmentMediaType = (typeof attachmentMediaTypes)[number];

/** The dashboard's page of questions to answer. */
export const maxShownQuestions = 10;
