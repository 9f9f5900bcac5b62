import { randomUUID } from "node:crypto";
import { deskDocumentsApi, deskDocumentTableApi, deskOperationsApi } from "@kreislauf/contract/desk";
import { createTestDocument, nextNumber, pdfUri, testPdf } from "../factories/document.ts";
import { createFailedMail } from "../factories/failed-mail.ts";
import { csvFile, type DeskExample, open } from "./desk-example.ts";
import { createTestAnnouncement, testAnnouncement } from "./notification-examples.ts";

export const deskDocumentApis = {
  ...deskDocumentsApi,
  ...deskDocumentTableApi,
  ...deskOperationsApi,
} as const;

const onDocument =
  (pathOf: (id: number) => string): DeskExample =>
  async ({ portal, company }) => ({
    path: `/desk/v1${pathOf((await createTestDocument(portal, company, { netAmount: 100 })).id)}`,
  });
export const deskDocumentExamples: Readonly<Record<keyof typeof deskDocumentApis, DeskExample>> = {
  deskDocuments: ({ company }) => ({
    path: `/desk/v1/documents?search=RE&type=invoice&corrected=yes&companyId=${company.companyId}&siteId=${company.siteId}&from=2027-01-01&to=2027-03-31`,
  }),
  deskDocument: onDocument((id) => `/documents/${id}`),
  deskDocumentFile: onDocument((id) => `/documents/${id}/file`),
  deskDocumentRule: open("/document-names"),
  deskDocumentCustomers: ({ company }) => ({
    path: `/desk/v1/document-customers?search=Test&companyId=${company.companyId}`,
  }),
  deskDocumentSites: ({ company }) => ({
    path: `/desk/v1/document-sites?search=Werkstatt&companyId=${company.companyId}&siteId=${company.siteId}`,
  }),
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
