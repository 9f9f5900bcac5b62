import { type Endpoint, isFileAnswer } from "@kreislauf/contract/base";
import { expect } from "vitest";
import type { TestCompany } from "../factories/company.ts";
import { viewAsTestPerson } from "../factories/customer-view.ts";
import { statusAndCode, type TestPortal } from "../portal/portal.ts";

/** Calls that export data are refused: exports are logged under a person's name. Staff can export at the desk. */
const exportCalls = new Set([
  "downloadAccountStatement",
  "downloadBalance",
  "downloadContainerStock",
  "downloadCosts",
  "downloadMailedExport",
  "downloadOrders",
  "downloadProofs",
  "downloadRegister",
  "downloadSeparationFolder",
  "downloadStatistics",
  "exportAudit",
  "exportUsers",
  "zipSeparationFolder",
]);
/** Calls whose answer names the session of the request, so that staff and the person get different answers. */
const differingAnswers = new Set(["signedInDevices"]);
const writing = /^\s*(insert|update|delete|with\b.*\b(insert into|update|delete from))\b/is;

interface ViewedCall {
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly example: { readonly path: string; readonly body?: unknown };
}

/** Checks that staff who view the portal as a person read the same as that person, and write nothing at all. */
export async function expectReadingView(
  portal: TestPortal,
  company: TestCompany,
  { name, endpoint, example }: ViewedCall,
): Promise<void> {
  const { method } = endpoint;
  const token = await viewAsTestPerson(portal, company);
  const isReading = (method === "GET" || endpoint.readsOnly === true) && !exportCalls.has(name);
  const own = isReading ? await portal.call({ method, ...example, token: company.token }) : undefined;
  const viewed: Awaited<ReturnType<TestPortal["call"]>>[] = [];
  const statements = await portal.statementsOf(async () => {
    viewed.push(await portal.call({ method, ...example, token }));
  });
  const [answer] = viewed;
  if (answer === undefined) throw new Error(`${name} did not answer.`);
  // The server may write a secret of its own when it needs that for the first time.
  const written = statements.map((each) => each.sql).filter((text) => writing.test(text));
  expect(written.filter((text) => !text.startsWith('insert into "server_secrets"'))).toEqual([]);
  if (own === undefined) {
    expect(statusAndCode(answer)).toEqual([403, "view_only"]);
    return;
  }
  expect(answer.statusCode, answer.body).toBe(own.statusCode);
  if (!isFileAnswer(endpoint.answer) && !differingAnswers.has(name)) expect(answer.body).toBe(own.body);
}
