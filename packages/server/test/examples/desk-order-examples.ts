import { randomUUID } from "node:crypto";
import {
  deskAgreementsApi,
  deskDisputesApi,
  deskHandoverApi,
  deskMessagesApi,
  deskTransportNotesApi,
  deskOrderingApi,
  deskOrdersApi,
  deskViewsApi,
} from "@kreislauf/contract/desk";
import { containerAction } from "@kreislauf/contract/catalog";
import { orderStatus } from "@kreislauf/contract/orders";
import type { OrderMessages } from "@kreislauf/contract/questions";
import { readDeskPriceLists } from "../../src/desk/agreements/set-desk-prices.ts";
import { disputeTestLine } from "../factories/dispute.ts";
import { createTestInquiryWithFile } from "../factories/inquiry.ts";
import { createTestOrder } from "../factories/order.ts";
import { testPhoto } from "../factories/photo.ts";
import { testPdf } from "../factories/site.ts";
import { requestTestChange } from "./agreement-examples.ts";
import { type DeskCaller, type DeskExample, open } from "./desk-example.ts";
import { handOverTestOrder } from "./disposer-examples.ts";
import { anInquiry } from "./provider-agreement-examples.ts";
import { sendTestQuote, testQuote } from "./quote-examples.ts";

export const deskOrderApis = {
  ...deskOrdersApi,
  ...deskViewsApi,
  ...deskDisputesApi,
  ...deskHandoverApi,
  ...deskOrderingApi,
  ...deskMessagesApi,
  ...deskTransportNotesApi,
  ...deskAgreementsApi,
} as const;

/** Creates an order on which the customer has asked a question with a PDF. */
export async function askOnOrder(
  portal: DeskCaller["portal"],
  company: DeskCaller["company"],
): Promise<{ readonly orderId: number; readonly messageId: number; readonly attachmentId: number }> {
  const orderId = await createTestOrder(portal, company);
  const asked = await portal.call({
    method: "POST",
    path: `/order/${orderId}/messages`,
    body: { text: "Wann kommen Sie?", attachments: [{ fileName: "plan.pdf", file: testPdf() }] },
    token: company.token,
  });
  const [message] = asked.json<OrderMessages>().messages;
  if (message === undefined) throw new Error(asked.body);
  return { orderId, messageId: message.id, attachmentId: message.attachments[0]?.id ?? 0 };
}

async function viewOf({ portal, staffId }: DeskCaller): Promise<number> {
  const view = {
    staff_id: staffId,
    name: `Ansicht ${randomUUID()}`,
    query: "{}",
    created_at: portal.now().toString(),
  };
  const kept = await portal.database.db
    .insertInto("staff_views")
    .values(view)
    .returning("id")
    .executeTakeFirstOrThrow();
  return kept.id;
}

/** An example of a call that changes the company's agreement, with the agreement's current version. */
const onAgreement =
  (verb: string, body: object): DeskExample =>
  async ({ portal, company: { agreementId } }) => {
    const { version } = await portal.database.db
      .selectFrom("agreements")
      .select("version")
      .where("id", "=", agreementId)
      .executeTakeFirstOrThrow();
    return { path: `/desk/v1/agreements/${agreementId}/${verb}`, body: { version, ...body } };
  };

