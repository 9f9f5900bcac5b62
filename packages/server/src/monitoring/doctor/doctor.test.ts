import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readConfig } from "../../base/config.ts";
import { openPostgresDatabase } from "../../base/database/postgres-database.ts";
import { openFolderFiles } from "../../base/files/files.ts";
import { openEmptyTestDatabase, openTestPortal, type TestPortal } from "../../../test/portal/portal.ts";
import { runTestCommand } from "../../../test/portal/run-command.ts";
import { createTestCompany } from "../../../test/factories/company.ts";
import { enqueueMail } from "../../base/mail/outbox.ts";
import { orderReceived } from "../../../test/factories/order-received-mail.ts";
import { diagnose } from "./diagnose.ts";
import type { Diagnosis, Patient } from "./diagnosis.ts";

let portal: TestPortal;
let folder: string;
beforeAll(async () => {
  portal = await openTestPortal();
  folder = await mkdtemp(join(tmpdir(), "kreislauf-doctor-"));
});
afterAll(() => portal.close());

const patient = (changes: Partial<Patient> = {}): Patient => ({
  db: portal.database.db,
  config: portal.config,
  clock: portal,
  files: openFolderFiles(folder),
  ...changes,
});
const withConfig = (variables: Readonly<Record<string, string>>) =>
  patient({ config: readConfig({ NODE_ENV: "test", DATA_DIR: folder, ...variables }) });
const wrongIn = (found: readonly Diagnosis[]) =>
  found.filter(({ state }) => state === "wrong").map(({ topic, text }) => `${topic}: ${text}`);

test("nothing is wrong with a portal that has just been set up", async () => {
  expect(wrongIn(await diagnose(patient()))).toEqual([]);
});

test("the command prints a line for each part, and fails where something is wrong", async () => {
  const fine = await runTestCommand(portal, "doctor");
  expect(fine.ok).toBe(true);
  expect(fine.lines.at(-1)).toBe("Nothing is wrong.");
  expect(fine.lines.some((line) => line.startsWith("ok     database"))).toBe(true);
});

describe("is told", () => {
  test.for([
    [{ NODE_ENV: "production" }, "configuration: SMTP_URL is not set"],
    [{ NODE_ENV: "production" }, "configuration: PUBLIC_URL is http://localhost:3000"],
    [
      { NODE_ENV: "production", PUBLIC_URL: "http://portal.example" },
      "configuration: PUBLIC_URL is not https",
    ],
    [{ SMTP_URL: "smtp://127.0.0.1:9" }, "mail: The mail server at 127.0.0.1:9 cannot be reached."],
  ] as const)("%o: %s", async ([variables, text]) => {
    expect(wrongIn(await diagnose(withConfig(variables))).join("\n")).toContain(text);
  });

  test("a database that is away, and everything else beside it", async () => {
    const away = openPostgresDatabase("postgres://postgres@127.0.0.1:9/nothing");
    const found = await diagnose(patient({ db: away.db }));
    await away.close();
    expect(wrongIn(found)).toEqual(["database: Nothing listens at its address."]);
    expect(found.map(({ topic }) => topic)).toContain("disk");
  });

  test("a database without its tables", async () => {
    const empty = await openEmptyTestDatabase();
    const found = wrongIn(await diagnose(patient({ db: empty.db })));
    await empty.close();
    expect(found.join("\n")).toMatch(/schema: \d+ migrations are missing/);
  });

  test("a folder that cannot be written", async () => {
    await writeFile(join(folder, "file"), "");
    const files = openFolderFiles(join(folder, "file", "below"));
    expect(wrongIn(await diagnose(patient({ files }))).join("\n")).toContain("files: ");
  });

  test("mails that wait too long, and those that were given up", async () => {
    const { userId } = await createTestCompany(portal);
    const enqueue = (orderId: number, minutes: number) =>
      portal.database.db.transaction().execute((db) =>
        enqueueMail(
          { db, now: portal.now().subtract({ minutes }) },
          {
            kind: "order_received",
            cause: `order ${orderId} received`,
            recipient: { id: userId, email: "jana@kunde.example" },
            data: { ...orderReceived, orderId },
          },
        ),
      );
    await enqueue(1, 1);
    expect(wrongIn(await diagnose(patient()))).toEqual([]);
    await enqueue(2, 50);
    expect(wrongIn(await diagnose(patient()))).toEqual(["queues: 2 mails wait, the oldest for 50 minutes."]);
    await portal.database.db
      .updateTable("outbox_mails")
      .set({ failed_at: portal.now().toString() })
      .execute();
    expect(wrongIn(await diagnose(patient()))).toEqual([
      "queues: 2 mails were given up: npm run portal -- mails failed.",
    ]);
  });
});
