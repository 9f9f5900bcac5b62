import { Refusal } from "@kreislauf/contract/base";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { registerErrorHandler } from "../base/http/error-handler.ts";
import { errorTexts } from "./error-texts.ts";
import { internalMessages } from "./internal-messages.ts";

/** An app with every call that has an internal message; each call throws `failure`. */
let app: FastifyInstance;
let failure: Error;
const log: { readonly msg: string; readonly code?: string }[] = [];

beforeAll(() => {
  app = Fastify({ logger: { level: "info", stream: { write: (line) => void log.push(JSON.parse(line)) } } });
  registerErrorHandler(app, errorTexts, internalMessages);
  for (const route of internalMessages.keys()) {
    const [method = "", url = ""] = route.split(" ");
    app.route({
      method,
      url,
      handler: () => {
        throw failure;
      },
    });
  }
});
afterAll(() => app.close());
beforeEach(() => void log.splice(0));

async function messageOf(route: string, language: "de" | "en"): Promise<string> {
  const [method = "", url = ""] = route.split(" ");
  const headers = { "accept-language": language };
  const answer = await app.inject({ method: method as "GET", url: url.replaceAll(/:\w+/g, "1"), headers });
  return answer.json<{ message: string }>().message;
}

test.each(
  [...internalMessages].map(
    ([route, { text, replacedBySentence }]) => [route, text, replacedBySentence] as const,
  ),
)("%s answers '%s' in English", async (route, text, givesWay) => {
  failure = new Error("the disk is on fire");
  expect(await messageOf(route, "en")).toBe(text);
  expect(await messageOf(route, "de")).toBe(errorTexts.de.internal);

  failure = new Refusal("order_changed");
  const sentence = errorTexts.en.order_changed;
  expect(await messageOf(route, "en")).toBe(givesWay ? sentence : `${text}: ${sentence}`);
  expect(await messageOf(route, "de")).toBe(errorTexts.de.order_changed);

  failure = new Refusal("unauthenticated");
  expect(await messageOf(route, "en")).toBe(errorTexts.en.unauthenticated);

  expect(log.filter(({ msg }) => msg === text).map(({ code }) => code)).toEqual([
    "internal",
    "internal",
    "order_changed",
    "order_changed",
    "unauthenticated",
  ]);
});

test("what a sentence says already is not said twice", async () => {
  failure = new Refusal("wrong_credentials");
  expect(await messageOf("POST /api/auth/login/credentials", "en")).toBe("Failed to log user in");
});

// The internal messages that docs/coverage.md 8.17 specifies.
const specified = [
  "Failed to load location data",
  "Failed to load service locations",
  "No service locations found",
  "No service location selected",
  "Failed to load service location",
  "Failed to load service catalog",
  "Failed to load company UI fields",
  "Failed to create agreement",
  "Failed to update agreement",
  "Failed to create inquiry agreement",
  "Failed to create order agreement",
  "Failed to update service location",
  "Failed to save external contact person",
  "Failed to create grouped orders",
  "Failed to fetch deactivated locations log",
  "Failed to mark location log as read",
  "Failed to fetch orders",
  "Failed to fetch order",
  "Failed to fetch possible container actions",
  "Failed to edit order",
  "Failed to cancel order",
  "Failed to resolve order",
  "Failed to claim order",
  "Failed to cancel claim",
  "No location selected",
  "Error getting service location",
  "Error getting earliest possible desire date for order",
  "Failed to log user in",
  "Failed to refresh access token",
  "Failed to request new password",
  "Failed to set new password",
  "Failed to set new avatar",
  "Failed to set new data",
  "Failed to get notifications",
  "Failed to activate user",
];

test("each internal message that the specification names belongs to a call", () => {
  const given = new Set([...internalMessages.values()].map(({ text }) => text));
  expect(specified.filter((text) => !given.has(text))).toEqual([]);
});
