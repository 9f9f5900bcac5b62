import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestCompany, type TestCompany } from "../../test/factories/company.ts";
import { openTestPortal, type TestPortal } from "../../test/portal/portal.ts";
import { runTestCommand } from "../../test/portal/run-command.ts";
import { signAccessToken, readAccessToken } from "./base/tokens.ts";
import { getSessionSecrets } from "./base/session-secrets.ts";
import { createAuthenticator } from "./authenticate.ts";

let portal: TestPortal;
let company: TestCompany;
beforeAll(async () => {
  portal = await openTestPortal();
  company = await createTestCompany(portal);
});
afterAll(() => portal.close());

const rotate = (...options: readonly string[]) => runTestCommand(portal, "signing-key", "rotate", ...options);
const sessionOf = async ({ userId }: TestCompany) => {
  const { id } = await portal.database.db
    .selectFrom("sessions")
    .select("id")
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return id;
};

test("tokens of the former key stay good, and a process that knows only the former one learns the new one", async () => {
  const { db } = portal.database;
  const now = portal.now();
  const inOldProcess = await getSessionSecrets(db);
  const authenticate = createAuthenticator(db, inOldProcess);
  expect((await rotate()).ok).toBe(true);
  const inNewProcess = await getSessionSecrets(db);
  expect(inNewProcess.access).not.toEqual(inOldProcess.access);
  const sessionId = await sessionOf(company);
  const [former, next] = [inOldProcess, inNewProcess].map(({ access }) =>
    signAccessToken(access, sessionId, now),
  );
  expect(await readAccessToken(inNewProcess.accepted, former ?? "", now)).toBeDefined();
  expect((await authenticate(next ?? "", now))?.userId).toBe(company.userId);
  expect((await authenticate(former ?? "", now))?.userId).toBe(company.userId);
});

test("rotated at once, what the former key signed is refused, also where it was known", async () => {
  const { db } = portal.database;
  const now = portal.now();
  const secrets = await getSessionSecrets(db);
  const authenticate = createAuthenticator(db, secrets);
  const token = signAccessToken(secrets.access, await sessionOf(company), now);
  expect(await authenticate(token, now)).toBeDefined();
  await rotate("--at-once");
  await secrets.reload();
  expect(await authenticate(token, now)).toBeUndefined();
});

test("a key that nobody ever had opens nothing", async () => {
  const now = portal.now();
  const authenticate = createAuthenticator(portal.database.db, await getSessionSecrets(portal.database.db));
  const token = signAccessToken(Buffer.alloc(32, 7), await sessionOf(company), now);
  expect(await authenticate(token, now)).toBeUndefined();
});
