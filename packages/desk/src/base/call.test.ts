import { deskMessagesApi } from "@kreislauf/contract/desk";
import { expect, test, vi } from "vitest";
import { call } from "./call.ts";

const answerWith = (body: BodyInit | null, status = 200) => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(body, { status })));
  return call(deskMessagesApi.deskMessages, { params: { orderId: 21 } }).finally(() => vi.unstubAllGlobals());
};

test("an answer that breaks off, or is not the server's, is no answer", async () => {
  const broken = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode("[1,")),
    pull: (controller) => controller.error(new TypeError("network error")),
  });
  await expect(answerWith(broken)).rejects.toMatchObject({ code: "unreachable" });
  await expect(answerWith("<h1>Sign in to this Wi-Fi</h1>")).rejects.toMatchObject({ code: "unreachable" });
});

test("an answer that is empty on purpose is none to be read", async () => {
  await expect(answerWith(null, 204)).resolves.toBeNull();
});
