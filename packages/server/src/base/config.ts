import { resolve } from "node:path";
import {
  defaultDocumentNameRule,
  editCutoffs,
  isDocumentNameRule,
  separationRuleSetNames,
} from "@kreislauf/contract/base";
import * as z from "zod/mini";
import { isPrivateAddress } from "./private-addresses.ts";
import { StartRefusal } from "./start-refusal.ts";

const webAddress = z.url({ protocol: /^https?$/ });
const bucketAddress = webAddress.check(
  z.refine((address) => {
    const { username, password, pathname } = new URL(address);
    return username !== "" && password !== "" && /^\/[\w.-]+\/?$/.test(pathname);
  }),
);
const list = z.pipe(
  z.string(),
  z.transform((text: string) =>
    text
      .split(",")
      .map((part) => part.trim())
      .filter((part) => part !== ""),
  ),
);
const origins = z.pipe(
  list,
  z.array(z.url({ protocol: /^https?$/ }).check(z.refine((address) => new URL(address).origin === address))),
);
/**
 * URL template of map tiles: contains `{z}`, `{x}` and `{y}` once each, and optionally `{s}` for one of the servers a,
 * b, c.
 */
const tileAddress = z.string().check(
  z.refine((address) => ["{z}", "{x}", "{y}"].every((part) => address.split(part).length === 2)),
  z.refine(
    (address) =>
      /^https?:\/\/(\{s\}\.)?[^{}]+\//.test(address) && URL.canParse(address.replaceAll(/[{}]/g, "")),
  ),
);
const count = z.pipe(
  z.string().check(z.regex(/^\d{1,9}$/)),
  z.transform((text: string) => Number(text)),
);

/** `name=value,...` with percent-encoded values, the format that OpenTelemetry uses. */
const headerList = z.pipe(
  z.string().check(z.regex(/^[\w-]+=(?:[^,%]|%[0-9A-Fa-f]{2})+(?:,[\w-]+=(?:[^,%]|%[0-9A-Fa-f]{2})+)*$/)),
  z.transform((text: string): Readonly<Record<string, string>> =>
    Object.fromEntries(
      text.split(",").map((pair) => {
        const at = pair.indexOf("=");
        return [pair.slice(0, at), decodeURIComponent(pair.slice(at + 1))];
      }),
    ),
  ),
);

/** Environment variables (docs/coverage.md D12.1): each with its schema, and the expected value for error messages. */
const variables = {
  NODE_ENV: [
    z._default(z.enum(["production", "development", "test"]), "development"),
    "production, development or test",
  ],
  PORT: [z._default(count.check(z.maximum(65_535)), 3000), "a port number from 0 to 65535"],
  HOST: [z._default(z.string().check(z.minLength(1)), "127.0.0.1"), "a host name or an address to listen on"],
  DATA_DIR: [z._default(z.string().check(z.minLength(1)), "./data"), "a folder"],
  DATABASE_URL: [
    z.optional(z.url({ protocol: /^postgres(ql)?$/ })),
    "an address like postgres://user:password@host/name",
  ],
  DATABASE_POOLER_URL: [
    z.optional(z.url({ protocol: /^postgres(ql)?$/ })),
    "the address of a pooler in front of DATABASE_URL, like postgres://user:password@host:6432/name",
  ],
  DATABASE_READ_URL: [
    z.optional(z.url({ protocol: /^postgres(ql)?$/ })),
    "the address of a streaming replica of DATABASE_URL, like postgres://user:password@host/name",
  ],
  FILES_URL: [
    z.optional(bucketAddress),
    "an address like https://KEY:SECRET@s3.example/bucket?region=eu-central-1",
  ],
  SMTP_URL: [z.optional(z.url({ protocol: /^smtps?$/ })), "an address like smtp://user:password@host:587"],
  PUBLIC_URL: [z.optional(webAddress), "an address like https://portal.example"],
  SEED: [z.optional(z.enum(["demo", "none", "large"])), "demo, none or large"],
  SEED_ORDERS: [z._default(count, 1_000_000), "a number of orders"],
  BRANDING_DIR: [z.optional(z.string().check(z.minLength(1))), "a folder with a brand.json"],
  FEEDBACK_DAYS: [
    z._default(count.check(z.minimum(1), z.maximum(365)), 14),
    "a number of days from 1 to 365",
  ],
  ORDER_EDIT_CUTOFF: [z._default(z.enum(editCutoffs), "noon"), editCutoffs.join(" or ")],
  SEPARATION_RULES: [
    z._default(z.enum(separationRuleSetNames), "in-force"),
    separationRuleSetNames.join(" or "),
  ],
  DOCUMENT_NAME_RULE: [
    z._default(z.string().check(z.refine(isDocumentNameRule)), defaultDocumentNameRule),
    `parts like ${defaultDocumentNameRule}, also {site}, with something between them`,
  ],
  UNSUPPORTED_VERSIONS: [z._default(list, []), "versions separated by commas"],
  LEGACY_URL: [z.optional(webAddress), "an address like https://old.portal.example"],
  CONNECT_URL: [z.optional(webAddress), "an address like https://new.portal.example"],
  GEOCODER_URL: [
    z.optional(
      z
        .url({ protocol: /^https?$/ })
        .check(z.refine((address) => /\/(api|search)$/.test(new URL(address).pathname))),
    ),
    "the search of a Photon or Nominatim: https://photon.example/api or https://nominatim.example/search",
  ],
  ANALYTICS_URL: [z.optional(webAddress), "an address like https://analytics.example/events"],
  TILES_URL: [z.optional(tileAddress), "an address like https://tiles.example/{z}/{x}/{y}.png"],
  TILES_ATTRIBUTION: [
    z._default(z.string().check(z.minLength(1), z.maxLength(200)), "© OpenStreetMap contributors"),
    "whom the map's pictures are owed to",
  ],
  TEST_BACKENDS: [z._default(origins, []), "origins like https://test.portal.example, separated by commas"],
  WEB_ORIGINS: [z._default(origins, []), "origins like https://portal.example, separated by commas"],
  TRUSTED_PROXIES: [z._default(list, []), "addresses or CIDR ranges separated by commas"],
  REQUESTS_PER_SECOND: [z._default(count.check(z.minimum(50)), 100), "a number not under 50"],
  METRICS_PORT: [z.optional(count.check(z.maximum(65_535))), "a port number from 0 to 65535"],
  METRICS_HOST: [
    z._default(z.string().check(z.minLength(1)), "127.0.0.1"),
    "a host name or an address to listen on",
  ],
  METRICS_TOKEN: [
    z.optional(z.string().check(z.regex(/^[\w.~+/=-]{16,}$/))),
    "at least 16 letters and digits",
  ],
  OTEL_EXPORTER_OTLP_ENDPOINT: [z.optional(webAddress), "an address like http://collector.example:4318"],
  OTEL_EXPORTER_OTLP_HEADERS: [
    z._default(headerList, {}),
    "headers like authorization=Bearer%20abc, separated by commas",
  ],
  OTEL_TRACES_SAMPLER_ARG: [
    z._default(
      z.pipe(
        z.string().check(z.regex(/^(0(\.\d{1,6})?|1(\.0{1,6})?)$/)),
        z.transform((text: string) => Number(text)),
      ),
      1,
    ),
    "a share from 0 to 1",
  ],
  LOG_LEVEL: [
    z._default(z.enum(["debug", "info", "warn", "error", "silent"]), "info"),
    "debug, info, warn, error or silent",
  ],
  DEMO_DISPOSER: [z.optional(z.enum(["on", "off"])), "on or off"],
  PORTAL_NOW: [
    z.optional(
      z.pipe(
        z.iso.datetime({ offset: true }),
        z.transform((text: string) => Temporal.Instant.from(text)),
      ),
    ),
    "an ISO instant like 2026-03-30T08:00:00Z",
  ],
} as const;

