import { randomUUID } from "node:crypto";
import type { DocumentPublication, PublishedDocument } from "@kreislauf/contract/documents";
import type { DateProposal } from "@kreislauf/contract/provider";
import type { APIRequestContext } from "@playwright/test";
import { expect } from "./portal.ts";
import type { RunningServer } from "./server.ts";

/** Returns functions that call the API as the provider's system does, with a new API key. */
export function providerClient(portal: RunningServer, request: APIRequestContext) {
  const scopes = ["orders:write", "documents:write", "inquiries:write"].flatMap((scope) => [
    "--scope",
    scope,
  ]);
  const output = portal.command("key", "create", "--name", "Disposition", ...scopes);
  const key = /\S{30,}/.exec(output)?.[0];
  const send = async (command: string, body: object): Promise<unknown> => {
    const answer = await request.post(`${portal.url}/api/provider/v1/${command}`, {
      data: { eventId: randomUUID(), occurredAt: new Date(await serverTime()).toISOString(), ...body },
      headers: { authorization: `Bearer ${key}` },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    return await answer.json();
  };
  const sendOrderEvent = (orderId: number, verb: string, body: object) =>
    send(`order/${orderId}/${verb}`, body);
  const serverTime = async () => (await request.get(`${portal.url}/api/health`)).headers()["date"] ?? "";
  return {
    propose: (orderId: number, proposal: Partial<DateProposal> & Pick<DateProposal, "date">) =>
      sendOrderEvent(orderId, "propose", proposal),
    fail: (orderId: number, failure: { readonly reason: string }) => sendOrderEvent(orderId, "fail", failure),
    redeclare: (orderId: number, wasteTypeId: number) =>
      sendOrderEvent(orderId, "redeclare", { wasteTypeId }),
    execute: (orderId: number) => sendOrderEvent(orderId, "execute", {}),
    answerDispute: (
      documentId: number,
      position: number,
      answer: {
        readonly outcome: "credited" | "declined";
        readonly text: string;
        readonly creditNoteNumber?: string;
      },
    ) => send(`invoice/${documentId}/line/${position}/answer`, answer),
    reportPayments: (
      documents: readonly {
        readonly number: string;
        readonly payments: readonly { readonly date: string; readonly amount: number }[];
      }[],
    ) => send("document/payments", { documents }),
    answerInquiry: (inquiryId: number, text: string) => send(`inquiry/${inquiryId}/answer`, { text }),
    publish: async (
      document: Pick<DocumentPublication, "serviceLocationId" | "type" | "number" | "date" | "netAmount"> &
        Partial<Pick<DocumentPublication, "invoice" | "correctsNumber">>,
    ) =>
      (await send("document/publish", {
        monthOfService: document.date.slice(0, 7),
        file: `data:application/pdf;base64,${Buffer.from("%PDF-1.7\n%%EOF\n").toString("base64")}`,
        ...document,
      })) as PublishedDocument,
  };
}
