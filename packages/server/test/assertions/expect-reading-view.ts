import { type Endpoint, isFileAnswer } from "@kreislauf/contract/base";
import { expect } from "vitest";
import type { TestCompany } from "../factories/company.ts";
import { viewAsTestPerson } from "../factories/customer-view.ts";
import { statusAndCode, type TestPortal } from "../portal/portal.ts";

/** What is exported is logged under a person's name; staff exports at the desk. */
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
/** They name the session of the request. */
const differingAnswers = new Set(["signedInDevices"]);
const writing = /^\s*(insert|update|delete|with\b.*\b(insert into|update|delete from))\b/is;

interface ViewedCall {
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly example: { readonly path: string; readonly body?: unknown };
}

/** Staff who view the portal as a person read what the person reads, and write nothing at all. */
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
  // A key of the server itself is made when it is first asked for.
  const written = statements.map((each) => each.sql).filter((text) => writing.test(text));
  expect(written.filter((text) => !text.startsWith('insert into "server_secrets"'))).toEqual([]);
  if (own === undefined) {
    expect(statusAndCode(answer)).toEqual([403, "view_only"]);
    return;
  }
  expect(answer.statusCode, answer.body).toBe(own.statusCode);
  if (!isFileAnswer(endpoint.answer) && !differingAnswers.has(name)) expect(answer.body).toBe(own.body);
}
