import { type ErrorAnswer, fieldErrorTexts } from "@kreislauf/contract/base";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestCompany, createTestKey, type TestCompany } from "../factories/company.ts";
import { createTestStaff, type TestStaff } from "../factories/staff.ts";
import { openTestPortal, type TestPortal } from "../portal/portal.ts";
import { readApiPaths } from "../portal/api-paths.ts";

/** Tests that the answer of every call names each unknown or invalid field of the request exactly once. */

interface BodySchema {
  readonly properties?: Readonly<
    Record<string, { readonly const?: unknown; readonly enum?: readonly unknown[] }>
  >;
  /** The kinds of body that a call accepts, each with a constant that tells the kinds apart. */
  readonly oneOf?: readonly BodySchema[];
  readonly anyOf?: readonly BodySchema[];
}

interface Operation {
  readonly operationId: string;
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly parameters?: readonly { readonly in: string; readonly name: string }[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: BodySchema }>>;
  };
}

let portal: TestPortal;
let company: TestCompany;
let key: string;
let staff: TestStaff;
beforeAll(async () => {
  portal = await openTestPortal();
  company = await createTestCompany(portal);
  key = await createTestKey(portal);
  staff = await createTestStaff(portal);
});
afterAll(() => portal.close());

/** Every operation in the API's OpenAPI description, with its method and path. */
async function listOperations(): Promise<
  readonly (Operation & { readonly method: string; readonly path: string })[]
> {
  const paths = await readApiPaths<Operation>(portal);
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path: path.replace(/^\/api/, "").replaceAll(/\{\w+\}/g, "1"),
    })),
  );
}

async function send(
  { method, path, security }: Awaited<ReturnType<typeof listOperations>>[number],
  body?: unknown,
) {
  const isFor = (scheme: string) => security?.some((each) => scheme in each);
  const token = isFor("apiKey") ? key : isFor("desk") ? staff.token : company.token;
  const answer = await portal.call({ method: method as "POST", path, body, token });
  const { code, details } = answer.json<ErrorAnswer>();
  return { status: answer.statusCode, code, details };
}

const repeated = (fields: readonly string[]) => fields.filter((field, at) => fields.indexOf(field) !== at);

/** A value that no field accepts: a text that is too long and has control characters. */
const unusable = "\u0001".repeat(200);

/** A body with an unusable value in each field. Constants stay, since they may decide which other fields there are. */
const unusableFields = (schema: BodySchema = {}): object => {
  const { properties = {} } = schema.oneOf?.[0] ?? schema.anyOf?.[0] ?? schema;
  return Object.fromEntries(
    Object.entries(properties).map(([field, property]) => [
      field,
      property.const ?? (property.enum?.length === 1 ? property.enum[0] : unusable),
    ]),
  );
};

test("every body names each field that it does not know, and each field once", async () => {
  const operations = (await listOperations()).filter(({ requestBody }) => requestBody !== undefined);
  expect(operations.length).toBeGreaterThan(60);
  for (const operation of operations) {
    const fields = unusableFields(operation.requestBody?.content["application/json"]?.schema);
    const { status, code, details } = await send(operation, { ...fields, nonsense: 1, "more nonsense": {} });
    expect([operation.operationId, status, code]).toEqual([operation.operationId, 400, "validation"]);
    const named = details.map(({ field }) => field);
    expect([operation.operationId, repeated(named)]).toEqual([operation.operationId, []]);
    for (const field of ["nonsense", "more nonsense"]) {
      expect([operation.operationId, details]).toEqual([
        operation.operationId,
        expect.arrayContaining([{ field, message: fieldErrorTexts.de.unknownField }]),
      ]);
    }
  }
});

test("every query names each field that it cannot use once", async () => {
  const operations = (await listOperations()).filter(({ parameters = [] }) =>
    parameters.some((parameter) => parameter.in === "query"),
  );
  expect(operations.length).toBeGreaterThan(20);
  for (const operation of operations) {
    const query = new URLSearchParams();
    for (const { name, in: place } of operation.parameters ?? [])
      if (place === "query") query.set(name, unusable);
    const { status, details } = await send({ ...operation, path: `${operation.path}?${query.toString()}` });
    expect([operation.operationId, status]).toEqual([operation.operationId, 400]);
    const named = details.map(({ field }) => field);
    expect(named.length).toBeGreaterThan(0);
    expect([operation.operationId, repeated(named)]).toEqual([operation.operationId, []]);
  }
});

test("an unknown field inside another is named by its path", async () => {
  const filter = encodeURIComponent(JSON.stringify({ dateFrom: "2027-01-01", status: 1 }));
  const listed = await portal.call({
    path: `/service-location/all/orders?filter=${filter}`,
    token: company.token,
  });
  const message = fieldErrorTexts.de.unknownField;
  expect(listed.json()).toMatchObject({ code: "validation", details: [{ field: "filter.status", message }] });
  const order = {
    agreementId: company.agreementId,
    serviceLocationId: company.siteId,
    containerActionId: 4,
    amount: 1,
    desiredDate: "2027-03-10",
    price: 12,
  };
  const grouped = await portal.call({
    method: "POST",
    path: "/order/create-grouped-orders",
    body: { serviceLocationId: company.siteId, orders: [order] },
    token: company.token,
  });
  expect(grouped.json()).toMatchObject({ details: [{ field: "orders.0.price", message }] });
});

test("a body of many unknown fields does not make an answer of its size", async () => {
  const body = Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [`field${at}`, 1]));
  const answer = await portal.call({ method: "POST", path: "/order/cancel", body, token: company.token });
  expect(answer.statusCode).toBe(400);
  expect(answer.json<ErrorAnswer>().details).toHaveLength(100);
});
