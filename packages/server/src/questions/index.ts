export { getAttachment } from "./get-attachment.ts";
export { getMessages } from "./get-messages.ts";
export { keepInquiryFiles } from "./keep-inquiry-files.ts";
export { insertMessage, markRead, settleMessages } from "./messages.store.ts";
export { bindQuestionsRoutes } from "./questions.routes.ts";
export { settleQuestion } from "./settle-question.ts";
export { writeMessage } from "./write-message.ts";
