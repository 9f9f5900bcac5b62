import { afterAll, afterEach, expect, test } from "vitest";
import { createTestOrder } from "../../../test/factories/order.ts";
import { createTestStaff } from "../../../test/factories/staff.ts";
import { openTestStream, type TestStream } from "../../../test/portal/live-stream.ts";
import { openTestDesk } from "../../../test/portal/open-test-desk.ts";

const { portal, staff, company } = await openTestDesk();
const open: TestStream[] = [];
afterAll(() => portal.close());
afterEach(() => {
  for (const stream of open.splice(0)) stream.close();
});

async function listen(token: string | undefined): Promise<TestStream> {
  const stream = await openTestStream(portal, token, 0, "/desk/v1/live");
  open.push(stream);
  if (stream.status === 200) await stream.until("ready");
  return stream;
}

test("the desk is notified within two seconds of what customers and colleagues change", async () => {
  const stream = await listen(staff.token);
  const orderId = await createTestOrder(portal, company);
  expect(await stream.until("orders", 2_000)).toBeLessThan(2_000);
  stream.clear();
  const answer = { version: 1, answer: { kind: "confirm" } };
  await portal.call({
    method: "POST",
    path: `/desk/v1/orders/${orderId}/answer`,
    token: staff.token,
    body: answer,
  });
  expect(await stream.until("orders", 2_000)).toBeLessThan(2_000);
});

test("the stream is closed to customers, to strangers and to roles without lists", async () => {
  const documents = await createTestStaff(portal, { roles: ["documents"] });
  expect((await listen(undefined)).status).toBe(401);
  expect((await listen(company.token)).status).toBe(401);
  expect((await listen(documents.token)).status).toBe(403);
});
