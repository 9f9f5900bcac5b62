import { randomUUID } from "node:crypto";
import type { DateProposal } from "@kreislauf/contract/provider";
import type { APIRequestContext } from "@playwright/test";
import { expect } from "./portal.ts";
import type { RunningServer } from "./server.ts";

/** What the provider's system tells the portal about an order, by a key that the operator made for it. */
export function providerOf(portal: RunningServer, request: APIRequestContext) {
  const said = portal.command("key", "create", "--name", "Disposition", "--scope", "orders:write");
  const key = /\S{30,}/.exec(said)?.[0];
  const tell = async (orderId: number, verb: string, body: object) => {
    const answer = await request.post(`${portal.url}/api/provider/v1/order/${orderId}/${verb}`, {
      data: { eventId: randomUUID(), occurredAt: new Date(await serverTime()).toISOString(), ...body },
      headers: { authorization: `Bearer ${key}` },
    });
    expect(answer.status(), await answer.text()).toBe(200);
  };
  const serverTime = async () => (await request.get(`${portal.url}/api/health`)).headers()["date"] ?? "";
  return {
    propose: (orderId: number, proposal: Partial<DateProposal> & Pick<DateProposal, "date">) =>
      tell(orderId, "propose", proposal),
    fail: (orderId: number, failure: { readonly reason: string }) => tell(orderId, "fail", failure),
  };
}
