import { disposersApi } from "@kreislauf/contract/disposers";
import { providerDisposersApi } from "@kreislauf/contract/provider";
import { sql } from "kysely";
import { createTestKey, type TestCompany } from "../factories/company.ts";
import type { createTestOrder } from "../factories/order.ts";
import { createTestSketch } from "../factories/site.ts";
import type { TestPortal, TestRequest } from "../portal/portal.ts";
import { testEvent } from "./provider-examples.ts";

type AnOrder = (options: Parameters<typeof createTestOrder>[2]) => Promise<number>;
type Example = (company: TestCompany) => Promise<Pick<TestRequest, "path" | "body">>;

export const disposerApis = { ...disposersApi, ...providerDisposersApi } as const;

export const testDisposer = { name: "Brandes Containerdienst", email: "dispo@brandes.example" };

/** Hands an order over to a disposer; returns the token of the link in the mail. */
export async function handOverTestOrder(
  portal: TestPortal,
  orderId: number,
  wish: object = testDisposer,
): Promise<string> {
  const key = await createTestKey(portal, ["orders:write"]);
  const answer = await portal.call({
    method: "POST",
    path: `/provider/v1/order/${orderId}/hand-over`,
    body: { ...testEvent(portal), ...wish },
    token: key,
  });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return await lastDisposerToken(portal);
}

/** The token of the link in the last mail to a disposer. */
export async function lastDisposerToken({ database }: TestPortal): Promise<string> {
  const { rows } = await sql<{ token: string }>`
    select data ->> 'token' as token from outbox_mails join disposer_links
      on cause like '%' || rtrim(translate(encode(token_hash, 'base64'), '+/', '-_'), '=')
    where kind = 'disposer' order by disposer_links.id desc limit 1`.execute(database.db);
  const [mail] = rows;
  if (mail === undefined) throw new Error("No disposer has been written to.");
  return mail.token;
}

/** An example call of every endpoint about disposers without an account that succeeds. */
export function disposerExamples(
  portal: () => TestPortal,
  anOrder: AnOrder,
): Readonly<Record<keyof typeof disposerApis, Example>> {
  const byLink =
    (name: string, body: object, options: Parameters<AnOrder>[0] = {}): Example =>
    async () => ({
      path: `/disposer/${name}`,
      body: { token: await handOverTestOrder(portal(), await anOrder(options)), ...body },
    });
  const today = { desiredDate: "2027-03-01" };
  return {
    disposerOrder: byLink("order", {}),
    disposerSketch: async (company) => {
      const sketchId = await createTestSketch(portal(), company);
      return await byLink("sketch", { sketchId })(company);
    },
    confirmByDisposer: byLink("confirm", { version: 1, confirmedDate: "2027-03-10" }),
    proposeByDisposer: byLink("propose", { version: 1, date: "2027-03-12" }),
    executeByDisposer: byLink("execute", { version: 1, weightKg: 1_250 }, today),
    failByDisposer: byLink("fail", { version: 1, kind: "nobody_there" }, today),
    orderDisposer: async () => {
      const orderId = await anOrder({});
      await handOverTestOrder(portal(), orderId);
      return { path: `/provider/v1/order/${orderId}/disposer` };
    },
    handOverOrder: async () => ({
      path: `/provider/v1/order/${await anOrder({})}/hand-over`,
      body: { ...testEvent(portal()), ...testDisposer },
    }),
    takeBackOrder: async () => {
      const orderId = await anOrder({});
      await handOverTestOrder(portal(), orderId);
      return { path: `/provider/v1/order/${orderId}/take-back`, body: testEvent(portal()) };
    },
  };
}
