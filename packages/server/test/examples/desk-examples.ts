import { randomUUID } from "node:crypto";
import {
  deskAgreementsApi,
  deskCustomersApi,
  deskDisputesApi,
  deskDocumentsApi,
  deskDocumentTableApi,
  deskHandoverApi,
  deskImportsApi,
  deskOperationsApi,
  deskOrdersApi,
  customerViewsApi,
  deskViewsApi,
} from "@kreislauf/contract/desk";
import { orderStatus } from "@kreislauf/contract/orders";
import { staffApi } from "@kreislauf/contract/staff";
import { versionOf } from "../../src/base/field-versions.ts";
import { editedOfferFields, findOffer } from "../../src/desk/catalog.store.ts";
import { getPersonRights } from "../../src/desk/change-person-rights.ts";
import { requestTestChange } from "./agreement-examples.ts";
import { sendTestQuote, testQuote } from "./quote-examples.ts";
import { anInquiry } from "./provider-agreement-examples.ts";
import { createFailedMail } from "../factories/failed-mail.ts";
import { createTestStaff } from "../factories/staff.ts";
import { createTestDocument, nextNumber, pdfUri, testPdf } from "../factories/document.ts";
import { type TestCompany, testPassword } from "../factories/company.ts";
import { disputeTestLine } from "../factories/dispute.ts";
import { createTestOrder } from "../factories/order.ts";
import { createTestAnnouncement, testAnnouncement } from "./notification-examples.ts";
import { handOverTestOrder } from "./disposer-examples.ts";
import { inviteTestUser } from "../factories/people.ts";
import type { TestPortal } from "../portal/portal.ts";

export const deskApis = {
  ...staffApi,
  ...deskOrdersApi,
  ...deskViewsApi,
  ...customerViewsApi,
  ...deskAgreementsApi,
  ...deskCustomersApi,
  ...deskHandoverApi,
  ...deskImportsApi,
  ...deskDisputesApi,
  ...deskDocumentsApi,
  ...deskDocumentTableApi,
  ...deskOperationsApi,
  ...deskViewsApi,
} as const;

interface Given {
  readonly portal: TestPortal;
  readonly company: TestCompany;
  /** Who calls. */
  readonly staffId: number;
}
interface DeskCall {
  readonly path: string;
  readonly body?: object;
}
const csvFile = (...lines: readonly string[]) =>
  `data:text/csv;base64,${Buffer.from(lines.join("\r\n")).toString("base64")}`;

/** A call that its rightful user succeeds with; a new endpoint without one does not compile. */
type DeskExample = (given: Given) => DeskCall | Promise<DeskCall>;

const open = (path: string) => () => ({ path: `/desk/v1${path}` });
const onDocument =
  (pathOf: (id: number) => string): DeskExample =>
  async ({ portal, company }) => ({
    path: `/desk/v1${pathOf((await createTestDocument(portal, company, { netAmount: 100 })).id)}`,
  });
const name = { firstName: "Mehmet", lastName: "Kaya" };

async function invited({ portal }: Given): Promise<number> {
  const { staffId } = await createTestStaff(portal);
  await portal.database.db
    .updateTable("staff")
    .set({ password_hash: null })
    .where("id", "=", staffId)
    .execute();
  return staffId;
}

