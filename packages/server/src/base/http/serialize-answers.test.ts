import { verdictSchema } from "@kreislauf/contract/base";
import { ordersApi } from "@kreislauf/contract/orders";
import { sessionApi } from "@kreislauf/contract/session";
import * as z from "zod/mini";
import { describe, expect, test } from "vitest";
import { compileFieldPicker, serializeAnswers } from "./serialize-answers.ts";

const answer = z.object({
  id: z.int(),
  'quoted "name': z.string(),
  nothing: z.nullable(z.object({ id: z.int() })),
  missing: z.optional(z.array(z.object({ id: z.int() }))),
  days: z.record(z.string(), z.int()),
  people: z.record(z.string(), z.object({ name: z.string() })),
  rows: z.array(
    z.object({ verdict: verdictSchema(["order_done"]), tags: z.array(z.array(z.object({ id: z.int() }))) }),
  ),
});

const given = {
  id: 1,
  'quoted "name': "x",
  nothing: null,
  days: { "2027-03-01": 2 },
  people: { first: { name: "Jana", password: "secret" } },
  rows: [
    { verdict: { allowed: true, until: null, reason: "order_done" }, tags: [[{ id: 1, secret: true }]] },
    { verdict: { allowed: false, reason: "order_done", until: null }, tags: [] },
  ],
  password: "secret",
};

describe("what an answer's schema does not name", () => {
  test("stays inside, at every depth", () => {
    expect(JSON.stringify(compileFieldPicker(answer)(given))).not.toContain("secret");
  });

  test("is all that is left out: the rest is as the schema itself would give it", () => {
    const text = serializeAnswers({ check: false })({ schema: answer, method: "GET", url: "/" })(given);
    expect(JSON.parse(text)).toEqual(z.parse(answer, given));
    expect(text).toBe(JSON.stringify(compileFieldPicker(answer)(given)));
  });
});

test("an answer that does not fit is found out outside production", () => {
  const wrong = { ...given, id: "1" };
  const compiled = (check: boolean) =>
    serializeAnswers({ check })({ schema: answer, method: "GET", url: "/" });
  expect(() => compiled(true)(wrong)).toThrow(/Invalid input/);
  expect(() => compiled(false)(wrong)).not.toThrow();
});

test("a schema it could not follow is refused when the server starts", () => {
  expect(() => compileFieldPicker(z.object({ at: z.date() }))).toThrow("date");
  expect(() => compileFieldPicker(z.union([z.object({ a: z.int() }), z.object({ b: z.int() })]))).toThrow(
    "discriminator",
  );
});

test("the API's own answers can all be followed", () => {
  for (const endpoint of [...Object.values(ordersApi), ...Object.values(sessionApi)]) {
    expect(compileFieldPicker(endpoint.answer)).toBeTypeOf("function");
  }
});
