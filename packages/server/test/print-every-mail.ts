import { setTimeout as wait } from "node:timers/promises";
import { inspect } from "node:util";
import { closeReason, orderStatus, type WaitingOrder } from "@kreislauf/contract/orders";
import type { UserDetails } from "@kreislauf/contract/users";
import { warnBudgets } from "../src/budgets/warn-budgets.ts";
import { lapseRequests } from "../src/approvals/lapse-requests.ts";
import { readBranding } from "../src/base/branding.ts";
import { testFiles } from "./examples/export-examples.ts";
import { deactivateIdleSites } from "../src/sites/deactivate-idle-sites.ts";
import { mailAttachments } from "../src/app/mail-attachments.ts";
import { mailTemplates } from "../src/app/mail-templates.ts";
import { startMailDelivery } from "../src/notifications/index.ts";
import { asProviderInCompany } from "../src/provider/base/act-as-provider.ts";
import { runBatch } from "../src/orders/jobs/run-batch.ts";
import { sendOrderDigests } from "../src/orders/jobs/send-order-digests.ts";
import { processLinkRequests } from "../src/session/mail-links/process-link-requests.ts";
import { remindOfEndingProofs } from "../src/proofs/remind-of-ending-proofs.ts";
import { addMembership } from "../src/session/index.ts";
import { causeExportMails } from "./cause-export-mails.ts";
import { causeStaffMails } from "./cause-staff-mails.ts";
import { agreementExamples } from "./examples/agreement-examples.ts";
import {
  assignTestSites,
  createTestCompany,
  createTestKey,
  createTestSite,
  createTestUser,
  testPassword,
} from "./factories/company.ts";
import { testFigures, testPublication } from "./factories/document.ts";
import { startTestMailServer } from "./fakes/mail-server.ts";
import { createTestOrder } from "./factories/order.ts";
import { addTestAuthenticatorApp } from "./factories/second-factor.ts";
import { createOrderActions } from "./portal/order-actions.ts";
import { openTestPortal } from "./portal/portal.ts";
import { findLogin } from "../src/users/index.ts";
import { providerAgreementExamples } from "./examples/provider-agreement-examples.ts";
import { createTestRule } from "./factories/approval.ts";
import { ensureHazardousWaste } from "./factories/proof.ts";
import { testDisposer } from "./examples/disposer-examples.ts";
import { sendTestQuote } from "./examples/quote-examples.ts";
import { testProof } from "./examples/proof-examples.ts";
import { testEvent } from "./examples/provider-examples.ts";

/**
 * This program triggers every kind of mail, delivers the mails to a real SMTP server, and prints the received mails as
 * JSON, so that the journeys can show them in a browser.
 */
const server = await startTestMailServer();
const portal = await openTestPortal({
  SMTP_URL: `smtp://127.0.0.1:${server.port}`,
  PUBLIC_URL: "https://portal.example",
});
const company = await createTestCompany(portal);
const key = await createTestKey(portal);
const { db } = portal.database;

const anOrder = (options: Parameters<typeof createTestOrder>[2] = {}) =>
  createTestOrder(portal, company, options);

await causeOrderMails();
await causeAgreementMails();
await causeDocumentMails();
await causeExportMails(portal, company);
await causeAccountMails();
await causeApprovalMails();
await causeProofMail();
await causeBudgetMail();
await causeStaffMails(portal);
await causeDigest();
await causeDeactivation();
process.stdout.write(JSON.stringify(await deliver()));
await portal.close();
await server.close();

async function causeOrderMails(): Promise<void> {
  const acts = await createOrderActions(portal, company, key);
  await acts.create({
    agreementId: company.agreementId,
    containerActionId: 4,
    desiredDate: "2027-03-10",
    timeWindow: "morning",
    customerOrderNumber: "4500012873",
    costCentre: "4711",
    project: "Umbau Halle 2",
    noteToDisposer: "Tor 2, Anfahrt links.\nBitte vorher anrufen.",
    details: "",
  });
  await acts.claim(await anOrder({ desiredDate: "2027-02-22" }), {
    claimReasonId: 7,
    reason: "Der Deckel fehlt <b>seitdem</b>.",
  });
  await acts.cancel(await anOrder(), { cancelReasonId: 8, reason: "Halle noch voll" });
  const claimed = { status: orderStatus.claimed, desiredDate: "2027-02-22" };
  await acts.close(await anOrder(claimed), closeReason.notFulfilled);
  await acts.provider(await anOrder(claimed), "ticket", {
    ticketNumber: "T-20417",
    ticketStatus: "in Arbeit",
    hint: "Wir bringen morgen einen neuen Deckel.",
  });
  await acts.provider(await anOrder(), "propose", { date: "2027-03-12", note: "Feiertagstour" });
  await acts.provider(await anOrder(), "fail", { reason: "Das Tor war verschlossen." });
  await acts.provider(await anOrder(), "hand-over", testDisposer);
  await acts.provider(await anOrder(), "messages", { text: "Ist das Tor ab 7 Uhr offen?" });
}