async function viewOf({ portal, staffId }: Given): Promise<number> {
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

/** A decision on the agreement as it is now. */
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

export const deskExamples: Readonly<Record<keyof typeof deskApis, DeskExample>> = {
  staffSignIn: open("/sign-in"),
  staffProveCode: open("/sign-in/code"),
  staffSetUpSecondFactor: open("/sign-in/set-up"),
  checkStaffInvitation: open("/invitation/check"),
  acceptStaffInvitation: open("/invitation/accept"),
  staffSelf: open("/me"),
  staffProveIdentity: () => ({ path: "/desk/v1/prove", body: { proof: testPassword } }),
  staffSignOut: open("/sign-out"),
  listStaff: open("/staff"),
  inviteStaff: () => ({
    path: "/desk/v1/staff/invite",
    body: { ...name, email: `${randomUUID()}@provider.example`, roles: ["documents"] },
  }),
  reinviteStaff: async (given) => ({ path: `/desk/v1/staff/${await invited(given)}/reinvite` }),
  changeStaff: async ({ portal }) => ({
    path: `/desk/v1/staff/${(await createTestStaff(portal)).staffId}/change`,
    body: { ...name, version: 1, roles: ["claims"], active: true },
  }),
  resetStaffSecondFactor: async ({ portal }) => ({
    path: `/desk/v1/staff/${(await createTestStaff(portal)).staffId}/reset-second-factor`,
  }),
  staffLog: open("/log"),
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
  deskNews: open("/news?after=0"),
  deskOrder: async ({ portal, company }) => ({
    path: `/desk/v1/orders/${await createTestOrder(portal, company)}`,
  }),
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
  endDeskAgreement: onAgreement("end", { endsOn: "2027-06-30" }),
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
  deskCustomers: open("/customers?search=Test"),
  deskCustomer: ({ company }) => ({ path: `/desk/v1/customers/${company.companyId}` }),
  createDeskCustomer: () => ({
    path: "/desk/v1/customers",
    body: { name: "Voß Garten", customerNumber: randomUUID(), documents: true },
  }),
  changeDeskCustomer: async ({ portal, company }) => {
    const { name: before, documents_enabled: documents } = await portal.database.db
      .selectFrom("companies")
      .select(["name", "documents_enabled"])
      .where("id", "=", company.companyId)
      .executeTakeFirstOrThrow();
    return {
      path: `/desk/v1/customers/${company.companyId}/change`,
      body: { version: versionOf({ name: before, documents }), name: "Voß Garten GmbH", documents: true },
    };
  },
  deskPersonRights: ({ company }) => ({
    path: `/desk/v1/customers/${company.companyId}/people/${company.userId}/rights`,
  }),
  changeDeskPersonRights: async ({ portal, company }) => {
    const path = { companyId: company.companyId, userId: company.userId };
    const { version, permissions } = await getPersonRights(portal.database, path);
    return {
      path: `/desk/v1/customers/${company.companyId}/people/${company.userId}/rights`,
      body: { version, permissions },
    };
  },
  createDeskSite: ({ company }) => ({
    path: `/desk/v1/customers/${company.companyId}/sites`,
    body: {
      name: "Lager",
      siteNumber: null,
      street: `Hafenstraße ${randomUUID()}`,
      houseNumber: "4",
      zip: "34125",
      city: "Kassel",
      disposer: "",
    },
  }),
  inviteDeskPerson: ({ company }) => ({
    path: `/desk/v1/customers/${company.companyId}/people`,
    body: { ...name, email: `${randomUUID()}@customer.example`, phone: "0561 4711" },
  }),
  reinviteDeskPerson: async ({ portal, company }) => ({
    path: `/desk/v1/customers/${company.companyId}/people/${await inviteTestUser(portal, company)}/reinvite`,
  }),
  viewAsPerson: ({ company }) => ({
    path: `/desk/v1/customers/${company.companyId}/people/${company.userId}/view`,
    body: { reason: "Frau Petersen fragt nach einem Beleg." },
  }),
  openCustomerView: () => ({ path: "/desk/v1/views/open", body: { ticket: "unknown" } }),
  endCustomerView: () => ({ path: "/desk/v1/views/end" }),
  deskCatalog: open("/catalog"),
  saveDeskWasteType: () => ({
    path: "/desk/v1/catalog/waste-types",
    body: { description: "Altholz A III", avvCode: "170201" },
  }),
  saveDeskContainerType: () => ({
    path: "/desk/v1/catalog/container-types",
    body: { type: "Absetzcontainer 7 m³", size: "7 m³", drawing: "absetzcontainer" },
  }),
  saveDeskOffer: async ({ portal }) => {
    const key = { wasteTypeId: 101, containerTypeId: 203, agreementTypeId: 3 } as const;
    const before = await findOffer(portal.database, key);
    return {
      path: "/desk/v1/catalog/offers",
      body: {
        ...key,
        version: before === undefined ? null : versionOf(editedOfferFields(before)),
        containerActionIds: [2, 3, 5],
        leadTimeDays: 2,
        placementLeadTimeDays: 5,
        offered: true,
      },
    };
  },
  deskImportKinds: open("/imports"),
  runDeskImport: () => ({
    path: "/desk/v1/imports",
    body: {
      kind: "companies",
      fileName: "kunden.csv",
      file: csvFile("Kundennummer;Name", "70001;Voß Garten"),
      mark: null,
    },
  }),
  deskDocuments: open("/documents?search=RE&type=invoice&corrected=yes"),
  deskDocument: onDocument((id) => `/documents/${id}`),
  deskDocumentFile: onDocument((id) => `/documents/${id}/file`),
  deskDocumentRule: open("/document-names"),
  deskDocumentCustomers: open("/document-customers?search=Test"),
  checkDeskDocuments: () => ({
    path: "/desk/v1/documents/check",
    body: {
      files: [
        {
          type: "invoice",
          number: "RE-1",
          customerNumber: "20009",
          companyId: null,
          siteNumber: null,
          contentHash: "0".repeat(64),
        },
      ],
    },
  }),
  publishDeskDocument: ({ company }) => ({
    path: "/desk/v1/documents",
    body: {
      batchId: randomUUID(),
      serviceLocationId: company.siteId,
      type: "invoice",
      number: nextNumber("RE"),
      date: "2027-02-28",
      monthOfService: "2027-02",
      netAmount: 8_950,
      file: pdfUri(testPdf()),
    },
  }),
  endDeskBatch: () => ({ path: `/desk/v1/document-batches/${randomUUID()}/end` }),
  readDeskDocumentTable: () => ({
    path: "/desk/v1/documents/table",
    body: { fileName: "betraege.csv", file: csvFile("Belegnummer;Betrag netto", "RE-1;1.284,50") },
  }),
  deskMails: open("/mails"),
  retryDeskMails: async ({ portal, company }) => ({
    path: "/desk/v1/mails/retry",
    body: { mailId: await createFailedMail(portal, company) },
  }),
  deskAnnouncements: open("/announcements"),
  createDeskAnnouncement: () => ({ path: "/desk/v1/announcements", body: testAnnouncement }),
  withdrawDeskAnnouncement: async ({ portal }) => ({
    path: `/desk/v1/announcements/${await createTestAnnouncement(portal)}/withdraw`,
  }),
  deskMaintenance: open("/maintenance"),
  switchDeskMaintenance: () => ({ path: "/desk/v1/maintenance", body: { state: "off" } }),
};
