import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import type { SignedIn } from "@kreislauf/contract/session";
import type { AuditLogEntry } from "@kreislauf/contract/users";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { lastLinkToken, mailsTo, newPassword } from "../../../test/factories/people.ts";
import { runTestCommand } from "../../../test/portal/run-command.ts";
import {
  createTestCompany,
  createTestUser,
  signInTestUser,
  testPassword,
} from "../../../test/factories/company.ts";
import { addTestAuthenticatorApp, addTestRecoveryCodes } from "../../../test/factories/second-factor.ts";
import { csvLines } from "../../../test/factories/import-files.ts";
import { openTestPortal, type TestPortal } from "../../../test/portal/portal.ts";
import { testPrograms } from "../../../test/portal/processes.ts";

let portal: TestPortal;
let number: string;
let companies = 0;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  number = `K-${(companies += 1)}`;
  await run("company", "create", "--name", "Gärtnerei Voß", "--number", number);
});

const run = (...words: readonly string[]) => runTestCommand(portal, ...words);
const invite = (...words: readonly string[]) =>
  run("user", "invite", "--company", number, "--first-name", "Nele", "--last-name", "Voß", ...words);
const post = async (path: string, body: object) => await portal.call({ method: "POST", path, body });
const signIn = async (email: string, password = newPassword) =>
  (await post("/auth/login/credentials", { email, password })).json<
    SignedIn & { companies: { name: string }[] }
  >();
const auditOf = async (token: string) =>
  (await portal.call({ path: "/audit-log?category=rights", token })).json<{ entries: AuditLogEntry[] }>()
    .entries;

test("a company is created once, and its first person gets every right by the link of a mail", async () => {
  expect(await run("company", "create", "--name", "Zweite", "--number", number)).toEqual({
    ok: false,
    lines: [`There is a company with the number '${number}' already.`],
  });
  const email = `nele-${number.toLowerCase()}@test.example`;
  portal.setNow("2027-03-01T08:00:00.123456789Z");
  const invited = await invite("--email", email.toUpperCase(), "--phone", "0561 5550140");
  expect(invited).toEqual({
    ok: true,
    lines: [`${email} is invited to Gärtnerei Voß; the mail's link works until 2027-03-08T08:00:00Z.`],
  });
  const token = await lastLinkToken(portal, email);
  expect(JSON.stringify(invited)).not.toContain(token);
  expect((await post("/auth/user/activate", { signupToken: token, password: newPassword })).statusCode).toBe(
    200,
  );
  const { user, accessToken } = await signIn(email);
  expect(user).toMatchObject({ companyName: "Gärtnerei Voß", documentsEnabled: false });
  expect(user.permissions).toEqual([11, 13, 14, 16, 17, 22, 23, 24, 25, 26]);
  expect(await auditOf(accessToken)).toMatchObject([
    { action: "user_invited", subject: "Nele Voß", actor: null },
  ]);
});

test("whoever lost the mail is invited again until there is a password, and the older link ends", async () => {
  const email = `neu-${number.toLowerCase()}@test.example`;
  await invite("--email", email, "--phone", "0561 5550140");
  const lost = await lastLinkToken(portal, email);
  portal.setNow("2027-03-01T08:05:00Z");
  const reinvite = () => run("user", "reinvite", email, "--company", number);
  expect((await reinvite()).ok).toBe(true);
  const token = await lastLinkToken(portal, email);
  expect(token).not.toBe(lost);
  const activate = (signupToken: string) =>
    post("/auth/user/activate", { signupToken, password: newPassword });
  expect((await activate(lost)).statusCode).not.toBe(200);
  expect((await activate(token)).statusCode).toBe(200);
  expect(await reinvite()).toEqual({ ok: false, lines: ["This person acts for the company already."] });
  const { accessToken } = await signIn(email);
  expect((await auditOf(accessToken))[0]).toMatchObject({ action: "user_reinvited", actor: null });
  const stranger = await createTestCompany(portal);
  expect(await run("user", "reinvite", stranger.email, "--company", number)).toEqual({
    ok: false,
    lines: [`${stranger.email} is not invited to this company.`],
  });
});

test("an account of the desk is invited again until it has a password", async () => {
  const email = "katrin@provider.example";
  const words = ["--email", email, "--first-name", "Katrin", "--last-name", "Ohlsen"];
  await run("staff", "create", ...words);
  expect((await run("staff", "create", ...words)).lines[0]).toContain("'staff reinvite' sends a new link");
  portal.setNow("2027-03-01T08:10:00Z");
  expect((await run("staff", "reinvite", email)).ok).toBe(true);
  const kinds = (await mailsTo(portal, email)).map(({ kind }) => kind);
  expect(kinds).toEqual(["staff_invitation", "staff_invitation"]);
  const missing = "nobody@provider.example";
  expect(await run("staff", "reinvite", missing)).toEqual({
    ok: false,
    lines: [`Nobody with the address '${missing}' is invited to the desk and without a password.`],
  });
});

