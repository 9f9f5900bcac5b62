import { permission } from "@kreislauf/contract/base";
import type { DocumentList } from "@kreislauf/contract/documents";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { readBranding } from "../base/branding.ts";
import { mailTemplates } from "../app/mail-templates.ts";
import { startMailDelivery } from "../notifications/index.ts";
import {
  createTestCompany,
  createTestKey,
  createTestUser,
  type TestCompany,
} from "../../test/factories/company.ts";
import { nextNumber, testPublication } from "../../test/factories/document.ts";
import { startTestMailServer, type TestMailServer } from "../../test/fakes/mail-server.ts";
import { openTestPortal, type TestPortal } from "../../test/portal/portal.ts";
import { testEvent } from "../../test/examples/provider-examples.ts";

type Person = Awaited<ReturnType<typeof createTestUser>>;

let portal: TestPortal;
let company: TestCompany;
let mailServer: TestMailServer;
let delivery: ReturnType<typeof startMailDelivery>;
let key: string;
beforeAll(async () => {
  mailServer = await startTestMailServer();
  portal = await openTestPortal({
    SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
    PUBLIC_URL: "https://portal.example",
  });
  company = await createTestCompany(portal, { permissions: [permission.defaultUser] });
  key = await createTestKey(portal, ["documents:write"]);
  delivery = startMailDelivery({
    database: portal.database,
    clock: portal,
    config: portal.config,
    branding: await readBranding(),
    templates: mailTemplates,
    log: portal.app.log,
  });
});
afterAll(async () => {
  await delivery.stop();
  await mailServer.close();
  await portal.close();
});

const accountant = () =>
  createTestUser(portal, company.companyId, {
    permissions: [permission.defaultUser, permission.documentManager],
    siteIds: [company.siteId],
  });

/** Switches mails about documents on or off, as the account page does. */
async function switchMails(person: Person, documentReceipt: boolean): Promise<void> {
  const path = `/account/settings/email/${person.userId}`;
  const answer = await portal.call({ method: "PATCH", path, body: { documentReceipt }, token: person.token });
  expect(answer.statusCode).toBe(200);
}

async function publish(number: string): Promise<void> {
  const body = { ...testEvent(portal), ...testPublication(company, { number }) };
  const path = "/provider/v1/document/publish";
  expect((await portal.call({ method: "POST", path, body, token: key })).statusCode).toBe(201);
}

async function marksOf({ token }: Person): Promise<Record<string, boolean>> {
  const request = { method: "POST", path: "/docuware/documents", body: {}, token } as const;
  const { documents } = (await portal.call(request)).json<DocumentList>();
  return Object.fromEntries(documents.map(({ number, isNew }) => [number, isNew]));
}

test("a new document arrives by mail and carries its mark for those whose switch is on, and for nobody else", async () => {
  const [notified, silent] = [await accountant(), await accountant()];
  await switchMails(silent, false);
  const first = nextNumber("RE");
  await publish(first);
  await vi.waitFor(() => expect(mailServer.received).toHaveLength(1), { timeout: 15_000 });
  expect(mailServer.received[0]?.to).toEqual([notified.email]);
  expect(mailServer.received[0]?.header("Subject")).toBe(`Neuer Beleg: Rechnung ${first}`);
  expect([await marksOf(notified), await marksOf(silent)]).toEqual([{ [first]: true }, { [first]: false }]);

  await switchMails(silent, true);
  await switchMails(notified, false);
  const second = nextNumber("RE");
  await publish(second);
  await vi.waitFor(() => expect(mailServer.received).toHaveLength(2), { timeout: 15_000 });
  expect(mailServer.received[1]?.to).toEqual([silent.email]);
  expect([await marksOf(notified), await marksOf(silent)]).toEqual([
    { [first]: true, [second]: false },
    { [first]: false, [second]: true },
  ]);
});
