import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { runTestCommand } from "../../../test/portal/run-command.ts";
import { createTestCompany, type TestCompany } from "../../../test/factories/company.ts";
import { createTestOrder } from "../../../test/factories/order.ts";
import { openTestPortal, testNow, type TestPortal } from "../../../test/portal/portal.ts";
import { testPrograms } from "../../../test/portal/processes.ts";
import { parseCommand } from "./command-line.ts";
import { commandSocketPath, sendCommand, serveCommands } from "./command-socket.ts";

let portal: TestPortal;
let company: TestCompany;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.setNow(testNow);
  company = await createTestCompany(portal);
});

const run = (line: string) => runTestCommand(portal, ...line.split(" ").filter(Boolean));

const readOrder = async (key: string) =>
  (await portal.call({ path: `/provider/v1/order/${await createTestOrder(portal, company)}`, token: key }))
    .statusCode;

test("a key is shown once, kept as a hash, listed by its prefix, and ends when revoked", async () => {
  const created = await run("key create --name Disposition --scope orders:read --scope orders:write");
  const [key = ""] = created.lines;
  expect(created.ok).toBe(true);
  expect(key).toMatch(/^kp_[0-9a-f]{8}_[\w-]{43}$/);
  expect(await readOrder(key)).toBe(200);

  const prefix = key.slice(0, 11);
  const rows = await portal.database.db
    .selectFrom("api_keys")
    .selectAll()
    .where("prefix", "=", prefix)
    .execute();
  expect(JSON.stringify(rows)).not.toContain(key.slice(12));
  const listed = (await run("key list")).lines.find((line) => line.startsWith(prefix));
  expect(listed).toContain("active  orders:read,orders:write  Disposition");

  expect(await run(`key revoke ${prefix}`)).toEqual({ ok: true, lines: [`${prefix} is revoked.`] });
  expect(await readOrder(key)).toBe(401);
  expect((await run(`key revoke ${prefix}`)).ok).toBe(false);
});

test("maintenance closes the portal but not the provider's interface, and opens it again", async () => {
  const [key = ""] = (await run("key create --name ERP --scope orders:read")).lines;
  const check = async () => (await portal.call({ path: "/maintenance-check" })).json<object>();
  expect((await run("maintenance announce --until 2027-03-02T06:00:00+01:00")).ok).toBe(true);
  expect(await check()).toMatchObject({ status: true, endDate: "2027-03-02T05:00:00.000Z" });
  expect(
    (await run("maintenance announce --from 2027-03-02T04:00+01:00 --until 2027-03-02T06:00+01:00")).lines,
  ).toEqual(["A maintenance from 2027-03-02T03:00:00Z until 2027-03-02T05:00:00Z is announced."]);
  const window = { startDate: "2027-03-02T03:00:00.000Z", endDate: "2027-03-02T05:00:00.000Z" };
  expect(await check()).toMatchObject({ status: true, ...window });
  expect((await run("maintenance on --until 2027-03-02T06:00:00Z")).ok).toBe(true);
  expect(await check()).toMatchObject({ status: false, startDate: null });
  const today = async () =>
    (await portal.call({ path: "/dashboard/today", token: company.token })).statusCode;
  // A process caches the maintenance state for a second.
  await expect.poll(today, { timeout: 15_000 }).toBe(503);
  expect(await readOrder(key)).toBe(200);
  expect((await run("maintenance off")).ok).toBe(true);
  expect(await check()).toMatchObject({ status: true, endDate: null });
  await expect.poll(today, { timeout: 15_000 }).toBe(200);
});

test.for([
  ["", "There is no command ''."],
  ["key", "There is no command 'key'."],
  ["key steal", "There is no command 'key steal'."],
  ["steal", "'npm run portal -- help' lists all commands."],
  ["key create --color red", "There is no option '--color'."],
  ["key create --name", "'--name' needs a value."],
  ["key list --internal=yes", "'--internal' takes no value."],
  [
    "emission-factor set 2026 recycling --factor -412.5",
    "'--factor' needs a value; one that begins with '-' follows an equals sign: '--factor=-412.5'.",
  ],
  ["key revoke", "'key revoke' needs PREFIX."],
  ["emission-factor set 2026 --factor=1", "'emission-factor set' needs CELL."],
  ["company-sign-in remove", "--company is missing."],
  ["company-sign-in set", "'company-sign-in set' needs FILE."],
  ["user add-membership anna@demo.example --permission sweep", "--permission is one of 11,"],
  ["key list --until 2027-03-02T06:00:00Z", "'key list' takes no --until."],
  ["key list kp_00000000", "'key list' takes no 'kp_00000000'."],
  ["key revoke kp_00000000 kp_11111111", "'key revoke' takes no 'kp_11111111'."],
  ["import orders one.csv two.csv --dry-run", "'import orders' takes no 'two.csv'."],
  ["key create", "--name is missing or longer than 100 characters."],
  ["key create --name ERP", "--scope is missing"],
  ["key create --name ERP --scope everything", "There is no scope 'everything'"],
  ["key revoke kp_00000000", "There is no active key with the prefix 'kp_00000000'"],
  ["maintenance announce", "--until must be an instant"],
  ["maintenance announce --until tomorrow", "--until must be an instant"],
  ["maintenance announce --from today --until 2027-03-02T06:00:00Z", "--from must be an instant"],
  [
    "maintenance announce --from 2027-03-02T06:00:00Z --until 2027-03-02T06:00:00Z",
    "--until must be after --from.",
  ],
  ["maintenance on --until 2027-03-01T07:59:59Z", "--until must be an instant"],
] as const)("refuses '%s'", async ([line, reason]) => {
  const { ok, lines } = await run(line);
  expect(ok).toBe(false);
  expect(lines.join("\n")).toContain(reason);
});

