import { Refusal } from "@kreislauf/contract/base";
import type { FastifyInstance } from "fastify";

/**
 * Reads JSON bodies as Fastify does, and refuses those that name a key twice in one object: of its values only the last
 * would count, while somebody before us may have looked at the first.
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

/** The keys of all objects in a value. */
function countKeys(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  const parts: readonly unknown[] = Object.values(value);
  return parts.reduce<number>(
    (count, part) => count + countKeys(part),
    Array.isArray(value) ? 0 : parts.length,
  );
}

const [quote, colon, backslash] = ['"', ":", "\\"].map((sign) => sign.charCodeAt(0));

/** The names in valid JSON: each is followed by a colon, which stands nowhere else outside of strings. */
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

/** Whether an odd number of backslashes precedes. */
function isEscaped(json: string, at: number): boolean {
  let before = at;
  while (json.charCodeAt(before - 1) === backslash) before -= 1;
  return (at - before) % 2 === 1;
}
