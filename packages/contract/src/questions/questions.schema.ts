import * as z from "zod/mini";
import { attachment, attachmentInputs, id, instant, integerParam, requiredText } from "../base/index.ts";
import { maxQuestionLengths, maxShownQuestions } from "./questions.codes.ts";

export const messageFields = {
  text: requiredText(maxQuestionLengths.text, { isMultiline: true }),
  attachments: attachmentInputs,
};

/** The id of the last message that the person saw; null if there was none. */
export const lastMessageId = z.nullable(id);

/** If `lastId` is given and another message has come since, the call is refused. */
const seenMessages = { lastId: z.optional(lastMessageId) };

export const newMessage = z.strictObject({ ...messageFields, ...seenMessages });

/** The body of the call that says that a message needs no answer; it may be missing. */
export const messagesSettling = z.nullish(z.strictObject(seenMessages));

/** Marks all messages up to and including this one as read. */
export const messagesRead = z.strictObject({ untilId: id });

export const orderMessage = z.object({
  id,
  text: z.string(),
  sentOn: instant,
  fromProvider: z.boolean(),
  author: z.string(),
  /** Whether the other side has read the message. */
  isRead: z.boolean(),
  attachments: z.array(attachment),
});
export type OrderMessage = z.output<typeof orderMessage>;

/** What customer and dispatch have written on an order, the oldest first. */
export const orderMessages = z.object({
  orderId: id,
  serviceLocationId: id,
  messages: z.array(orderMessage),
  /** The number of messages of the other side that this side has not read. */
  unread: z.int(),
  /** Who has to answer; null if nobody does. */
  awaits: z.nullable(z.enum(["customer", "provider"])),
});
export type OrderMessages = z.output<typeof orderMessages>;

export const questionsToAnswerQuery = z.strictObject({
  amount: z._default(integerParam(1, maxShownQuestions), maxShownQuestions),
});

/** Messages of dispatch that wait for an answer, the oldest first. */
export const questionsToAnswer = z.object({
  total: z.int(),
  questions: z.array(
    z.object({
      orderId: id,
      orderNumber: z.string(),
      wasteType: z.string(),
      site: z.string(),
      text: z.string(),
      sentOn: instant,
    }),
  ),
});
export type QuestionsToAnswer = z.output<typeof questionsToAnswer>;
