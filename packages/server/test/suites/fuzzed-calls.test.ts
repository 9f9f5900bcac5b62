import { randomUUID } from "node:crypto";
import { type ErrorAnswer, type ErrorCode, errorStatus } from "@kreislauf/contract/base";
import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ensureSecondWasteType } from "../examples/provider-examples.ts";
import { createTestCompany, createTestKey, testPassword, type TestCompany } from "../factories/company.ts";
import { createTestDocument, testFigures, testReceiptFigures } from "../factories/document.ts";
import { createTestOrder } from "../factories/order.ts";
import { createTestStaff } from "../factories/staff.ts";
import { testPhoto } from "../factories/photo.ts";
import { testPdf } from "../factories/site.ts";
import { type JsonSchema, type KnownValues, RandomValues } from "../factories/random-values.ts";
import { openTestPortal, type TestPortal } from "../portal/portal.ts";
import { readApiPaths } from "../portal/api-paths.ts";

/**
 * Makes random calls from the API's OpenAPI description, most of them with something unusual in a field of the path,
 * query or body. Every answer must be one that the description names. Makes 1,500 calls, with `SUITE=full` 20,000;
 * `CALLS=5000-5100` repeats only these.
 */

const calls = callsAskedFor();

function callsAskedFor(): { readonly from: number; readonly to: number } {
  const [from, to] = (process.env["CALLS"] ?? "").split("-").map(Number);
  if (from !== undefined && to !== undefined) return { from, to };
  return { from: 0, to: process.env["SUITE"] === "full" ? 20_000 : 1_500 };
}

/** Number of calls for one company. Then a new company follows, as calls may delete people or close sites. */
const callsPerCompany = 100;

interface Operation {
  readonly method: string;
  readonly path: string;
  readonly operationId: string;
  readonly description?: string;
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly parameters?: readonly {
    readonly in: string;
    readonly name: string;
    readonly schema: JsonSchema;
  }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> };
  readonly responses: Readonly<Record<string, unknown>>;
}

let portal: TestPortal;
let key: string;
let operations: readonly Operation[];
beforeAll(async () => {
  portal = await openTestPortal();
  await portal.app.ready();
  key = await createTestKey(portal);
  await ensureSecondWasteType(portal);
  const paths = await readApiPaths<Omit<Operation, "method" | "path">>(portal);
  operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path,
    })),
  );
});
afterAll(() => portal.close());

/** Valid values for fields that a caller of the company could know, such as ids of its records. */
async function knownValues(company: TestCompany): Promise<KnownValues> {
  const open = await createTestOrder(portal, company, {});
  const past = await createTestOrder(portal, company, { desiredDate: "2027-02-22" });
  const document = await createTestDocument(portal, company);
  const pdf = testPdf();
  const ids = [
    company.siteId,
    company.agreementId,
    company.userId,
    company.companyId,
    open,
    past,
    document.id,
  ];
  const catalog = [501, 502, 551, 585, 1, 2, 3, 4, 5, 7];
  return {
    id: [...ids, ...ids, ...catalog],
    orderId: [open, past],
    serviceLocationId: [company.siteId],
    siteId: [company.siteId],
    agreementId: [company.agreementId],
    userId: [company.userId],
    companyId: [company.companyId],
    documentId: [document.id],
    version: [1, 2],
    amount: [1, 2],
    year: [2027],
    amountCents: [500_000],
    containerActionId: [2, 4, 3, 5],
    email: [company.email, `${randomUUID()}@betrieb.example`],
    password: [testPassword, "Grünschnitt7"],
    oldPassword: [testPassword, "falsch"],
    newPassword: ["Grünschnitt7", "zu kurz"],
    phone: ["+49 561 1234567"],
    photo: [testPhoto, null],
    profilePicture: [testPhoto, null],
    file: [pdf, null],
    eventId: Array.from({ length: 20 }, () => randomUUID()),
    occurredAt: ["2027-03-01T07:59:00Z"],
    invoice: [testFigures(), null],
    receipt: [testReceiptFigures(), null],
    orderNumber: ["9000001", document.number],
    filter: ["{}", '{"orderStatusId":[1]}', '{"siteIds":[1]}', '{"a":1}'],
  };
}

/** The credentials for calls: of a person of a company, of the provider's system and of the provider's staff. */
interface Callers extends TestCompany {
  readonly staffToken: string;
}

interface Call {
  readonly operation: Operation;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string;
}

function makeCall(values: RandomValues, operation: Operation, company: Callers): Call {
  const { parameters = [], requestBody } = operation;
  let url = operation.path;
  const query: string[] = [];
  for (const { in: place, name, schema } of parameters) {
    const isDisturbed = values.chance(0.2);
    const value = isDisturbed ? values.unusualText() : String(values.fitting(schema, name));
    const written = encodeURIComponent(value.toWellFormed());
    if (place === "path") url = url.replace(`{${name}}`, written);
    else if (values.chance(0.5)) query.push(`${encodeURIComponent(name)}=${written}`);
  }
  const [first] = query;
  if (first !== undefined && values.chance(0.05)) query.push(first);
  if (values.chance(0.03)) query.push(values.pick(["a[]=1", "__proto__=1", "=", "&&", "%", "unknown=%FF"]));
  const schema = Object.values(requestBody?.content ?? {})[0]?.schema;
  const fitting = schema && values.fitting(schema);
  const body = schema && (values.chance(0.7) ? values.disturbed(fitting) : fitting);
  return {
    operation,
    url: query.length === 0 ? url : `${url}?${query.join("&")}`,
    headers: headersOf(values, operation, company, body !== undefined),
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  };
}

