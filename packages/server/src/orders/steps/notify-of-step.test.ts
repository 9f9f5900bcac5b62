import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { mailTemplates } from "../../app/mail-templates.ts";
import type { Mails } from "../../base/mail/outbox.ts";
import { createTestCompany, createTestKey, type TestCompany } from "../../../test/factories/company.ts";
import { createTestOrder } from "../../../test/factories/order.ts";
import { createOrderActions, type OrderActions } from "../../../test/portal/order-actions.ts";
import { testPhoto } from "../../../test/factories/photo.ts";
import { openTestPortal, testNow, type TestPortal } from "../../../test/portal/portal.ts";

let portal: TestPortal;
let company: TestCompany;
let acts: OrderActions;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.setNow(testNow);
  company = await createTestCompany(portal);
  acts = await createOrderActions(portal, company, await createTestKey(portal));
});

const past = "2027-02-22";
const anOrder = (options: Parameters<typeof createTestOrder>[2] = {}) =>
  createTestOrder(portal, company, options);
type Switch =
  | "claim_confirmation"
  | "cancellation_confirmation"
  | "proposal_notice"
  | "failed_trip_notice"
  | "claim_answer_notice";
const switchOff = (setting: Switch) =>
  portal.database.db
    .updateTable("memberships")
    .set({ [setting]: false })
    .where("user_id", "=", company.userId)
    .execute();

/** Expects that an order caused one mail of this kind; returns its content. */
async function mailAbout(orderId: number, kind: keyof Mails) {
  const mails = await acts.mails(orderId);
  expect(mails.map((mail) => mail.kind)).toEqual([kind]);
  return mailTemplates[kind](mails[0]?.data as never);
}

test("a claim is confirmed to whoever claimed, with what they said", async () => {
  const orderId = await anOrder({ desiredDate: past });
  await acts.claim(orderId, { claimReasonId: 8, reason: "Falscher Container", photo: testPhoto });
  const mail = await mailAbout(orderId, "claim_received");
  expect(mail).toMatchObject({
    title: "Ihre Reklamation ist eingegangen",
    status: { word: "Reklamiert", tone: "claimed" },
    greeting: "Guten Tag Jana Petersen,",
    action: { path: `/order/${orderId}` },
  });
  expect(mail.facts).toContainEqual(["Grund", "Falsche Leistung"]);
  expect(mail.facts).toContainEqual(["Beschreibung", "Falscher Container"]);
  expect(mail.facts).toContainEqual(["Foto", "liegt bei der Reklamation"]);
  expect(mail.facts).toContainEqual(["Reklamiert von", "Jana Petersen, 01.03.2027 09:00 Uhr"]);
});

test("a second claim has a mail of its own", async () => {
  const orderId = await anOrder({ desiredDate: past });
  await acts.claim(orderId);
  await acts.close(orderId, 1);
  await acts.claim(orderId);
  expect(await acts.mails(orderId)).toHaveLength(2);
});

test("a cancellation is confirmed to whoever cancelled", async () => {
  const orderId = await anOrder();
  await acts.cancel(orderId, { cancelReasonId: 8, reason: "Halle noch voll" });
  const mail = await mailAbout(orderId, "order_cancelled");
  expect(mail.subject).toMatch(/^Auftrag \d+ ist storniert$/);
  expect(mail.opening).toBe("am 10.03.2027 kommt zu diesem Auftrag niemand.");
  expect(mail.facts).toContainEqual(["Grund", "Anderer Grund"]);
  expect(mail.facts).toContainEqual(["Beschreibung", "Halle noch voll"]);
});

test("what the provider cancels is told to whoever gave the order", async () => {
  const orderId = await anOrder();
  await acts.provider(orderId, "cancel", { reason: "Anlage steht still" });
  const mail = await mailAbout(orderId, "order_cancelled");
  expect(mail.facts).toContainEqual(["Grund", "Ohne Angabe"]);
  expect(mail.facts).toContainEqual(["Storniert von", "Disposition, 01.03.2027 09:00 Uhr"]);
});