test("a refused line is followed by the help of what was meant, not by all of it", async () => {
  expect((await run("key steal")).lines).toEqual([
    "There is no command 'key steal'.",
    "",
    expect.stringContaining("key create --name NAME"),
    expect.stringContaining("key list"),
    expect.stringContaining("key revoke PREFIX"),
  ]);
  expect((await run("key revoke --color red kp_00000000")).lines.slice(2)).toEqual([
    expect.stringContaining("key revoke PREFIX"),
  ]);
});

test("the operator's page gives each command what it takes", async () => {
  const page = await readFile(join(import.meta.dirname, "../../../../../docs/operations.md"), "utf8");
  const lines = [...page.matchAll(/^npm run portal -- (.+?)(?:\s+#.*)?$/gm)].map(([, line = ""]) => line);
  const wrong = lines.flatMap((line) => {
    const words = (line.match(/"[^"]*"|\S+/g) ?? []).map((word) => word.replaceAll('"', ""));
    const read = parseCommand(words);
    return "refusal" in read ? [`${line}: ${read.refusal.lines[0]}`] : [];
  });
  expect(wrong).toEqual([]);
  expect(lines.length).toBeGreaterThan(30);
});

test("the socket takes commands, only from its own user", async () => {
  const folder = await mkdtemp(join(tmpdir(), "commands-"));
  const address = commandSocketPath(folder) ?? "";
  expect(await sendCommand(address, ["help"])).toBeUndefined();
  const socket = await serveCommands(address, async (words) => ({ ok: true, lines: words }));
  const isPipe = process.platform === "win32";
  expect(isPipe ? 0o600 : (await stat(address)).mode & 0o777).toBe(0o600);
  expect(await sendCommand(address, ["key", "list"])).toEqual({ ok: true, lines: ["key", "list"] });
  expect(await sendCommand(address, ["x".repeat(20_000)])).toMatchObject({ ok: false });
  await socket.stop();
  expect(await sendCommand(address, ["help"])).toBeUndefined();
  await rm(folder, { recursive: true });
});

test("a path too long for a socket has none", () => {
  expect(commandSocketPath(`/${"long".repeat(40)}`)).toBeUndefined();
});

test("works on embedded data, whether the portal runs or not", async () => {
  const folder = await mkdtemp(join(tmpdir(), "portal-"));
  const backup = join(folder, "backup.gz");
  const { startServer, runCommand } = testPrograms(folder);
  expect(await runCommand("key", "create", "--name", "Before", "--scope", "orders:read")).toMatch(/^kp_/);
  const server = startServer();
  try {
    await new Promise((ready) => server.stdout.once("data", ready));
    expect(await runCommand("key", "create", "--name", "Meanwhile", "--scope", "orders:read")).toMatch(
      /^kp_/,
    );
    expect(await runCommand("key", "list")).toMatch(/Before[\s\S]*Meanwhile/);
    expect(await runCommand("backup", backup)).toContain("is written");
    expect(await runCommand("restore", backup)).toMatch(/^The portal runs on this data\. Stop it first\./);
  } finally {
    server.kill("SIGTERM");
    await new Promise((gone) => server.once("exit", gone));
  }
  expect(await runCommand("key", "list")).toMatch(/Before[\s\S]*Meanwhile/);

  const anew = testPrograms(folder, join(folder, "new"));
  expect(await anew.runCommand("restore", backup)).toContain("is restored");
  expect(await anew.runCommand("key", "list")).toMatch(/Before[\s\S]*Meanwhile/);
  await rm(folder, { recursive: true });
}, 120_000);