/** Has a colleague turn on the daily overview of orders, and causes the first of these mails. */
async function causeDigest(): Promise<void> {
  const { companyId, siteId } = company;
  const reader = await createTestUser(portal, companyId, { permissions: [11, 14], siteIds: [siteId] });
  const path = `/account/settings/email/${reader.userId}`;
  await call(reader.token, { method: "PATCH", path, body: { orderDigest: true } });
  const acts = await createOrderActions(portal, company, key);
  portal.setNow("2027-03-01T08:01:00Z");
  await acts.create({ agreementId: company.agreementId, containerActionId: 4, desiredDate: "2027-03-10" });
  portal.setNow("2027-03-01T16:02:00Z");
  await runBatch({ db, clock: portal }, sendOrderDigests);
}

async function causeAgreementMails(): Promise<void> {
  await call(company.token, await agreementExamples(() => portal, anOrder).updateAgreement(company));
  await call(key, {
    path: `/provider/v1/agreement/${company.agreementId}/decide-change`,
    body: { ...testEvent(portal), accepted: true, note: "Tour 4" },
  });
  await call(key, await providerAgreementExamples(() => portal).answerInquiry(company));
  const quoteId = await sendTestQuote(portal, company);
  await call(company.token, { path: `/quote/${quoteId}/accept` });
}

async function causeDocumentMails(): Promise<void> {
  const documents = [testPublication(company), testPublication(company)];
  await call(key, {
    path: "/provider/v1/document/publish-many",
    body: { ...testEvent(portal), documents },
  });
  await call(company.token, {
    path: "/documents/invoice-recipients",
    body: {
      email: "rechnung@test.example",
      serviceLocationId: company.siteId,
      forms: ["pdf", "xrechnung"],
    },
  });
  await call(key, {
    path: "/provider/v1/document/publish",
    body: { ...testEvent(portal), ...testPublication(company, { invoice: testFigures() }) },
  });
}

async function causeAccountMails(): Promise<void> {
  await portal.call({
    method: "POST",
    path: "/auth/login/credentials",
    headers: {
      "x-browser": "another",
      "user-agent": "Mozilla/5.0 (Windows NT 10.0; rv:145.0) Firefox/145.0",
    },
    body: { email: company.email, password: testPassword },
  });
  await call(company.token, {
    method: "PATCH",
    path: "/company/second-factor-rule",
    body: { rule: "all", validFrom: "2027-12-01" },
  });
  const other = await createTestCompany(portal);
  await db.transaction().execute(async (transaction) => {
    const person = await findLogin(transaction, company.email);
    if (person === undefined) throw new Error("Nobody has this address.");
    const work = { db: transaction, now: portal.now(), language: "de" as const };
    await addMembership(asProviderInCompany(work, other.companyId), person, new Set([11]), []);
  });
  const userDetails = {
    firstName: "Ada",
    lastName: "Gast",
    email: "ada.gast@test.example",
    phone: "0561 5550140",
    permissions: [11, 14],
    locationIds: [company.siteId],
  } satisfies Partial<UserDetails>;
  await call(company.token, { path: "/auth/user/invite", body: { userDetails } });
  await call(undefined, {
    path: "/auth/forgot-password",
    body: { email: company.email, url: portal.config.PUBLIC_URL },
  });
  await processLinkRequests(db, portal.now());
  await addTestAuthenticatorApp(portal, company.userId);
  await call(company.token, { path: "/account/proof", body: { password: testPassword } });
  await call(company.token, { path: "/account/recovery-codes" });
  const passwords = { oldPassword: testPassword, newPassword: "Grünschnitt7" };
  await call(company.token, { path: "/auth/change-password", body: passwords });
}