test("a proposal says until when it can be answered", async () => {
  const orderId = await anOrder();
  await acts.provider(orderId, "propose", { date: "2027-03-12", note: "Feiertagstour" });
  const mail = await mailAbout(orderId, "proposal_received");
  expect(mail.opening).toContain("bis Di., 09.03.2027, 12:00 Uhr können Sie antworten");
  expect(mail.illustration).toMatchObject({ title: "Freitag, 12.03.2027", subtitle: "ganztägig" });
  expect(mail.facts).toContainEqual(["Wunschtermin", "Mittwoch, 10.03.2027"]);
  expect(mail.facts).toContainEqual(["Hinweis", "Feiertagstour"]);
});

test("a failed trip is told to whoever gave the order, with the reason", async () => {
  const orderId = await anOrder();
  await acts.provider(orderId, "fail", { reason: "Tor zu" });
  const mail = await mailAbout(orderId, "failed_trip_reported");
  expect(mail.subject).toMatch(/^Fehlfahrt bei Auftrag \d+$/);
  expect(mail.opening).toContain("die Fahrt zu Ihrem Auftrag vom 10.03.2027 war vergeblich.");
  expect(mail.facts).toContainEqual(["Grund", "Tor zu"]);
});

test("an answer to a claim is mailed to whoever claimed, a ticket without a new answer is not", async () => {
  const orderId = await anOrder({ desiredDate: past });
  await acts.claim(orderId);
  const ticket = (ticketStatus: string, hint?: string) =>
    acts.provider(orderId, "ticket", { ticketNumber: "T-77", ticketStatus, ...(hint && { hint }) });
  const answers = async () =>
    (await acts.mails(orderId)).filter(({ kind }) => kind === "claim_answered").map(({ data }) => data);
  await ticket("angelegt");
  expect(await answers()).toEqual([]);
  await ticket("in Arbeit", "Wir holen morgen ab.");
  await ticket("fast fertig", "Wir holen morgen ab.");
  const sent = await answers();
  expect(sent).toHaveLength(1);
  const mail = mailTemplates.claim_answered(sent[0] as never);
  expect(mail.facts).toContainEqual(["Antwort der Disposition", "Wir holen morgen ab."]);
  expect(mail.facts).toContainEqual(["Ticket", "T-77, in Arbeit"]);
  await ticket("erledigt", "Ist abgeholt.");
  expect(await answers()).toHaveLength(2);
});

test.each([
  ["proposal_notice", "propose", { date: "2027-03-12" }],
  ["failed_trip_notice", "fail", { reason: "Tor zu" }],
  ["claim_answer_notice", "ticket", { ticketNumber: "T-1", ticketStatus: "offen", hint: "Morgen." }],
] as const)("with %s switched off nothing is mailed of: %s", async (setting, verb, body) => {
  await switchOff("claim_confirmation");
  const anyOrder = async () => {
    const orderId = await anOrder(verb === "ticket" ? { desiredDate: past } : {});
    if (verb === "ticket") await acts.claim(orderId);
    await acts.provider(orderId, verb, body);
    return await acts.mails(orderId);
  };
  expect(await anyOrder()).toHaveLength(1);
  await switchOff(setting);
  expect(await anyOrder()).toEqual([]);
});

test("a confirmation that is switched off is not sent, the other is", async () => {
  await switchOff("claim_confirmation");
  const [claimed, cancelled] = [await anOrder({ desiredDate: past }), await anOrder()];
  await acts.claim(claimed);
  await acts.cancel(cancelled);
  expect(await acts.mails(claimed)).toEqual([]);
  expect(await acts.mails(cancelled)).toHaveLength(1);
  await switchOff("cancellation_confirmation");
  const other = await anOrder();
  await acts.cancel(other);
  expect(await acts.mails(other)).toEqual([]);
});

test("whoever gave the order and does not see its site any more gets no mail", async () => {
  const orderId = await anOrder();
  await portal.database.db.deleteFrom("user_sites").where("user_id", "=", company.userId).execute();
  await acts.provider(orderId, "cancel", { reason: "Anlage steht still" });
  expect(await acts.mails(orderId)).toEqual([]);
});

test("an order of the system that the provider cancels is nobody's mail", async () => {
  const orderId = await anOrder({ createdBy: 96 });
  await acts.provider(orderId, "cancel");
  expect(await acts.mails(orderId)).toEqual([]);
});
