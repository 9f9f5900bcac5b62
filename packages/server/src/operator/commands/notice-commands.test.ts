import type { ErrorAnswer } from "@kreislauf/contract/base";
import type { Announcement } from "@kreislauf/contract/notifications";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { runTestCommand } from "../../../test/portal/run-command.ts";
import { createTestCompany, createTestKey, type TestCompany } from "../../../test/factories/company.ts";
import { testEvent } from "../../../test/examples/provider-examples.ts";
import { createTestOrder } from "../../../test/factories/order.ts";
import { createOrderActions } from "../../../test/portal/order-actions.ts";
import { openTestPortal, testNow, type TestPortal } from "../../../test/portal/portal.ts";

/** Tests the operator's commands about announcements and failed mails. */

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

const run = (...words: string[]) => runTestCommand(portal, ...words);

describe("announcement", () => {
  const snow = ["--title", "Schnee im Harz.", "--text", "Wir kommen, sobald die Straßen frei sind."];
  const until = ["--until", "2027-03-05T18:00:00+01:00"];
  const shown = async ({ token }: TestCompany = company) =>
    (await portal.call({ path: "/announcements", token }))
      .json<{ announcements: Announcement[] }>()
      .announcements.map(({ title }) => title);
  const create = async (...words: string[]) => {
    const { ok, lines } = await run("announcement", "create", ...words);
    expect(ok, lines.join("\n")).toBe(true);
    return /^Announcement (\d+) is made/.exec(lines[0] ?? "")?.[1] ?? "";
  };
  beforeEach(() => portal.database.db.updateTable("announcements").set({ withdrawn_at: testNow }).execute());

  test.each([
    [
      { title: "Schnee\u202E im Harz" },
      "--title: The text contains invisible characters that are not allowed here.",
    ],
    [{ title: "Schnee\nim Harz" }, "--title: Please write this on one line."],
    [
      { text: "Wir\u0000kommen" },
      "--text: The text contains invisible characters that are not allowed here.",
    ],
  ])("%j is refused, on the command line and by the interface", async (words, says) => {
    const wish = { title: "Schnee im Harz", text: "Wir kommen.", ...words };
    const line = ["--title", wish.title, "--text", wish.text];
    expect(await run("announcement", "create", ...line, ...until)).toEqual({ ok: false, lines: [says] });
    const times = { startsAt: testNow, endsAt: "2027-03-05T17:00:00Z" };
    const answer = await portal.call({
      method: "POST",
      path: "/provider/v1/announcement/create",
      body: { ...testEvent(portal), ...wish, ...times },
      token: await createTestKey(portal),
    });
    expect([answer.statusCode, answer.json<ErrorAnswer>().details.map(({ field }) => field)]).toEqual([
      400,
      Object.keys(words),
    ]);
    expect(await shown()).toEqual([]);
  });

  test("has a text of several lines", async () => {
    const text = "Wir kommen,\nsobald die Straßen frei sind.";
    await create("--title", "Schnee im Harz.", "--text", text, ...until);
    const answer = await portal.call({ path: "/announcements", token: company.token });
    expect(answer.json()).toMatchObject({ announcements: [{ text }] });
  });

  test("is shown at once to everybody, listed, and taken back", async () => {
    const id = await create(...snow, ...until);
    expect(await shown()).toEqual(["Schnee im Harz."]);
    expect((await run("announcement", "list")).lines).toEqual([
      `${id}  2027-03-01T08:00:00.000Z  2027-03-05T17:00:00.000Z  everybody  Schnee im Harz.`,
    ]);
    expect(await run("announcement", "withdraw", id)).toEqual({
      ok: true,
      lines: ["'Schnee im Harz.' is taken back."],
    });
    expect(await shown()).toEqual([]);
    expect((await run("announcement", "withdraw", id)).ok).toBe(false);
    expect((await run("announcement", "list")).lines).toEqual(["There are none."]);
  });

  test("is shown from its beginning on, in its regions", async () => {
    const bavarian = await createTestCompany(portal, { land: "BY" });
    const places = ["--land", "HE,NI", "--land", "TH", "--zip", "99"];
    const id = await create(...snow, ...until, "--from", "2027-03-01T09:10:00+01:00", ...places);
    expect(await shown()).toEqual([]);
    expect((await run("announcement", "list")).lines[0]).toContain("  HE,NI,TH,99  ");
    portal.setNow("2027-03-01T08:10:00Z");
    expect(await shown()).toEqual(["Schnee im Harz."]);
    expect(await shown(bavarian)).toEqual([]);
    await run("announcement", "withdraw", id);
  });

  test.for([
    [[...snow], "--until must be an instant with its zone"],
    [[...until, "--title", "Schnee"], "--text is missing"],
    [[...snow, "--until", "tomorrow"], "--until must be an instant with its zone"],
    [[...snow, "--until", "2027-03-01T08:00:00Z"], "--until must be after --from"],
    [[...snow, ...until, "--from", "2027-03-06T00:00:00Z"], "--until must be after --from"],
    [[...snow, ...until, "--land", "Bayern"], "--land takes the letters"],
    [[...snow, ...until, "--zip", "123456"], "--zip takes the first digits"],
    [["--title", "S".repeat(121), "--text", "T", ...until], "--title is missing or longer than 120"],
  ] as const)("refuses %j", async ([words, reason]) => {
    const { ok, lines } = await run("announcement", "create", ...words);
    expect(ok).toBe(false);
    expect(lines).toEqual([expect.stringContaining(reason)]);
    expect(await shown()).toEqual([]);
  });

  test.for(["", "8001x", "999999999"])("takes nothing back for '%s'", async (id) => {
    expect((await run("announcement", "withdraw", id)).ok).toBe(false);
  });
});

