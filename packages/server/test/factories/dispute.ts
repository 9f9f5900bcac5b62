import type { InvoiceCheck } from "@kreislauf/contract/invoices";
import type { TestCompany } from "./company.ts";
import { createTestDocument, testFigures } from "./document.ts";
import { testPdf } from "./site.ts";
import type { TestPortal } from "../portal/portal.ts";

/** Creates an invoice and disputes its first line with an attached file. */
export async function disputeTestLine(
  portal: TestPortal,
  company: Pick<TestCompany, "siteId" | "token">,
): Promise<{ readonly id: number; readonly number: string; readonly attachmentId: number }> {
  const { id, number } = await createTestDocument(portal, company, { invoice: testFigures() });
  const answer = await portal.call({
    method: "POST",
    path: `/invoice/${id}/line/1/dispute`,
    body: {
      version: 0,
      reason: "not_ordered",
      attachments: [{ fileName: "schein.pdf", file: testPdf() }],
    },
    token: company.token,
  });
  const { lines } = answer.json<InvoiceCheck>();
  return { id, number, attachmentId: lines[0]?.review.messages[0]?.attachments[0]?.id ?? 0 };
}
