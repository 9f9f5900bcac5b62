import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type BrowserContext, chromium } from "@playwright/test";
import { ensureChromium } from "../../../scripts/suites/chromium.ts";
import { type BenchRow, formatFigure } from "./bench-row.ts";
import type { BenchRun } from "./bench-run.ts";
import { openPage, type PageVitals, readVitals, slowDown } from "./page-vitals.ts";
import { password, startPortal } from "./portal.ts";
import { median } from "./quantile.ts";
import { buildWeb } from "./run-script.ts";

const account = "admin@demo.example";

/** Selects an element that exists only when the sign-in screen has been rendered completely. */
const signInForm = "input[type=password]";
/** Selects elements that exist only when the order history has been rendered completely. */
const orderRows = "main [role=tabpanel] a[href*='/order/'], main table tbody tr, main article";

interface Visits {
  readonly signIn: PageVitals[];
  readonly orderHistory: PageVitals[];
  readonly clicks: PageVitals[];
}

/** Measures core web vitals in Chromium, with the production build and the demo's data. */
export async function measureWeb({ isShort, cleanup, log }: BenchRun): Promise<BenchRow[]> {
  await buildWeb();
  const folder = await mkdtemp(path.join(tmpdir(), "kreislauf-bench-"));
  cleanup.defer(() => rm(folder, { recursive: true, force: true }));
  const portal = await startPortal({ DATA_DIR: folder, SEED: "demo" });
  cleanup.defer(() => portal.stop());
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--no-first-run"],
  });
  cleanup.defer(() => browser.close());

  log("Visiting ...");
  const visits: Visits = { signIn: [], orderHistory: [], clicks: [] };
  for (let round = 0; round < (isShort ? 2 : 5); round += 1) {
    const context = await browser.newContext({ locale: "de-DE", viewport: { width: 1440, height: 900 } });
    await visit(context, portal.url, visits);
    await context.close();
  }
  return [
    paintRow("sign-in, first visit: largest paint", visits.signIn, 1.5),
    paintRow("order history after sign-in: largest paint", visits.orderHistory, 1.8),
    {
      ...row("layout shift of both, at most", ""),
      result: Math.max(...[...visits.signIn, ...visits.orderHistory].map(({ layoutShift }) => layoutShift)),
      target: { atMost: 0.02 },
    },
    {
      ...row("click to paint, not slowed down, at most", "ms"),
      result: Math.max(...visits.clicks.map(({ slowestInteraction }) => slowestInteraction)),
      target: { atMost: 100 },
    },
  ];
}

/** A new visitor signs in and opens the order history on a slow connection, then uses it at full speed. */
async function visit(context: BrowserContext, url: string, visits: Visits): Promise<void> {
  const signIn = await openPage(context);
  await slowDown(signIn);
  await signIn.goto(`${url}/#/login`);
  visits.signIn.push(await readVitals(signIn, signInForm));
  await signIn.locator("input[type=email]").fill(account);
  await signIn.locator("input[type=password]").fill(password);
  await signIn.locator("form button[type=submit]").click();
  await signIn.waitForURL(/#\/dashboard/);
  await signIn.close();

  const orderHistory = await openPage(context);
  await slowDown(orderHistory);
  await orderHistory.goto(`${url}/#/order-history`);
  visits.orderHistory.push(await readVitals(orderHistory, orderRows));
  await orderHistory.close();

  const clicked = await openPage(context);
  await clicked.goto(`${url}/#/order-history`);
  await readVitals(clicked, orderRows);
  for (const tab of await clicked.getByRole("tab").all()) {
    await tab.click();
    await clicked.waitForTimeout(300);
  }
  visits.clicks.push(await readVitals(clicked, "main"));
  await clicked.close();
}

const row = (what: string, unit: string) => ({ section: "web", what, measured: "", baseline: "", unit });

const paintRow = (what: string, vitals: readonly PageVitals[], seconds: number): BenchRow => {
  const paints = vitals.map(({ largestPaint }) => largestPaint / 1_000);
  return {
    ...row(what, "s"),
    measured: `${formatFigure(Math.min(...paints))} to ${formatFigure(Math.max(...paints), "s")}, 4 x CPU, 1.6 Mbit/s, 150 ms`,
    result: median(paints),
    target: { atMost: seconds },
  };
};