describe("mails", () => {
  const rows = () =>
    portal.database.db.selectFrom("outbox_mails").selectAll().orderBy("created_at").execute();
  /** Causes a waiting mail: the confirmation of a claim. */
  const cause = async () => {
    const acts = await createOrderActions(portal, company, "");
    const orderId = await createTestOrder(portal, company, { desiredDate: "2027-02-22" });
    expect((await acts.claim(orderId)).status).toBe(200);
    return orderId;
  };
  const fail = async (failedAt: string | null) => {
    const orderId = await cause();
    const { id } = await portal.database.db
      .updateTable("outbox_mails")
      .set({
        attempts: 3,
        last_error: "550 no such user",
        failed_at: failedAt,
        due_at: "2027-03-01T09:00:00Z",
      })
      .where("cause", "like", `order ${orderId} %`)
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  };
  beforeEach(() => portal.database.db.deleteFrom("outbox_mails").execute());

  test("that failed are listed with their recipient and why, others are not", async () => {
    await cause();
    expect((await run("mails", "failed")).lines).toEqual(["No mail has failed."]);
    const dead = await fail(testNow);
    const waiting = await fail(null);
    const tail = `3 attempts  claim_received  ${company.email}  550 no such user`;
    expect((await run("mails", "failed")).lines.toSorted()).toEqual(
      [
        `${dead}  2027-03-01T08:00  given up  ${tail}`,
        `${waiting}  2027-03-01T08:00  waits until 2027-03-01T09:00  ${tail}`,
      ].toSorted(),
    );
  });

  test("that failed go out again: one, or all of them", async () => {
    const ids = [await fail(testNow), await fail(testNow), await fail(null)];
    const due = async () => (await rows()).filter((row) => row.due_at === "2027-03-01T08:00:00.000Z").length;
    expect(await run("mails", "retry", ids[0] ?? "")).toEqual({
      ok: true,
      lines: ["1 mail goes out again."],
    });
    expect(await due()).toBe(1);
    expect((await run("mails", "retry")).lines).toEqual(["3 mails go out again."]);
    expect(await due()).toBe(3);
    expect((await rows()).every((row) => row.failed_at === null && row.attempts === 0)).toBe(true);
  });

  test("that are under way are left alone, and there must be one", async () => {
    const id = await fail(null);
    await portal.database.db
      .updateTable("outbox_mails")
      .set({ leased_until: "2027-03-01T08:01:00Z" })
      .execute();
    for (const words of [
      [id],
      [],
      ["not-an-id"],
      ["0".repeat(36)],
      ["00000000-0000-4000-8000-000000000000"],
    ]) {
      expect((await run("mails", "retry", ...words)).ok).toBe(false);
    }
    expect((await run("mails", "retry")).lines).toEqual(["There is no failed mail to send anew."]);
    expect((await rows())[0]?.attempts).toBe(3);
  });
});