type Variables = { [Name in keyof typeof variables]: z.output<(typeof variables)[Name][0]> };

export interface Config extends Omit<Variables, "DATA_DIR" | "PUBLIC_URL"> {
  /** An absolute path. */
  readonly DATA_DIR: string;
  /** Without a trailing slash. */
  readonly PUBLIC_URL: string;
}

/** The message lists, for the operator, the variables that are wrong and what they should be. */
export class ConfigError extends StartRefusal {}

/** Reads the configuration; empty variables count as not set. Throws one `ConfigError` for all wrong variables. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const problems: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, [schema, expected]] of Object.entries(variables)) {
    const given = environment[name];
    const result = z.safeParse(schema, given === "" ? undefined : given);
    if (result.success) values[name] = result.data;
    else problems.push(`${name} must be ${expected}.`);
  }
  const read = values as Variables;
  if (read.NODE_ENV === "production" && read.PORTAL_NOW !== undefined) {
    problems.push("PORTAL_NOW sets a test clock and is refused in production.");
  }
  if (read.NODE_ENV === "production" && read.DATABASE_URL !== undefined && read.PUBLIC_URL === undefined) {
    problems.push("PUBLIC_URL must be set in production, since links in mails are built from it.");
  }
  if (read.DATABASE_POOLER_URL !== undefined && read.DATABASE_URL === undefined) {
    problems.push("DATABASE_POOLER_URL needs DATABASE_URL, the address of the database behind the pooler.");
  }
  if (read.DATABASE_READ_URL !== undefined && read.DATABASE_URL === undefined) {
    problems.push("DATABASE_READ_URL needs DATABASE_URL, the database that the replica follows.");
  }
  if (
    read.METRICS_PORT !== undefined &&
    read.METRICS_TOKEN === undefined &&
    !isPrivateAddress(read.METRICS_HOST)
  ) {
    problems.push(
      "METRICS_HOST is open to others: set METRICS_TOKEN, or an address of your own network like 127.0.0.1.",
    );
  }
  if (problems.length > 0) throw new ConfigError(problems.join("\n"));
  return {
    ...read,
    DATA_DIR: resolve(read.DATA_DIR),
    PUBLIC_URL: (read.PUBLIC_URL ?? `http://localhost:${read.PORT}`).replace(/\/+$/, ""),
  };
}