export const deskOrderExamples: Readonly<Record<keyof typeof deskOrderApis, DeskExample>> = {
  deskOrders: open("/orders?search=Werk&from=2027-03-01"),
  deskViews: open("/views"),
  createDeskView: () => ({
    path: "/desk/v1/views",
    body: { name: "Nur Hessen", query: { phase: "new", land: "HE" } },
  }),
  changeDeskView: async (given) => ({
    path: `/desk/v1/views/${await viewOf(given)}`,
    body: { name: "Nur Bayern", query: { land: "BY" } },
  }),
  deleteDeskView: async (given) => ({ path: `/desk/v1/views/${await viewOf(given)}` }),
  deskOrderFilters: open("/order-filters"),
  deskOrderCompanies: open("/order-companies?search=Holzbau"),
  deskNews: open("/news?after=0"),
  deskWaiting: open("/waiting"),
  deskOrder: async ({ portal, company }) => ({
    path: `/desk/v1/orders/${await createTestOrder(portal, company)}`,
  }),
  deskOrderPhoto: async ({ portal, company }) => {
    const orderId = await createTestOrder(portal, company, { desiredDate: "2027-02-22" });
    const claim = { orderId, claimReasonId: 1, photo: testPhoto };
    await portal.call({ method: "POST", path: "/order/claim", body: claim, token: company.token });
    return { path: `/desk/v1/orders/${orderId}/photos/claim` };
  },
  answerDeskOrder: async ({ portal, company }) => ({
    path: `/desk/v1/orders/${await createTestOrder(portal, company)}/answer`,
    body: { version: 1, answer: { kind: "confirm" } },
  }),
  answerDeskOrders: async ({ portal, company }) => ({
    path: "/desk/v1/orders/answer",
    body: {
      orders: [{ orderId: await createTestOrder(portal, company), version: 1 }],
      answer: { kind: "fail", reason: "Tor verschlossen" },
    },
  }),
  deskMessages: async ({ portal, company }) => ({
    path: `/desk/v1/orders/${await createTestOrder(portal, company)}/messages`,
  }),
  writeDeskMessage: async ({ portal, company }) => ({
    path: `/desk/v1/orders/${await createTestOrder(portal, company)}/messages`,
    body: { text: "Der Fahrer ist um 9 Uhr da.", lastId: null },
  }),
  markDeskMessagesRead: async ({ portal, company }) => {
    const { orderId, messageId } = await askOnOrder(portal, company);
    return { path: `/desk/v1/orders/${orderId}/messages/read`, body: { untilId: messageId } };
  },
  settleDeskMessages: async ({ portal, company }) => {
    const { orderId, messageId } = await askOnOrder(portal, company);
    return { path: `/desk/v1/orders/${orderId}/messages/settle`, body: { lastId: messageId } };
  },
  deskMessageAttachment: async ({ portal, company }) => {
    const { orderId, attachmentId } = await askOnOrder(portal, company);
    return { path: `/desk/v1/orders/${orderId}/messages/attachment/${attachmentId}` };
  },
  deskOrderNote: async ({ portal, company }) => ({
    path: `/desk/v1/orders/${await createTestOrder(portal, company)}/note`,
  }),
  setDeskOrderNote: async ({ portal, company }) => ({
    path: `/desk/v1/orders/${await createTestOrder(portal, company)}/note`,
    body: { version: "", kind: "consignment", number: "14800437291" },
  }),
  deskOrderChoices: ({ company }) =>
    Promise.resolve({ path: `/desk/v1/order-choices?agreementIds=${company.agreementId}` }),
  createDeskOrders: ({ company }) =>
    Promise.resolve({
      path: "/desk/v1/orders",
      body: {
        orders: [{ agreementId: company.agreementId, amount: 1 }],
        containerActionId: containerAction.pickUp,
        desiredDate: "2027-03-05",
      },
    }),
  undoDeskAnswers: async ({ portal, company }) => ({
    path: "/desk/v1/orders/undo",
    body: { orderIds: [await createTestOrder(portal, company)] },
  }),
  deskClaims: open("/claims?search=Werk"),
  orderSecondTrip: async ({ portal, company }) => {
    const orderId = await createTestOrder(portal, company, {
      desiredDate: "2027-02-22",
      status: orderStatus.claimed,
    });
    return {
      path: `/desk/v1/orders/${orderId}/second-trip`,
      body: { version: 1, date: "2027-03-05", ticketNumber: "T-1" },
    };
  },
  answerDeskClaim: async ({ portal, company }) => {
    const claimed = { desiredDate: "2027-02-22", status: orderStatus.claimed };
    return {
      path: `/desk/v1/orders/${await createTestOrder(portal, company, claimed)}/ticket`,
      body: { version: 1, ticketNumber: "T-20417", ticketStatus: "in Arbeit" },
    };
  },
  deskDisputes: open("/disputes?state=answered"),
  countDeskDisputes: open("/disputes/count"),
  answerDeskDispute: async ({ portal, company }) => {
    const { id } = await disputeTestLine(portal, company);
    return {
      path: `/desk/v1/disputes/${id}/1/answer`,
      body: { version: 1, outcome: "declined", text: "Die Waage stimmt." },
    };
  },
  deskDisputeAttachment: async ({ portal, company }) => {
    const { id, attachmentId } = await disputeTestLine(portal, company);
    return { path: `/desk/v1/disputes/${id}/attachments/${attachmentId}` };
  },
  deskOrderDisposer: async ({ portal, company }) => ({
    path: `/desk/v1/orders/${await createTestOrder(portal, company)}/disposer`,
  }),
  handOverDeskOrder: async ({ portal, company }) => ({
    path: `/desk/v1/orders/${await createTestOrder(portal, company)}/hand-over`,
    body: { version: 1, name: "Fuldawerk", email: "dispo@fuldawerk.example" },
  }),
  handOverDeskOrderOnPaper: async ({ portal, company }) => ({
    path: `/desk/v1/orders/${await createTestOrder(portal, company)}/hand-over-on-paper`,
    body: { version: 1, name: "Fuldawerk" },
  }),
  takeBackDeskOrder: async ({ portal, company }) => {
    const orderId = await createTestOrder(portal, company);
    await handOverTestOrder(portal, orderId);
    return { path: `/desk/v1/orders/${orderId}/take-back`, body: { version: 1 } };
  },
  deskAgreementTasks: open("/agreements/tasks"),
  deskAgreements: open("/agreements?search=Altholz"),
  deskAgreementEndPreview: ({ company }) => ({
    path: `/desk/v1/agreements/${company.agreementId}/end?endsOn=2027-06-30`,
  }),
  decideDeskChange: async (given) => {
    await requestTestChange(given.portal, given.company.agreementId);
    return onAgreement("decide-change", { accepted: true })(given);
  },
  giveDeskNumber: (given) => onAgreement("number", { agreementNumber: given.company.email })(given),
  setDeskStock: onAgreement("stock", { containersOnSite: 3 }),
  endDeskAgreement: onAgreement("end", { endsOn: "2027-06-30", cancelledOrders: 0 }),
  deskPriceLists: ({ company }) => ({ path: `/desk/v1/agreements/${company.agreementId}/prices` }),
  setDeskPrices: async ({ portal, company }) => ({
    path: `/desk/v1/agreements/${company.agreementId}/prices`,
    body: {
      listsVersion: (await readDeskPriceLists(portal.database, company.agreementId)).listsVersion,
      validFrom: "2027-04-01",
      version: "Preisliste 2027-04",
      prices: [{ unit: "tonne", cents: 18_500, vatRate: 19 }],
    },
  }),
  deskInquiryAttachment: async ({ portal, company }) => {
    const { inquiryId, attachmentId } = await createTestInquiryWithFile(portal, company);
    return { path: `/desk/v1/inquiries/${inquiryId}/attachment/${attachmentId}` };
  },
  answerDeskInquiry: async ({ portal, company }) => ({
    path: `/desk/v1/inquiries/${await anInquiry(portal, company)}/answer`,
    body: { text: "Wir bieten Ihnen 48,00 Euro je Leerung." },
  }),
  deskQuotes: open("/quotes"),
  deskQuote: async ({ portal, company }) => ({
    path: `/desk/v1/quotes/${await sendTestQuote(portal, company)}`,
  }),
  sendDeskQuote: async ({ portal, company }) => ({
    path: `/desk/v1/inquiries/${await anInquiry(portal, company)}/quote`,
    body: testQuote,
  }),
  withdrawDeskQuote: async ({ portal, company }) => ({
    path: `/desk/v1/quotes/${await sendTestQuote(portal, company)}/withdraw`,
  }),
};
