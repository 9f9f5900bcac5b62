export { AttachmentButton } from "./attachment-button.tsx";
export { AttachmentsField, toAttachments } from "./attachments-field.tsx";
export { QuestionRow } from "./question-row.tsx";
export { questionsToAnswerQuery } from "./questions.queries.ts";
