import type { FeedEvent } from "@kreislauf/contract/provider";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runTestCommand } from "../../../test/portal/run-command.ts";
import { createTestCompany, type TestCompany } from "../../../test/factories/company.ts";
import { createTestOrder } from "../../../test/factories/order.ts";
import { openTestPortal, type TestPortal } from "../../../test/portal/portal.ts";
import { testProcesses, testDatabaseUrl } from "../../../test/portal/processes.ts";
import { startTestReceiver } from "../../../test/fakes/webhook-receiver.ts";

const count = 40;

let portal: TestPortal;
let company: TestCompany;
const processes = testProcesses(() => portal);

beforeAll(async () => {
  portal = await openTestPortal();
  company = await createTestCompany(portal);
});
afterAll(async () => {
  processes.killAll();
  await portal.close();
});

test.runIf(testDatabaseUrl)(
  "of two processes one delivers, each event once and in order",
  async () => {
    const receiver = await startTestReceiver();
    const line = `webhook create --url ${receiver.url} --internal`.split(" ");
    await runTestCommand(portal, ...line);
    await Promise.all([processes.start(), processes.start()]);
    const orders: number[] = [];
    for (let one = 0; one < count; one += 1) {
      const order_id = await createTestOrder(portal, company);
      orders.push(order_id);
      const entry = { order_id, changed_on: portal.now().toString(), changed_by: company.userId };
      await portal.database.db
        .insertInto("order_log")
        .values({ ...entry, change: "edited", old: "{}", new: "{}" })
        .execute();
    }
    const heard = () =>
      receiver.received.map(
        ({ body }) => (JSON.parse(body) as FeedEvent & { order: { id: number } }).order.id,
      );
    await expect.poll(heard, { timeout: 60_000, interval: 200 }).toEqual(orders);
    await receiver.close();
  },
  90_000,
);
