import { exportsApi } from "@kreislauf/contract/exports";
import { expect, test, vi } from "vitest";
import { renderHook } from "vitest-browser-react";
import { delayed, fakeNetwork, refusal, unreachable } from "../../../test/fake-network.ts";
import { watchSaving } from "../../../test/saved-files.ts";
import { useDownload } from "./use-download.ts";

const request = { query: { format: "csv", serviceLocationId: "all" } };

/** A response whose body the test sends in chunks. */
function fileInPieces() {
  let pieces: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      pieces = controller;
    },
  });
  const headers = {
    "content-type": "text/csv",
    "content-disposition": "attachment; filename*=UTF-8''Auftr%C3%A4ge.csv",
  };
  return {
    response: new Response(body, { headers }),
    send: (text: string) => pieces?.enqueue(new TextEncoder().encode(text)),
    end: () => pieces?.close(),
    fail: () => pieces?.error(new TypeError("network error")),
  };
}

async function startDownload() {
  const onSaved = vi.fn<(fileName: string) => void>();
  const hook = await renderHook(() => useDownload(onSaved));
  await hook.act(() => hook.result.current.start(exportsApi.downloadOrders, request));
  return { ...hook, onSaved, progress: () => hook.result.current.progress };
}

test("it counts what has come, saves the file under its name and is idle again", async () => {
  const [network, saved, file] = [fakeNetwork(), watchSaving(), fileInPieces()];
  network.on(exportsApi.downloadOrders, file.response);
  const { progress, onSaved } = await startDownload();
  expect(progress()).toEqual({ state: "running", bytes: 0 });
  file.send("Nummer;Tag\n");
  await vi.waitFor(() => expect(progress()).toEqual({ state: "running", bytes: 11 }), { timeout: 10_000 });
  file.send("1;2\n");
  await vi.waitFor(() => expect(progress()).toEqual({ state: "running", bytes: 15 }), { timeout: 10_000 });
  file.end();
  await vi.waitFor(() => expect(progress()).toEqual({ state: "idle" }), { timeout: 10_000 });
  expect(saved).toEqual(["Aufträge.csv"]);
  expect(onSaved).toHaveBeenCalledExactlyOnceWith("Aufträge.csv");
});

test("what is too long to wait for comes by mail, and nothing is saved", async () => {
  const [network, saved] = [fakeNetwork(), watchSaving()];
  network.on(exportsApi.downloadOrders, Response.json({ sentByEmail: true }, { status: 202 }));
  const { progress, onSaved } = await startDownload();
  await vi.waitFor(() => expect(progress()).toEqual({ state: "by_mail" }), { timeout: 10_000 });
  expect(saved).toEqual([]);
  expect(onSaved).not.toHaveBeenCalled();
});

test("cancelling ends the call, and what comes afterwards is nobody's", async () => {
  const [network, saved, file] = [fakeNetwork(), watchSaving(), fileInPieces()];
  const late = delayed<Response>();
  const calls = network.on(exportsApi.downloadOrders, () => late.answer);
  const { progress, result, act } = await startDownload();
  await vi.waitFor(() => expect(calls).toHaveLength(1), { timeout: 10_000 });
  await act(() => result.current.cancel());
  expect(progress()).toEqual({ state: "idle" });
  expect(calls[0]?.signal?.aborted).toBe(true);
  late.arrive(file.response);
  file.send("1");
  file.end();
  await new Promise((resolve) => setTimeout(resolve));
  expect(progress()).toEqual({ state: "idle" });
  expect(saved).toEqual([]);
});

test("leaving the page ends the call", async () => {
  const network = fakeNetwork();
  const calls = network.on(exportsApi.downloadOrders, () => new Promise<Response>(() => {}));
  const { unmount } = await startDownload();
  await vi.waitFor(() => expect(calls).toHaveLength(1), { timeout: 10_000 });
  await unmount();
  expect(calls[0]?.signal?.aborted).toBe(true);
});

test("a refusal is told in the server's words, and the next try starts anew", async () => {
  const [network, saved, file] = [fakeNetwork(), watchSaving(), fileInPieces()];
  network.on(exportsApi.downloadOrders, refusal("too_many_requests", { message: "Bitte warten Sie." }));
  const { progress, result, act } = await startDownload();
  await vi.waitFor(() => expect(progress()).toEqual({ state: "failed", sentence: "Bitte warten Sie." }), {
    timeout: 10_000,
  });
  network.on(exportsApi.downloadOrders, file.response);
  await act(() => result.current.start(exportsApi.downloadOrders, request));
  expect(progress()).toEqual({ state: "running", bytes: 0 });
  file.end();
  await vi.waitFor(() => expect(saved).toEqual(["Aufträge.csv"]), { timeout: 10_000 });
});

test.each([
  ["no answer comes", unreachable],
  ["the server breaks", () => refusal("internal")],
])("where %s there is no reason to tell", async (_, reply) => {
  fakeNetwork().on(exportsApi.downloadOrders, reply);
  const { progress } = await startDownload();
  await vi.waitFor(() => expect(progress()).toEqual({ state: "failed", sentence: undefined }), {
    timeout: 10_000,
  });
});

test("a file that breaks off half-way is not saved", async () => {
  const [network, saved, file] = [fakeNetwork(), watchSaving(), fileInPieces()];
  network.on(exportsApi.downloadOrders, file.response);
  const { progress } = await startDownload();
  file.send("Nummer");
  await vi.waitFor(() => expect(progress()).toEqual({ state: "running", bytes: 6 }), { timeout: 10_000 });
  file.fail();
  await vi.waitFor(() => expect(progress()).toEqual({ state: "failed", sentence: undefined }), {
    timeout: 10_000,
  });
  expect(saved).toEqual([]);
});
