import * as agreements from "@kreislauf/contract/agreements";
import type { Endpoint } from "@kreislauf/contract/base";
import * as catalog from "@kreislauf/contract/catalog";
import * as documents from "@kreislauf/contract/documents";
import * as exports from "@kreislauf/contract/exports";
import * as notifications from "@kreislauf/contract/notifications";
import * as orders from "@kreislauf/contract/orders";
import * as provider from "@kreislauf/contract/provider";
import * as session from "@kreislauf/contract/session";
import * as sites from "@kreislauf/contract/sites";
import * as approvals from "@kreislauf/contract/approvals";
import * as balance from "@kreislauf/contract/balance";
import * as budgets from "@kreislauf/contract/budgets";
import * as desk from "@kreislauf/contract/desk";
import * as disposers from "@kreislauf/contract/disposers";
import * as labels from "@kreislauf/contract/labels";
import * as proofs from "@kreislauf/contract/proofs";
import * as purchasing from "@kreislauf/contract/purchasing";
import * as questions from "@kreislauf/contract/questions";
import * as records from "@kreislauf/contract/waste-register";
import * as separation from "@kreislauf/contract/separation";
import * as staff from "@kreislauf/contract/staff";
import * as users from "@kreislauf/contract/users";
import { expect, test } from "vitest";
import * as z from "zod/mini";

/** Checks which characters every text field of every call accepts, so that no new field lacks such a limit. */

const rooms = [
  agreements,
  catalog,
  documents,
  exports,
  notifications,
  orders,
  provider,
  session,
  sites,
  approvals,
  balance,
  budgets,
  desk,
  disposers,
  labels,
  proofs,
  purchasing,
  questions,
  records,
  separation,
  staff,
  users,
];
const endpoints = rooms
  .flatMap((room) => Object.entries(room))
  .filter(([name]) => name.endsWith("Api"))
  .flatMap(([, table]) => Object.entries(table as unknown as Readonly<Record<string, Endpoint>>));
const sentIn = (parts: readonly ("params" | "query" | "body")[]) =>
  endpoints.flatMap(([call, endpoint]) =>
    parts.flatMap((part) => {
      const schema = endpoint[part];
      return schema === undefined ? [] : [{ call, schema }];
    }),
  );
const bodies = sentIn(["body"]);

/** Fields whose texts are cleaned: file names lose forbidden characters, numbers of proofs lose spaces. */
const cleaned = new Set(["fileName", "number", "proofNumber"]);

/** Yields the schemas of all texts within a schema, each with the name of its field. */
function* textsIn(schema: z.core.$ZodType, name: string): Generator<readonly [string, z.core.$ZodType]> {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case "string":
      return yield [name, schema];
    case "object":
      for (const [field, part] of Object.entries(def.shape)) yield* textsIn(part, field);
      return;
    case "array":
      return yield* textsIn(def.element, name);
    case "nullable":
    case "optional":
    case "default":
    case "prefault":
      return yield* textsIn(def.innerType, name);
    case "union":
      for (const option of def.options) yield* textsIn(option, name);
      return;
    case "pipe":
      // A cleaned field is checked after it was cleaned, so the schema of its output counts.
      return yield* textsIn(cleaned.has(name) ? def.out : def.in, name);
    default:
  }
}

/** The names of the fields that accept this text, in at least one of the calls. */
function fieldsTaking(text: string, sent = bodies): readonly string[] {
  const found = new Set<string>();
  for (const { call, schema: whole } of sent) {
    for (const [name, schema] of textsIn(whole, call)) {
      if (z.safeParse(schema as z.ZodMiniType, text).success) found.add(name);
    }
  }
  return [...found].toSorted();
}

/** Fields that are only compared or decoded, never shown. */
const neverShown = [
  "browserSecret",
  "code",
  "deviceToken",
  "file",
  "listsVersion",
  "loginTicket",
  "newPassword",
  "oldPassword",
  "password",
  "photo",
  "profilePicture",
  "proof",
  "refreshToken",
  "signupToken",
  "ticket",
  "token",
  "url",
  "version",
];

test("no text that is shown takes control characters", () => {
  expect(fieldsTaking("Hof\u0007 2")).toEqual(neverShown);
});

test("no text of an address takes a character that the database cannot store", () => {
  // A filter is JSON, and a token is hashed, so neither reaches the database as it is.
  expect(fieldsTaking("P\u0000", sentIn(["params", "query"]))).toEqual(["filter", "token"]);
});

test("texts of several lines are these, all others are of one line", () => {
  const multiline = [
    "description",
    "details",
    "driverHints",
    "explanation",
    // This text is only searched for.
    "filter",
    "hint",
    "legalNote",
    "message",
    "note",
    "noteToDisposer",
    "openingHours",
    "paymentTerms",
    "reason",
    // This text is only searched for.
    "search",
    "text",
    "wasteType",
  ];
  expect(fieldsTaking("Hof\nTor 2")).toEqual([...multiline, ...neverShown].toSorted());
  expect(fieldsTaking("Hof\u202E2 roT")).toEqual([...multiline, ...neverShown].toSorted());
});
