import type { DeskMail } from "@kreislauf/contract/desk";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestCompany, type TestCompany } from "../../../test/factories/company.ts";
import { createFailedMail } from "../../../test/factories/failed-mail.ts";
import { createTestStaff, type TestStaff } from "../../../test/factories/staff.ts";
import { openTestPortal, statusAndCode, type TestPortal } from "../../../test/portal/portal.ts";

let portal: TestPortal;
let company: TestCompany;
let staff: TestStaff;
beforeAll(async () => {
  portal = await openTestPortal();
  company = await createTestCompany(portal);
  staff = await createTestStaff(portal, { roles: ["administration"] });
});
afterAll(() => portal.close());

const desk = (path: string, body?: object) =>
  portal.call({
    method: body ? "POST" : "GET",
    path: `/desk/v1${path}`,
    ...(body && { body }),
    token: staff.token,
  });
const read = (path: string) => portal.call({ path, token: company.token });
const inDays = (days: number) =>
  portal
    .now()
    .add({ hours: 24 * days })
    .toString();
const logged = async () =>
  (await desk("/log")).json<{ entries: { action: string; subject: string }[] }>().entries[0];

test("a failed mail is listed with its reason, and sent again", async () => {
  const id = await createFailedMail(portal, company);
  const mails = async () => (await desk("/mails")).json<{ mails: DeskMail[] }>().mails;
  const mail = async () => (await mails()).find((each) => each.id === id);
  expect(await mail()).toMatchObject({
    kind: "documents_published",
    error: "550 mailbox unavailable",
    attempts: 8,
    nextAttemptOn: null,
  });
  expect((await desk("/mails/retry", { mailId: id })).json()).toEqual({ mails: 1 });
  expect(await mail()).toMatchObject({ attempts: 0, nextAttemptOn: "2027-03-01T08:00:00.000Z" });
  expect(await logged()).toMatchObject({ action: "mails_retried", subject: "1" });
  const unknown = await desk("/mails/retry", { mailId: "00000000-0000-4000-8000-000000000000" });
  expect(unknown.statusCode).toBe(404);
});

test("an announcement reaches the customers until it is taken back", async () => {
  const titles = async () =>
    (await read("/announcements")).json<{ announcements: { title: string }[] }>().announcements;
  const wish = { title: "Streik", text: "Heute fährt niemand.", startsAt: inDays(-1), endsAt: inDays(1) };
  const created = await desk("/announcements", wish);
  expect(created.statusCode).toBe(201);
  expect(await titles()).toMatchObject([{ title: "Streik" }]);
  const { id } = created.json<{ id: number }>();
  expect((await desk(`/announcements/${id}/withdraw`, {})).statusCode).toBe(200);
  expect(await titles()).toEqual([]);
  expect((await desk(`/announcements/${id}/withdraw`, {})).statusCode).toBe(404);
  expect(await logged()).toMatchObject({ action: "announcement_withdrawn", subject: "Streik" });
  const reversed = await desk("/announcements", { ...wish, endsAt: inDays(-2) });
  expect(reversed.statusCode).toBe(400);
});

test("the same announcement once more, as after a lost answer, is refused until the first is taken back", async () => {
  const wish = { title: "Sturm", text: "Heute später.", endsAt: inDays(1), zipPrefixes: ["34"] };
  const announce = (change: object = {}) =>
    desk("/announcements", { ...wish, startsAt: inDays(0), ...change });
  const { id } = (await announce()).json<{ id: number }>();
  expect(statusAndCode(await announce({ startsAt: inDays(-1) }))).toEqual([409, "announcement_exists"]);
  expect((await announce({ zipPrefixes: ["35"] })).statusCode).toBe(201);
  expect((await announce({ endsAt: inDays(2) })).statusCode).toBe(201);
  await desk(`/announcements/${id}/withdraw`, {});
  const atOnce = await Promise.all([announce(), announce()]);
  const statuses = atOnce.map(({ statusCode }) => statusCode);
  expect(statuses.toSorted((one, other) => one - other)).toEqual([201, 409]);
});

test("maintenance is announced, begun and ended, and the desk stays open meanwhile", async () => {
  const until = inDays(2);
  const state = async () => (await desk("/maintenance")).json();
  expect(await state()).toEqual({ state: "off", from: null, until: null });
  const announced = await desk("/maintenance", { state: "announced", from: inDays(1), until });
  expect(announced.json()).toMatchObject({ state: "announced", until });
  expect((await desk("/maintenance", { state: "on", until })).statusCode).toBe(200);
  expect(await state()).toEqual({ state: "on", from: null, until: new Date(until).toISOString() });
  expect(await logged()).toMatchObject({ action: "maintenance_switched", subject: "on" });
  expect((await desk("/maintenance", { state: "on", until: inDays(-1) })).statusCode).toBe(409);
  expect((await desk("/maintenance", { state: "off" })).statusCode).toBe(200);
  expect(await state()).toEqual({ state: "off", from: null, until: null });
});
