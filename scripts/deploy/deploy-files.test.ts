import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { root } from "../commands.ts";

const read = (file: string) => readFileSync(path.join(root, file), "utf8");
const documentsOf = (file: string) =>
  parseAllDocuments(read(file)).map((document) => document.toJS() as unknown);

/** Names of the environment variables that the server reads. */
const known = new Set(
  [...read("packages/server/src/base/config.ts").matchAll(/^ {2}([A-Z_]+): \[/gm)].map(
    ([, name = ""]) => name,
  ),
);

interface Pod {
  readonly terminationGracePeriodSeconds: number;
  readonly securityContext: { readonly runAsNonRoot: boolean };
  readonly containers: readonly {
    readonly env: readonly { readonly name: string }[];
    readonly securityContext: Record<string, unknown>;
    readonly volumeMounts: readonly { readonly name: string; readonly mountPath: string }[];
    readonly [probe: string]: unknown;
  }[];
  readonly volumes: readonly { readonly name: string }[];
}
interface Resource {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly data?: Readonly<Record<string, string>>;
  readonly stringData?: Readonly<Record<string, string>>;
  readonly spec?: {
    readonly template?: { readonly spec: Pod };
    readonly strategy?: unknown;
    readonly minAvailable?: number;
  };
}

const resources = [
  ...documentsOf("deploy/kubernetes/portal.yaml"),
  ...documentsOf("deploy/kubernetes/secret.example.yaml"),
] as readonly Resource[];
const ofKind = (kind: string) => resources.find((resource) => resource.kind === kind);
const pod = ofKind("Deployment")?.spec?.template?.spec;
const [container] = pod?.containers ?? [];

const { services } = parse(read("deploy/compose/compose.yaml")) as {
  readonly services: Readonly<Record<string, Record<string, unknown>>>;
};
const portal = services["portal"] as {
  readonly environment: Readonly<Record<string, string>>;
  readonly read_only: boolean;
  readonly build: { readonly dockerfile: string };
};

const containerfile = read("deploy/container/Containerfile");
const unit = read("deploy/systemd/kreislauf.service");

describe("variables exist", () => {
  test.for([
    [
      "the manifests",
      [
        ...Object.keys(ofKind("ConfigMap")?.data ?? {}),
        ...Object.keys(ofKind("Secret")?.stringData ?? {}),
        ...(container?.env ?? []).map(({ name }) => name),
      ],
    ],
    ["compose", Object.keys(portal.environment)],
    [
      "the container",
      [...containerfile.matchAll(/^ENV (.+)$/gm)].flatMap(([, all = ""]) =>
        all.split(" ").map((each) => each.split("=")[0] ?? ""),
      ),
    ],
    ["the unit", [...unit.matchAll(/^Environment=([A-Z_]+)=/gm)].map(([, name = ""]) => name)],
  ] as const)("in %s", ([, names]) => {
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });
});

test("every YAML file can be read", () => {
  const files = globSync("deploy/**/*.yaml", { cwd: root });
  const wrong = files.filter((file) => parseAllDocuments(read(file)).some(({ errors }) => errors.length > 0));
  expect(files.length).toBeGreaterThan(3);
  expect(wrong).toEqual([]);
});

test("a rolling update keeps all processes, and the stop is longer than the portal needs", () => {
  expect(ofKind("Deployment")?.spec?.strategy).toMatchObject({ rollingUpdate: { maxUnavailable: 0 } });
  expect(ofKind("PodDisruptionBudget")?.spec?.minAvailable).toBe(1);
  expect(pod?.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(5 + 10);
  for (const probe of ["startupProbe", "livenessProbe", "readinessProbe"])
    expect(container?.[probe]).toBeDefined();
});

test("the portal runs without root, on a root that it cannot write, and has room for what it writes", () => {
  expect(pod?.securityContext.runAsNonRoot).toBe(true);
  expect(container?.securityContext).toMatchObject({
    readOnlyRootFilesystem: true,
    allowPrivilegeEscalation: false,
  });
  expect(container?.volumeMounts.map(({ mountPath }) => mountPath)).toEqual(
    expect.arrayContaining(["/data", "/tmp"]),
  );
  const volumes = pod?.volumes.map(({ name }) => name) ?? [];
  expect(container?.volumeMounts.filter(({ name }) => !volumes.includes(name))).toEqual([]);
  expect(portal.read_only).toBe(true);
  expect(containerfile).toMatch(/^USER 1000:1000$/m);
  expect(containerfile).toContain("HEALTHCHECK");
  expect(unit).toContain("DynamicUser=yes");
  expect(unit).toContain("ProtectSystem=strict");
});

test("what is started and copied is there", () => {
  expect(existsSync(path.join(root, portal.build.dockerfile))).toBe(true);
  const started = [...`${containerfile}\n${unit}`.matchAll(/packages\/server\/src\/[\w.]+/g)].map(
    ([file]) => file,
  );
  expect(started.length).toBe(2);
  expect(started.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});

test("the image has the built app of the customers and that of the provider's staff", () => {
  const copied = [...containerfile.matchAll(/^COPY --from=build \/app\/packages\/(\w+\/dist) (\S+)$/gm)];
  expect(copied.map(([, from, to]) => [from, to])).toEqual([
    ["web/dist", "packages/web/dist"],
    ["desk/dist", "packages/desk/dist"],
  ]);
});

test("no file has a secret in it", () => {
  const all = globSync("deploy/**/*.{yaml,env,service}", { cwd: root }).map(read).join("\n");
  const inAddresses = [...all.matchAll(/\/\/[^:/\s]+:(.+?)@/g)].map(([, value = ""]) => value);
  expect(inAddresses.length).toBeGreaterThan(3);
  expect(inAddresses.filter((value) => !/^(PASSWORD|SECRET|\$\{\w+:\?\})$/.test(value))).toEqual([]);
  expect(all).not.toMatch(/^\w*(PASSWORD|TOKEN|SECRET)=./m);
});
