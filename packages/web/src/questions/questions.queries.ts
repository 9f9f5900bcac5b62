import { maxShownQuestions, questionsApi } from "@kreislauf/contract/questions";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../base/api.ts";

/** The messages on an order. The key begins with `orders`, so that live updates of orders refetch them. */
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
