import { onTestFinished, expect, test, vi } from "vitest";
import { refusal } from "@kreislauf/ui/base/fake-network.fixture.ts";
import { followChanges } from "./follow-changes.ts";

/** Answers each attempt to open the stream with the next of `answers`; the last one is repeated. */
function follow(...answers: readonly (() => Response)[]) {
  const left = [...answers];
  const attempts = vi.fn<() => Promise<Response>>(async () => {
    const answer = left.length > 1 ? left.shift() : left[0];
    return await Promise.resolve(answer?.() ?? refusal("internal"));
  });
  vi.stubGlobal("fetch", attempts);
  const stopping = new AbortController();
  const onChange = vi.fn<(rooms: readonly string[]) => void>();
  const followed = followChanges(onChange, stopping.signal);
  onTestFinished(() => {
    stopping.abort();
    vi.unstubAllGlobals();
  });
  return { attempts, onChange, followed };
}

const opened = () => new Response("event: ready\ndata:\n\n");

test("after a rest the stream comes back with the proof, and everything counts as changed", async () => {
  const { attempts, onChange } = follow(() => refusal("proof_required"), opened);
  await expect.poll(() => onChange.mock.calls).toEqual([[["orders", "agreements"]]]);
  expect(attempts.mock.calls.length).toBeGreaterThan(1);
});

test("whose roles have no lists is not asked for again", async () => {
  const { attempts, followed } = follow(() => refusal("forbidden"));
  await followed;
  expect(attempts).toHaveBeenCalledTimes(1);
});
