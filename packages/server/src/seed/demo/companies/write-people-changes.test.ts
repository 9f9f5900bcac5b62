import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../../../base/database/database.ts";
import { openFolderFiles } from "../../../base/files/files.ts";
import { openTestDatabase } from "../../../../test/portal/portal.ts";
import { seedDemo } from "../seed-demo.ts";

const now = Temporal.Instant.from("2026-03-26T09:42:00Z");

let database: Database;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "kreislauf-people-"));
  database = await openTestDatabase();
  await seedDemo(database.db, { now, files: openFolderFiles(folder), progress: () => undefined });
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

test("the retailer has more than thirty colleagues, at every level and in every group", async () => {
  const members = await database.db
    .selectFrom("memberships")
    .innerJoin("companies", "companies.id", "memberships.company_id")
    .leftJoin("groups", "groups.id", "memberships.group_id")
    .select(["level_id", "groups.name", "invited"])
    .where("companies.name", "like", "Hollerbeck%")
    .execute();
  const registered = members.filter(({ invited }) => !invited);
  expect(registered.length).toBeGreaterThan(30);
  expect(new Set(registered.map(({ level_id }) => level_id))).toEqual(new Set([1, 2, 3, 4]));
  expect(new Set(members.flatMap(({ name }) => name ?? []))).toEqual(
    new Set(["Region Nord", "Region West", "Region Süd", "Region Ost"]),
  );
});

test("each company has invitations that work and one that is over, with its mail", async () => {
  const invitations = await database.db
    .selectFrom("memberships")
    .innerJoin("one_time_links", "one_time_links.user_id", "memberships.user_id")
    .select(["memberships.company_id", "expires_at"])
    .where("invited", "=", true)
    .where("replaced_at", "is", null)
    .execute();
  const perCompany = Map.groupBy(invitations, ({ company_id }) => company_id);
  expect(perCompany.size).toBe(2);
  for (const links of perCompany.values()) {
    expect(links.length).toBeGreaterThan(2);
    expect(links.filter(({ expires_at }) => expires_at <= now.toString())).toHaveLength(1);
  }
  const mails = await database.db
    .selectFrom("outbox_mails")
    .select("kind")
    .where("kind", "=", "invitation")
    .execute();
  expect(mails.length).toBe(invitations.length + 1);
});

test("everybody was there in the past weeks but who is invited or has an initial password, and the log says so", async () => {
  const members = await database.db
    .selectFrom("memberships")
    .innerJoin("users", "users.id", "memberships.user_id")
    .leftJoin("sessions", (join) =>
      join
        .onRef("sessions.user_id", "=", "memberships.user_id")
        .onRef("sessions.company_id", "=", "memberships.company_id"),
    )
    .select(["email", "invited", "initial_password", "sessions.created_at", "revoked_at"])
    .execute();
  const without = members.filter(({ created_at }) => created_at === null);
  expect(without.every(({ invited, initial_password }) => invited || initial_password)).toBe(true);
  expect(without.filter(({ invited }) => !invited).map(({ email }) => email)).toEqual(["neu@demo.example"]);
  const moments = members.flatMap(({ created_at }) => created_at ?? []);
  const recent = now.subtract({ hours: 24 * 10 }).toString();
  expect(moments.filter((moment) => moment > recent).length).toBeGreaterThan(moments.length * 0.7);
  // All sessions have ended, so that nobody finds devices in their list that are not theirs.
  expect(members.every(({ created_at, revoked_at }) => (created_at === null) === (revoked_at === null))).toBe(
    true,
  );
  expect(members.flatMap(({ revoked_at }) => revoked_at ?? []).every((end) => end < now.toString())).toBe(
    true,
  );
  const logged = await database.db
    .selectFrom("audit_log")
    .select("occurred_at")
    .where("action", "=", "signed_in")
    .execute();
  expect(logged.map(({ occurred_at }) => occurred_at).toSorted()).toEqual(moments.toSorted());
});

test("external contacts are there with and without sites", async () => {
  const contacts = await database.db
    .selectFrom("external_contacts")
    .leftJoin("sites", "sites.contact_external_id", "external_contacts.id")
    .select(["external_contacts.name", "sites.alias"])
    .execute();
  expect(contacts.filter(({ alias }) => alias !== null).length).toBeGreaterThan(3);
  expect(contacts.filter(({ alias }) => alias === null).length).toBeGreaterThan(3);
});

test("the log tells of all this in the order in which it happened", async () => {
  const entries = await database.db
    .selectFrom("audit_log")
    .select(["company_id", "action", "occurred_at"])
    .orderBy("id")
    .execute();
  const actions = new Set(entries.map(({ action }) => action));
  expect([...actions].toSorted()).toEqual([
    "external_contact_created",
    "external_contact_deleted",
    "signed_in",
    "user_changed",
    "user_invited",
    "user_reinvited",
  ]);
  for (const own of Map.groupBy(entries, ({ company_id }) => company_id).values()) {
    const moments = own.map(({ occurred_at }) => occurred_at);
    expect(moments).toEqual(moments.toSorted());
    expect(moments.at(-1)?.localeCompare(now.toString())).toBe(-1);
  }
});

test("each of the provider's staff was at the desk, as its log says", async () => {
  const staff = await database.db
    .selectFrom("staff")
    .leftJoin("staff_sessions", "staff_sessions.staff_id", "staff.id")
    .select(["email", "staff_sessions.created_at", "revoked_at"])
    .execute();
  const logged = await database.db
    .selectFrom("staff_log")
    .select("occurred_at")
    .where("action", "=", "signed_in")
    .execute();
  expect(new Set(staff.map(({ email }) => email)).size).toBe(3);
  for (const { created_at, revoked_at } of staff) {
    expect(created_at).not.toBeNull();
    expect(revoked_at && revoked_at < now.toString()).toBe(true);
  }
  expect(logged.map(({ occurred_at }) => occurred_at).toSorted()).toEqual(
    staff.flatMap(({ created_at }) => created_at ?? []).toSorted(),
  );
});
