import { describe, expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

test("an empty environment gives the defaults", () => {
  expect(readConfig({})).toMatchObject({
    PORT: 3000,
    HOST: "127.0.0.1",
    PUBLIC_URL: "http://localhost:3000",
    ORDER_EDIT_CUTOFF: "noon",
    UNSUPPORTED_VERSIONS: [],
    SEED: undefined,
  });
});

test("lists, instants and addresses are read", () => {
  const config = readConfig({
    UNSUPPORTED_VERSIONS: "vue2, vue1",
    PORTAL_NOW: "2027-03-28T02:30:00+02:00",
    PUBLIC_URL: "https://portal.example/",
    PORT: "",
  });
  expect(config.UNSUPPORTED_VERSIONS).toEqual(["vue2", "vue1"]);
  expect(config.PORTAL_NOW?.toString()).toBe("2027-03-28T00:30:00Z");
  expect(config.PUBLIC_URL).toBe("https://portal.example");
  expect(config.PORT).toBe(3000);
});

describe("what cannot be used is named, all of it at once", () => {
  test.for([
    [{ PORT: "70000" }, "PORT must be"],
    [{ PORT: "abc" }, "PORT must be"],
    [{ DATABASE_URL: "mysql://host/db" }, "DATABASE_URL must be"],
    [{ DATABASE_POOLER_URL: "postgres://pooler:6432/db" }, "DATABASE_POOLER_URL needs DATABASE_URL"],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: "collector:4318" }, "OTEL_EXPORTER_OTLP_ENDPOINT must be"],
    [{ OTEL_EXPORTER_OTLP_HEADERS: "authorization" }, "OTEL_EXPORTER_OTLP_HEADERS must be"],
    [{ OTEL_EXPORTER_OTLP_HEADERS: "a=%zz" }, "OTEL_EXPORTER_OTLP_HEADERS must be"],
    [{ OTEL_TRACES_SAMPLER_ARG: "1.1" }, "OTEL_TRACES_SAMPLER_ARG must be a share from 0 to 1"],
    [{ DATABASE_READ_URL: "postgres://replica/db" }, "DATABASE_READ_URL needs DATABASE_URL"],
    [
      { DATABASE_URL: "postgres://db/db", DATABASE_READ_URL: "replica" },
      "DATABASE_READ_URL must be the address",
    ],
    [{ SMTP_URL: "smtp.example" }, "SMTP_URL must be"],
    [{ SEED: "large-ish" }, "SEED must be"],
    [{ ORDER_EDIT_CUTOFF: "11h" }, "ORDER_EDIT_CUTOFF must be noon or 24h"],
    [{ PORTAL_NOW: "yesterday" }, "PORTAL_NOW must be"],
    [{ TILES_URL: "https://tiles.example/{z}/{x}.png" }, "TILES_URL must be"],
    [{ TILES_URL: "https://{z}.example/{z}/{x}/{y}.png" }, "TILES_URL must be"],
    [{ TILES_URL: "javascript://tiles.example/{z}/{x}/{y}" }, "TILES_URL must be"],
    [{ REQUESTS_PER_SECOND: "10" }, "REQUESTS_PER_SECOND must be"],
    [{ NODE_ENV: "production", PORTAL_NOW: "2027-03-01T08:00:00Z" }, "PORTAL_NOW sets a test clock"],
    [{ NODE_ENV: "production", DATABASE_URL: "postgres://host/db" }, "PUBLIC_URL must be set"],
  ] as const)("%o", ([environment, message]) => {
    expect(() => readConfig(environment)).toThrow(message);
  });

  test("two mistakes, one message", () => {
    expect(() => readConfig({ PORT: "x", SEED: "x" })).toThrow(
      new ConfigError("PORT must be a port number from 0 to 65535.\nSEED must be demo, none or large."),
    );
  });
});

describe("the address of the figures", () => {
  test.for(["127.0.0.1", "localhost", "::1", "10.1.2.3", "172.20.0.4", "192.168.7.9", "fd00::7"])(
    "%s is the operator's own",
    (METRICS_HOST) => {
      expect(readConfig({ METRICS_PORT: "9464", METRICS_HOST }).METRICS_HOST).toBe(METRICS_HOST);
    },
  );

  test.for(["0.0.0.0", "::", "203.0.113.9", "172.32.0.1", "2a01:4f8::1", "portal.example"])(
    "%s is open to others and needs a token",
    (METRICS_HOST) => {
      expect(() => readConfig({ METRICS_PORT: "9464", METRICS_HOST })).toThrow(
        "METRICS_HOST is open to others",
      );
      const METRICS_TOKEN = "sixteen-letters-or-more";
      expect(readConfig({ METRICS_PORT: "9464", METRICS_HOST, METRICS_TOKEN }).METRICS_PORT).toBe(9464);
      expect(() => readConfig({ METRICS_PORT: "9464", METRICS_HOST, METRICS_TOKEN: "short" })).toThrow(
        "METRICS_TOKEN must be",
      );
    },
  );

  test("there is none unless it is asked for", () => {
    expect(readConfig({ METRICS_HOST: "0.0.0.0" }).METRICS_PORT).toBeUndefined();
  });
});