/** Causes the mails about approvals: of two orders that wait for an approval, one is declined and one lapses. */
async function causeApprovalMails(): Promise<void> {
  const buying = await createTestCompany(portal, { containersOnSite: 4 });
  const { companyId, siteId, agreementId } = buying;
  const lead = await createTestUser(portal, companyId, { permissions: [11, 14, 25], siteIds: [siteId] });
  await createTestRule(portal, { companyId, approverId: lead.userId, name: "Mehrere Behälter" });
  const wish = { serviceLocationId: siteId, agreementId, containerActionId: 4, amount: 1 };
  const ask = async () => {
    const body = { ...wish, desiredDate: "2027-03-09" };
    const answer = await portal.call({ method: "POST", path: "/order/create", body, token: buying.token });
    return answer.json<WaitingOrder>().approvalRequest.id;
  };
  await call(lead.token, {
    path: `/approval/requests/${await ask()}/decline`,
    body: { version: 1, declineReason: "too_many", reason: "Bitte bis April warten." },
  });
  await ask();
  const before = portal.now().toString();
  portal.setNow("2027-03-08T12:00:00Z");
  await lapseRequests({ db, clock: portal });
  portal.setNow(before);
}

async function causeProofMail(): Promise<void> {
  await ensureHazardousWaste(portal);
  const proof = testProof(company.siteId, { validUntil: "2027-03-20" });
  await call(key, { path: "/provider/v1/proof/save", body: { ...testEvent(portal), ...proof } });
  await remindOfEndingProofs({ db, clock: portal });
}

/** Causes the mail about a budget: an order uses up a budget that is as large as the order's price. */
async function causeBudgetMail(): Promise<void> {
  const buying = await createTestCompany(portal);
  await call(key, {
    path: `/provider/v1/agreement/${buying.agreementId}/prices`,
    body: {
      ...testEvent(portal),
      version: "Preisliste",
      terms: "Bedingungen",
      validFrom: "2027-01-01",
      prices: [{ unit: "haul", cents: 10_000, vatRate: 19 }],
    },
  });
  const budget = { siteId: buying.siteId, costCentre: null, year: 2027, amountCents: 10_000 };
  await call(buying.token, { path: "/budgets", body: budget });
  const { siteId, agreementId } = buying;
  const wish = { serviceLocationId: siteId, agreementId, containerActionId: 4, amount: 1 };
  await call(buying.token, { path: "/order/create", body: { ...wish, desiredDate: "2027-03-09" } });
  await warnBudgets({ db, clock: portal });
}

/** Causes the mail about a deactivated site: a second site has had no containers and orders for two months. */
async function causeDeactivation(): Promise<void> {
  const { userId, companyId } = company;
  const siteId = await createTestSite(portal, companyId);
  await assignTestSites(portal, { userId, companyId }, [siteId]);
  portal.setNow("2027-05-10T08:00:00Z");
  await deactivateIdleSites({ db, clock: portal });
}

/** Sends all mails, and prints for each kind of mail what the server received. */
async function deliver() {
  const delivery = startMailDelivery({
    database: portal.database,
    clock: portal,
    config: portal.config,
    branding: await readBranding(),
    templates: mailTemplates,
    attaching: { files: testFiles(portal), attachments: mailAttachments },
    log: { warn: reportProblem, error: reportProblem },
  });
  const rows = await db.selectFrom("outbox_mails").select(["id", "kind"]).orderBy("created_at").execute();
  const missing = Object.keys(mailTemplates).filter((kind) => rows.every((row) => row.kind !== kind));
  if (missing.length > 0) throw new Error(`Nothing caused ${missing.join(", ")}.`);
  while (server.received.length < rows.length) await wait(50);
  await delivery.stop();
  return Object.keys(mailTemplates).map((kind) => {
    const id = rows.find((row) => row.kind === kind)?.id ?? "";
    const mail = server.received.find((each) => each.header("Message-ID")?.includes(id) === true);
    return { kind, source: mail?.source };
  });
}

function reportProblem(facts: unknown): void {
  process.stderr.write(`${inspect(facts)}\n`);
}

async function call(
  token: string | undefined,
  { method = "POST", path, body }: { method?: "POST" | "PATCH"; path: string; body?: unknown },
) {
  const answer = await portal.call({ method, path, body, token });
  if (answer.statusCode >= 300) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`);
}
