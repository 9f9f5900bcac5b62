import { randomUUID } from "node:crypto";
import { providerQuestionsApi } from "@kreislauf/contract/provider";
import { questionsApi } from "@kreislauf/contract/questions";
import { createTestKey, type TestCompany } from "../factories/company.ts";
import type { createTestOrder } from "../factories/order.ts";
import { testPdf } from "../factories/site.ts";
import type { TestPortal, TestRequest } from "../portal/portal.ts";
import { testEvent } from "./provider-examples.ts";

type AnOrder = (options: Parameters<typeof createTestOrder>[2]) => Promise<number>;
type Example = (company: TestCompany) => Promise<Pick<TestRequest, "path" | "body">>;

export const questionApis = { ...questionsApi, ...providerQuestionsApi } as const;

/** Calls that may be sent without a body, by systems that do not say which messages they have seen. */
export const callsWithoutBody: ReadonlySet<string> = new Set(["settleMessages", "settleProviderMessages"]);

/** An example call of every endpoint about questions on an order that succeeds. */
export function questionExamples(
  portal: () => TestPortal,
  anOrder: AnOrder,
): Readonly<Record<keyof typeof questionApis, Example>> {
  /** Creates an order on which dispatch has written a message with a PDF; returns their ids. */
  const written = async () => {
    const orderId = await anOrder({});
    const key = await createTestKey(portal(), ["orders:write"]);
    const answer = await portal().call({
      method: "POST",
      path: `/provider/v1/order/${orderId}/messages`,
      body: {
        ...testEvent(portal()),
        text: `Frage ${randomUUID()}`,
        attachments: [{ fileName: "plan.pdf", file: testPdf() }],
      },
      token: key,
    });
    const { messages } = answer.json<{ messages: { id: number; attachments: { id: number }[] }[] }>();
    const [message] = messages;
    return { orderId, messageId: message?.id ?? 0, attachmentId: message?.attachments[0]?.id ?? 0 };
  };
  const on =
    (side: string, rest: (ids: Awaited<ReturnType<typeof written>>) => string, body?: object): Example =>
    async () => {
      const ids = await written();
      return {
        path: `${side}/order/${ids.orderId}/messages${rest(ids)}`,
        ...(body !== undefined && { body }),
      };
    };
  const read =
    (side: string): Example =>
    async () => {
      const { orderId, messageId } = await written();
      return { path: `${side}/order/${orderId}/messages/read`, body: { untilId: messageId } };
    };
  const provider = "/provider/v1";
  return {
    orderMessages: on("", () => ""),
    writeMessage: on("", () => "", { text: "Wann kommen Sie?" }),
    markMessagesRead: read(""),
    settleMessages: on("", () => "/settle"),
    messageAttachment: on("", ({ attachmentId }) => `/attachment/${attachmentId}`),
    questionsToAnswer: async () => ({ path: "/dashboard/questions" }),
    providerMessages: on(provider, () => ""),
    writeProviderMessage: async () => ({
      path: `${provider}/order/${await anOrder({})}/messages`,
      body: { ...testEvent(portal()), text: "Ist das Tor offen?" },
    }),
    markProviderMessagesRead: read(provider),
    settleProviderMessages: on(provider, () => "/settle"),
    providerMessageAttachment: on(provider, ({ attachmentId }) => `/attachment/${attachmentId}`),
  };
}