test("a person with an access acts for one more company, with its sites, and is told", async () => {
  const other = await createTestCompany(portal);
  const { customer_number } = await portal.database.db
    .selectFrom("companies")
    .select("customer_number")
    .where("id", "=", other.companyId)
    .executeTakeFirstOrThrow();
  const email = `${number.toLowerCase()}@test.example`;
  await invite("--email", email, "--phone", "0561 5550140");
  const add = () =>
    run("user", "add-membership", email, "--company", customer_number, "--permission", "14,22");
  expect((await add()).lines).toEqual([
    `${email} has no access yet: it begins with the link of 'user invite', or with the company account.`,
  ]);
  await post("/auth/user/activate", {
    signupToken: await lastLinkToken(portal, email),
    password: newPassword,
  });
  expect((await add()).lines).toEqual([`${email} can act for Testbetrieb too, and is told so by mail.`]);
  const mails = await mailsTo(portal, email);
  expect(mails.find(({ kind }) => kind === "membership_added")).toMatchObject({
    data: { companyName: "Testbetrieb" },
  });
  expect((await signIn(email)).companies.map(({ name }) => name)).toEqual(["Gärtnerei Voß", "Testbetrieb"]);
  expect((await add()).lines).toEqual(["This person acts for the company already."]);
  expect(await auditOf(other.token)).toMatchObject([
    {
      action: "membership_added",
      subject: "Nele Voß",
      actor: null,
      after: { email, permissions: [11, 14, 22], locations: ["Werkstatt 2"] },
    },
  ]);
});

test("a membership that was deleted can be given again", async () => {
  const user = await createTestUser(portal, (await createTestCompany(portal)).companyId, {
    permissions: [11],
    siteIds: [],
  });
  const add = () => run("user", "add-membership", user.email, "--company", number, "--permission", "all");
  expect((await add()).ok).toBe(true);
  const { db } = portal.database;
  await db
    .updateTable("memberships")
    .set({ deleted_at: portal.now().toString() })
    .where("user_id", "=", user.userId)
    .where("company_id", "=", (company) =>
      company.selectFrom("companies").select("id").where("customer_number", "=", number),
    )
    .execute();
  expect((await signInTestUser(portal, user.email)).user.companyName).toBe("Testbetrieb");
  expect((await add()).ok).toBe(true);
  expect((await signIn(user.email, testPassword)).companies).toHaveLength(2);
});

test.for([
  [["company", "create"], "--name is missing or longer than 200 characters."],
  [["company", "create", "--name", "x"], "--number is missing or longer than 40 characters."],
  [["user", "invite"], "--email is missing or no address."],
  [["user", "invite", "--email", "a@b.example"], "--first-name is missing, or has not 2 to 100 characters."],
  [["user", "invite", "--email", "a@b.example", "--first-name", "Al"], "--last-name is missing"],
  [
    ["user", "invite", "--email", "a@b.example", "--first-name", "Al", "--last-name", "Ba"],
    "--phone is missing or longer than 40 characters.",
  ],
  [["user", "invite", "--permission", "12"], "--permission is one of 11, 13"],
  [["user", "add-membership", "a@b.example"], "--permission is one of 11, 13"],
  [["user", "add-membership", "a", "--permission", "11"], "The e-mail address is missing, or is none."],
  [
    ["user", "add-membership", "a@b.example", "--permission", "11", "--company", "X"],
    "--company: there is no company with the number 'X'.",
  ],
] as const)("refuses %j", async ([words, reason]) => {
  const { ok, lines } = await run(...words);
  expect([ok, lines.join("\n")]).toEqual([false, expect.stringContaining(reason)]);
});

test("an address with an access is not invited, a wrong number not taken", async () => {
  const { email } = await createTestCompany(portal);
  expect((await invite("--email", email, "--phone", "0561 5550140")).lines[0]).toMatch(
    /has an access already: 'user add-membership'/,
  );
  expect((await invite("--email", "n@test.example", "--phone", "123")).lines).toEqual([
    "--phone is no phone number.",
  ]);
  expect(await mailsTo(portal, "n@test.example")).toEqual([]);
});

