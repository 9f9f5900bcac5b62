import type { Inquiry } from "@kreislauf/contract/agreements";
import type { TestCompany } from "./company.ts";
import { testPdf } from "./site.ts";
import type { TestPortal } from "../portal/portal.ts";

/** Creates an inquiry with an attached PDF. */
export async function createTestInquiryWithFile(
  portal: TestPortal,
  { siteId, token }: Pick<TestCompany, "siteId" | "token">,
): Promise<{ readonly inquiryId: number; readonly attachmentId: number }> {
  const asked = await portal.call({
    method: "POST",
    path: "/inquiry/create",
    body: {
      serviceLocationId: siteId,
      customWasteType: "Kühlschmierstoff",
      customContainerType: "Spannringfass",
      customContainerSize: "120 l",
      attachments: [{ fileName: "datenblatt.pdf", file: testPdf() }],
    },
    token,
  });
  const { inquiryId, attachments } = asked.json<Inquiry>();
  return { inquiryId, attachmentId: attachments[0]?.id ?? 0 };
}