function headersOf(values: RandomValues, { security = [] }: Operation, company: Callers, hasBody: boolean) {
  const [scheme] = security.flatMap((each) => Object.keys(each));
  const tokens: Readonly<Record<string, string>> = { apiKey: key, desk: company.staffToken };
  const token = scheme === undefined ? undefined : (tokens[scheme] ?? company.token);
  return {
    ...(token !== undefined && { authorization: `Bearer ${values.chance(0.02) ? "not.a.token" : token}` }),
    ...(hasBody && { "content-type": values.chance(0.02) ? "text/plain" : "application/json" }),
    ...(values.chance(0.2) && { "idempotency-key": values.pick(["a", "b", "x".repeat(300), randomUUID()]) }),
    "accept-language": values.pick(["de", "en", "xx;q=9", "*", ","]),
  };
}

/** Error codes that any call may answer. All others must be named in the call's description. */
const generalCodes: ReadonlySet<ErrorCode> = new Set([
  "unauthenticated",
  "staff_locked",
  "forbidden",
  "initial_password",
  "validation",
  "not_found",
  "too_large",
  "unsupported_media_type",
  "too_many_requests",
  "idempotency_mismatch",
]);

function problemOf({ operation }: Call, answer: LightMyRequestResponse): string | undefined {
  const { statusCode } = answer;
  if (statusCode < 300) {
    return String(statusCode) in operation.responses || statusCode === 200
      ? undefined
      : `undocumented ${statusCode}`;
  }
  const { code, message, details, requestId } = answer.json<ErrorAnswer>();
  if (statusCode >= 500) return `${statusCode} ${code}`;
  if (errorStatus[code] !== statusCode) return `${statusCode} with the code ${code}`;
  if (message === "" || !Array.isArray(details) || requestId === "") return "another shape";
  const named = /Refusals: ([^.]*)\./.exec(operation.description ?? "")?.[1]?.split(", ") ?? [];
  return generalCodes.has(code) || named.includes(code) ? undefined : `undocumented ${code}`;
}

test(`${calls.to - calls.from} calls with unusual values are answered as the description says`, async () => {
  const problems = new Map<string, string>();
  const statuses = new Map<number, number>();
  const succeeded = new Set<string>();
  let company: Callers | undefined;
  let known: KnownValues = {};
  for (let index = calls.from; index < calls.to; index += 1) {
    if (company === undefined || index % callsPerCompany === 0) {
      const { token: staffToken } = await createTestStaff(portal);
      company = { ...(await createTestCompany(portal)), staffToken };
      known = await knownValues(company);
    }
    const values = new RandomValues(index, known);
    const call = makeCall(values, values.pick(operations), company);
    const { operation, url, headers, payload } = call;
    const answer = await portal.app.inject({
      method: operation.method as "GET",
      url,
      headers,
      ...(payload !== undefined && { payload }),
    });
    statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
    if (answer.statusCode < 300) succeeded.add(operation.operationId);
    const problem = problemOf(call, answer);
    if (problem !== undefined) {
      const sent = `${operation.method} ${url.slice(0, 300)} ${payload?.slice(0, 700) ?? ""}`;
      problems.set(`${operation.operationId}: ${problem}`, `call ${index}: ${sent}`);
    }
    // The call may have started maintenance, which closes the portal for everybody.
    await portal.database.db.updateTable("maintenance").set({ active: false, end_date: null }).execute();
    // Failed sign-ins lock the IP address, from which the people of the next company sign in, too.
    await portal.database.db.deleteFrom("sign_in_failures").execute();
    // If the call ended the session of the person or of staff, the next call uses a new company.
    if (
      answer.statusCode === 401 &&
      [company.token, company.staffToken].some((token) => headers.authorization === `Bearer ${token}`)
    )
      company = undefined;
  }
  if (process.env["SUITE"] === "full") {
    const counts = [...statuses]
      .toSorted(([a], [b]) => a - b)
      .map(([status, count]) => `${status}: ${count}`);
    process.stdout.write(
      `${counts.join(", ")}; ${succeeded.size} of ${operations.length} operations succeeded\n`,
    );
  }
  expect(Object.fromEntries(problems)).toEqual({});
  // A third of the operations must succeed at least once, otherwise the calls would test little more than their
  // schemas. With `CALLS` there are too few calls for that.
  const wantedShare = process.env["CALLS"] === undefined ? 1 / 3 : 0;
  expect(succeeded.size / operations.length).toBeGreaterThanOrEqual(wantedShare);
}, 1_800_000);
