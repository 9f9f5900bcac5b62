import { Refusal } from "@kreislauf/contract/base";
import type { FastifyInstance } from "fastify";

/**
 * Reads JSON bodies as Fastify does, but refuses a body in which an object has the same key twice: only the last value
 * would count, while a proxy in front may have checked the first.
 */
export function parseJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser<string>("application/json", { parseAs: "string" }, (request, text, done) => {
    void parse(request, text, (error, body) => {
      if (error !== null || countKeys(body) === countNames(text)) done(error, body);
      else done(new Refusal("validation"));
    });
  });
}

/** Counts the keys of all objects in a value. */
function countKeys(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  const parts: readonly unknown[] = Object.values(value);
  return parts.reduce<number>(
    (count, part) => count + countKeys(part),
    Array.isArray(value) ? 0 : parts.length,
  );
}

const [quote, colon, backslash] = ['"', ":", "\\"].map((sign) => sign.charCodeAt(0));

/**
 * Counts the keys in a valid JSON text: each is followed by a colon, and outside of strings colons occur nowhere else.
 */
function countNames(json: string): number {
  let count = 0;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json.charCodeAt(at);
    if (sign === colon) count += 1;
    else if (sign === quote) at = endOfString(json, at);
  }
  return count;
}

function endOfString(json: string, start: number): number {
  let end = start;
  do end = json.indexOf('"', end + 1);
  while (isEscaped(json, end));
  return end;
}

/** Whether the character at `at` is escaped: an odd number of backslashes precedes it. */
function isEscaped(json: string, at: number): boolean {
  let before = at;
  while (json.charCodeAt(before - 1) === backslash) before -= 1;
  return (at - before) % 2 === 1;
}