test("from an empty folder to a person signed in", async () => {
  const folder = await mkdtemp(join(tmpdir(), "first-"));
  const { startServer, runCommand } = testPrograms(folder);
  const company = ["--name", "Voß Garten", "--number", "10023", "--documents"];
  expect(await runCommand("company", "create", ...company)).toContain("Voß Garten is created");
  const server = startServer();
  try {
    const address = await addressOf(server.stdout);
    const ask = (path: string, body?: object, token = "") =>
      fetch(`${address}/api${path}`, {
        ...(body && { method: "POST", body: JSON.stringify(body) }),
        headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
      });
    const email = "nele@voss.example";
    const person = [
      "--email",
      email,
      "--first-name",
      "Nele",
      "--last-name",
      "Voß",
      "--phone",
      "0561 5550140",
    ];
    expect(await runCommand("user", "invite", "--company", "10023", ...person)).toContain(
      "is invited to Voß Garten",
    );
    const linked = async () => /#\/join\/([\w-]+)/.exec(await (await ask("/dev/mailbox")).text())?.[1];
    await expect.poll(linked, { timeout: 20_000 }).toBeTruthy();
    const token = await linked();
    expect((await ask("/auth/user/activate", { signupToken: token, password: newPassword })).status).toBe(
      200,
    );
    const signedIn = await ask("/auth/login/credentials", { email, password: newPassword });
    const { user, accessToken } = (await signedIn.json()) as SignedIn;
    expect(user).toMatchObject({ companyName: "Voß Garten", documentsEnabled: true });

    // The path is relative to the operator's folder, while the running process reads the file.
    await writeFile(
      join(folder, "sites.csv"),
      csvLines(
        ["Kundennummer", "Filialnummer", "Name", "Straße", "PLZ", "Ort"],
        ["10023", "1", "Werk Nord", "Am Tor 1", "34123", "Kassel"],
      ),
    );
    expect(await runCommand("import", "sites", "sites.csv", "--dry-run")).toContain("1 would be created");
    const sites = async () =>
      await (await ask("/simple-service-location-list", undefined, accessToken)).text();
    expect(await sites()).not.toContain("Werk Nord");
    expect(await runCommand("import", "sites", "sites.csv")).toContain("1 are created");
    expect(await sites()).toContain("Werk Nord");
  } finally {
    server.kill("SIGTERM");
    await new Promise((gone) => server.once("exit", gone));
  }
  await rm(folder, { recursive: true });
}, 120_000);

/** The URL on which the server says that it listens. */
function addressOf(output: Readable): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  output.on("data", (said) => {
    const [address] = /http:\/\/[\w.]+:\d+/.exec(String(said)) ?? [];
    if (address !== undefined) resolve(address);
  });
  return promise;
}

test("a lost second factor is reset by the operator: the person is signed out, told by mail, and the log keeps it", async () => {
  const company = await createTestCompany(portal);
  const { userId, email, token } = company;
  await addTestAuthenticatorApp(portal, userId);
  await addTestRecoveryCodes(portal, userId);
  expect(await run("user", "reset-second-factor", email.toUpperCase())).toEqual({
    ok: true,
    lines: [
      `The second factor of ${email} is reset: signed out everywhere, and told so by mail. The password stays.`,
    ],
  });
  expect((await portal.call({ path: "/account/settings", token })).statusCode).toBe(401);
  const { accessToken } = await signIn(email, testPassword);
  const settings = await portal.call({ path: "/account/second-factor", token: accessToken });
  expect(settings.json()).toMatchObject({ authenticatorApp: null, recoveryCodes: null });
  expect(await auditOf(accessToken)).toMatchObject([
    { action: "second_factor_reset", actor: null, subject: expect.any(String) as string },
  ]);
  const mails = (await mailsTo(portal, email)).filter(({ kind }) => kind === "second_factor_changed");
  expect(mails).toMatchObject([{ data: { change: "second_factor_reset", byProvider: true } }]);
  expect(mails).toHaveLength(1);
});

test.for([
  ["no address", "Nele", "The e-mail address is missing, or is none."],
  ["an unknown address", "nobody@test.example", "There is no person with the address nobody@test.example."],
] as const)("nothing is reset for %s", async ([, address, line]) => {
  expect(await run("user", "reset-second-factor", address)).toEqual({ ok: false, lines: [line] });
});

test("nothing is reset where no second factor is set up, and nobody is signed out or told", async () => {
  const { userId, email, token } = await createTestCompany(portal);
  await addTestAuthenticatorApp(portal, userId, false);
  expect(await run("user", "reset-second-factor", email)).toEqual({
    ok: false,
    lines: [`${email} has no second factor.`],
  });
  expect((await portal.call({ path: "/account/settings", token })).statusCode).toBe(200);
  expect(await mailsTo(portal, email)).toEqual([]);
  const started = portal.database.db.selectFrom("authenticator_apps").where("user_id", "=", userId);
  expect(await started.selectAll().execute()).toHaveLength(1);
});

test("the operator says who in a company needs a second factor, from a day on", async () => {
  portal.setNow("2027-03-01T08:00:00Z");
  const require = (...words: readonly string[]) =>
    run("company", "require-second-factor", "--company", number, ...words);
  expect(await require("--rule", "all")).toEqual({
    ok: true,
    lines: ["Gärtnerei Voß asks everybody for a second factor from 2027-03-15 on."],
  });
  expect(await require("--rule", "managers", "--from", "2027-05-01")).toEqual({
    ok: true,
    lines: ["Gärtnerei Voß asks its managers for a second factor from 2027-05-01 on."],
  });
  expect(await require("--rule", "none")).toEqual({
    ok: true,
    lines: ["Gärtnerei Voß asks nobody for a second factor."],
  });
});

test.each([
  [["--rule", "some"], "--rule is one of none, managers, all."],
  [["--rule", "all", "--from", "soon"], "--from is no date."],
  [
    ["--rule", "all", "--from", "2027-03-14"],
    "--from: a stricter rule applies after 14 days at the earliest.",
  ],
] as const)("no rule is set by %j", async (words, line) => {
  portal.setNow("2027-03-01T08:00:00Z");
  const answer = await run("company", "require-second-factor", "--company", number, ...words);
  expect(answer).toEqual({ ok: false, lines: [line] });
});
