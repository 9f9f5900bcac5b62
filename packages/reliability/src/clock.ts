// The clock of the portal's machine is set forward and back between phases in which people order.
import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "@kreislauf/bench/child-process";
import { startPortal } from "@kreislauf/bench/portal";
import { countOrders } from "./count-orders.ts";
import { createDataHome } from "./data-home.ts";
import { exactly, figure, type Finding } from "./finding.ts";
import { startMailCatcher } from "./mail-catcher.ts";
import { openLog, writeAtOnce } from "./order-writers.ts";
import { findOrderPlaces, listPossibleOrders } from "./possible-orders.ts";
import type { Run, Section } from "./run.ts";
import { waitForMails } from "./waiting-mails.ts";

const library = "/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1";

/** The portal's clock in each phase, relative to the real time. */
const offsets = ["+0", "+2h", "-2h", "+26h", "-26h", "+0"];

const clients = 4;
const section = "clock set";

export const setClock: Section = async (run) => {
  if (!existsSync(library)) return [figure(section, "not run: libfaketime is not installed", "")];
  const findings: Finding[] = [];
  for (const name of ["embedded", "PostgreSQL"] as const)
    findings.push(...(await setForwardAndBack(name, run)));
  return findings;
};

async function setForwardAndBack(
  name: "embedded" | "PostgreSQL",
  { isShort, neighbours, log }: Run,
): Promise<readonly Finding[]> {
  const home = await createDataHome(neighbours, name, "clock");
  const places = await findOrderPlaces(home, 6);
  const mails = await startMailCatcher();
  const clock = path.join(neighbours.folder, `time-of-${name}`);
  await writeFile(clock, "+0");
  const metricsPort = `${await freePort()}`;
  const portal = await startPortal({
    ...home.env,
    SEED: "none",
    SMTP_URL: mails.url,
    LOG_LEVEL: "silent",
    METRICS_PORT: metricsPort,
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: clock,
    FAKETIME_NO_CACHE: "1",
    FAKETIME_DONT_FAKE_MONOTONIC: "1",
  });
  const acknowledged = new Map<string, number>();
  const statuses = new Map<string, number>();
  for (const offset of offsets) {
    await writeFile(clock, offset);
    // Signs everybody in again: tokens from the previous phase have expired or are not valid yet.
    const possible = await listPossibleOrders(portal.url, places.slice(0, 24));
    const written = openLog();
    const writing = writeAtOnce(portal.url, possible, clients, written);
    await wait(isShort ? 2_000 : 10_000);
    written.isOver = true;
    await writing;
    for (const [tag, id] of written.acknowledged) acknowledged.set(tag, id);
    for (const [status, count] of written.statuses) statuses.set(status, (statuses.get(status) ?? 0) + count);
    await waitForMails(metricsPort, 60_000);
    log(`${name}, ${offset}: ${acknowledged.size} acknowledged`);
  }
  await portal.stop();
  const expected = new Set(["200", "201", "400", "409", "429"]);
  const wrong = [...statuses].filter(([status]) => !expected.has(status));
  const title = `${section}, ${name}`;
  const counted = await countOrders(title, home, mails, acknowledged);
  await mails.close();
  return [
    figure(title, "where it stood; orders acknowledged", `${offsets.join(", ")}; ${acknowledged.size}`),
    exactly(
      title,
      "answers other than by the rules, connections broken off",
      wrong.reduce((sum, [, count]) => sum + count, 0),
      0,
    ),
    ...counted,
  ];
}
