import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { containerAction } from "@kreislauf/contract/catalog";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestCompany, createTestKey } from "../../../test/factories/company.ts";
import { createOrderActions } from "../../../test/portal/order-actions.ts";
import { openTestPortal, statusAndCode, testNow, type TestPortal } from "../../../test/portal/portal.ts";
import { readTestFeed } from "../../../test/portal/read-feed.ts";
import { runTestCommand } from "../../../test/portal/run-command.ts";

/** Tests what the provider's systems read before and after a backup is restored. */

let folder: string;
let portals: TestPortal[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "feed-"));
});
afterEach(async () => {
  for (const portal of portals) await portal.close();
  portals = [];
  await rm(folder, { recursive: true });
});

/** A portal that has lost everything and is restored from its backup. */
async function restoreAt(moment: string, path: string): Promise<TestPortal> {
  const portal = await openTestPortal();
  portals.push(portal);
  portal.setNow(moment);
  const { ok, lines } = await runTestCommand(portal, "restore", path);
  expect(ok, lines.join("\n")).toBe(true);
  return portal;
}

/** Causes `count` events: an order of a new company, and changes of it. */
async function causeEvents(portal: TestPortal, key: string, count: number): Promise<void> {
  const company = await createTestCompany(portal, { containersOnSite: 2 });
  const acts = await createOrderActions(portal, company, key);
  const { body } = await acts.create({
    agreementId: company.agreementId,
    containerActionId: containerAction.empty,
    desiredDate: "2027-03-09",
  });
  for (let version = 1; version < count; version += 1) {
    const { status } = await acts.edit(body.id, { version, amount: version % 2 === 0 ? 1 : 2 });
    expect(status).toBe(200);
  }
}

async function cursorAt(portal: TestPortal, key: string): Promise<number> {
  let page = await readTestFeed(portal, key, "");
  while (page.hasMore) page = await readTestFeed(portal, key, `after=${page.next}`);
  return page.next;
}

test("a cursor from before a restore is refused, also once the feed has overtaken it", async () => {
  const portal = await openTestPortal();
  portals.push(portal);
  const key = await createTestKey(portal);
  await causeEvents(portal, key, 3);
  const kept = await readTestFeed(portal, key, "");
  const path = join(folder, "backup.gz");
  expect((await runTestCommand(portal, "backup", path)).ok).toBe(true);
  await causeEvents(portal, key, 2);
  const lost = await cursorAt(portal, key);

  const restored = await restoreAt("2027-03-01T09:00:00Z", path);
  const answerOf = async (where: TestPortal, after: number) =>
    statusAndCode(await where.call({ path: `/provider/v1/events?after=${after}`, token: key }));
  await causeEvents(restored, key, 4);
  for (const cursor of [kept.next, lost])
    expect(await answerOf(restored, cursor)).toEqual([410, "cursor_unusable"]);
  const again = await readTestFeed(restored, key, "");
  const withoutPosition = ({ events }: typeof kept) => events.map((event) => ({ ...event, position: 0 }));
  expect(withoutPosition(again).slice(0, 3)).toEqual(withoutPosition(kept));
  expect(again.events.map(({ position }) => position - (again.events[0]?.position ?? 0))).toEqual([
    0, 1, 2, 3, 4, 5, 6,
  ]);
  expect(await readTestFeed(restored, key, `after=${again.next}`)).toMatchObject({ events: [] });

  // Restores the same backup again: cursors read in between belong to events that are lost.
  const secondly = await restoreAt("2027-03-01T10:00:00Z", path);
  await causeEvents(secondly, key, 5);
  expect(await answerOf(secondly, again.next)).toEqual([410, "cursor_unusable"]);
  expect(await answerOf(secondly, await cursorAt(secondly, key))).toEqual([200, undefined]);
});

test("a webhook still has ahead what it had when the backup was made", async () => {
  const portal = await openTestPortal();
  portals.push(portal);
  const key = await createTestKey(portal);
  await causeEvents(portal, key, 2);
  await cursorAt(portal, key);
  const url = "https://erp.example/events";
  expect((await runTestCommand(portal, "webhook", "create", "--url", url)).ok).toBe(true);
  await causeEvents(portal, key, 3);
  await cursorAt(portal, key);
  const waiting = async (where: TestPortal) => (await runTestCommand(where, "webhook", "list")).lines;
  const before = await waiting(portal);
  expect(before.join("\n")).toMatch(/\b3 /);
  const path = join(folder, "backup.gz");
  await runTestCommand(portal, "backup", path);
  const restored = await restoreAt(testNow, path);
  expect(await waiting(restored)).toEqual(before);
});
