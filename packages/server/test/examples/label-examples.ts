import { randomUUID } from "node:crypto";
import { hashContainerToken, readTokenSource } from "../../src/labels/container-code.ts";
import type { TestCompany } from "../factories/company.ts";
import type { TestPortal } from "../portal/portal.ts";

/** A unique key for a report. */
const nextReportKey = () => randomUUID().replaceAll("-", "");

/** Prints a label; returns the token of its QR code. */
export async function createTestCode(
  portal: TestPortal,
  { token, agreementId }: Pick<TestCompany, "token" | "agreementId">,
): Promise<string> {
  const body = { agreementIds: [agreementId], size: "a6", per: "wasteType" };
  const printed = await portal.call({ method: "POST", path: "/label/print", body, token });
  if (printed.statusCode !== 200) throw new Error(printed.body);
  const { db } = portal.database;
  const { code_number, token_hash } = await db
    .selectFrom("container_labels")
    .select(["code_number", "token_hash"])
    .where("agreement_id", "=", agreementId)
    .executeTakeFirstOrThrow();
  const code = (await readTokenSource(db))(agreementId, code_number);
  if (token_hash === null || !hashContainerToken(code).equals(token_hash)) throw new Error("Another code.");
  return code;
}

export const testReport = (change: object = {}) => ({
  key: nextReportKey(),
  amount: 1,
  name: "M. Yıldız",
  ...change,
});

async function createTestReport(portal: TestPortal, company: TestCompany, change: object = {}) {
  const code = await createTestCode(portal, company);
  await portal.call({ method: "POST", path: `/container/${code}/report`, body: testReport(change) });
  const { id } = await portal.database.db
    .selectFrom("container_reports")
    .select("id")
    .where("agreement_id", "=", company.agreementId)
    .executeTakeFirstOrThrow();
  return `/container-report/${id}`;
}

/** An example call of every endpoint about labels and reports that succeeds for an authorised user. */
export const labelExamples = (portal: () => TestPortal, photo: string) => ({
  listContainerLabels: ({ siteId }: TestCompany) => ({ path: `/service-location/${siteId}/labels` }),
  editContainerLabel: ({ agreementId }: TestCompany) => ({
    path: `/agreement/${agreementId}/label`,
    body: { name: "Holz", accepted: ["Paletten"], rejected: [], place: "Hof 1", version: 0 },
  }),
  printContainerLabels: ({ agreementId }: TestCompany) => ({
    path: "/label/print",
    body: { agreementIds: [agreementId], size: "a4" },
  }),
  renewContainerCode: ({ agreementId }: TestCompany) => ({
    path: `/agreement/${agreementId}/label/renew`,
    body: { version: 0 },
  }),
  endContainerCodes: ({ agreementId }: TestCompany) => ({
    path: "/label/end",
    body: { agreementIds: [agreementId] },
  }),
  scannedContainer: async (company: TestCompany) => ({
    path: `/container/${await createTestCode(portal(), company)}`,
  }),
  ownContainer: async (company: TestCompany) => ({
    path: `/container/${await createTestCode(portal(), company)}/own`,
  }),
  reportContainer: async (company: TestCompany) => ({
    path: `/container/${await createTestCode(portal(), company)}/report`,
    body: testReport(),
  }),
  listContainerReports: () => ({ path: "/container-report" }),
  containerReport: async (company: TestCompany) => ({ path: await createTestReport(portal(), company) }),
  containerReportPhoto: async (company: TestCompany) => ({
    path: `${await createTestReport(portal(), company, { photo })}/photo`,
  }),
  closeContainerReport: async (company: TestCompany) => ({
    path: `${await createTestReport(portal(), company)}/close`,
    body: { state: "already_ordered" },
  }),
});
