import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { root } from "../commands.ts";

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly action: string };
}

const read = (file: string) => readFileSync(path.join(root, file), "utf8");
const { groups } = parse(read("deploy/prometheus/alerts.yaml")) as {
  readonly groups: readonly { readonly rules: readonly Rule[] }[];
};
const rules = groups.flatMap((group) => group.rules);
const { panels } = JSON.parse(read("deploy/grafana/dashboard.json")) as {
  readonly panels: readonly {
    readonly title: string;
    readonly targets: readonly { readonly expr: string }[];
  }[];
};

/** Names of the portal's own metrics. Metrics named `nodejs_…` and `process_…` come from prom-client. */
const source = read("packages/server/src/monitoring/create-metrics.ts");
const known = new Set([...source.matchAll(/"(portal_\w+)"/g)].map(([, name = ""]) => name));
const metricsOf = (expr: string) =>
  [...expr.matchAll(/\b((?:portal|nodejs|process)_\w+)/g)].map(([, name = ""]) =>
    name.replace(/_bucket$/, ""),
  );

const expressions = [
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
];

test("every metric of the portal is on the dashboard", () => {
  const shown = new Set(panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => metricsOf(expr))));
  expect([...known].filter((name) => !shown.has(name))).toEqual([]);
  expect(known.size).toBeGreaterThan(10);
});

describe("alerts and dashboard name metrics that exist", () => {
  test.for(expressions)("%s", ([, expr]) => {
    expect(metricsOf(expr).filter((name) => name.startsWith("portal_") && !known.has(name))).toEqual([]);
    expect(expr.split("(").length).toBe(expr.split(")").length);
  });
});

test.for(rules)("$alert says what is wrong, what to do, and whether somebody is woken", (rule) => {
  expect(["page", "ticket"]).toContain(rule.labels.severity);
  expect(rule.annotations.summary).toMatch(/\.$/);
  expect(rule.annotations.action).toMatch(/\.$/);
});
