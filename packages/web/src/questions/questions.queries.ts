import { maxShownQuestions, questionsApi } from "@kreislauf/contract/questions";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../base/api.ts";

/** Below `orders`, so that a live message of the room refetches it. */
export const orderMessagesQuery = (orderId: number) =>
  queryOptions({
    queryKey: ["orders", "messages", orderId],
    queryFn: ({ signal }) => call(questionsApi.orderMessages, { params: { orderId } }, { signal }),
  });

export const questionsToAnswerQuery = queryOptions({
  queryKey: ["orders", "questions-to-answer"],
  queryFn: ({ signal }) =>
    call(questionsApi.questionsToAnswer, { query: { amount: maxShownQuestions } }, { signal }),
});
