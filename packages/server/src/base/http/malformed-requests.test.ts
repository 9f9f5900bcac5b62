import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { openTestPortal, type TestPortal } from "../../../test/portal/portal.ts";

let webRoot: string;
let portal: TestPortal;
/** Receives the errors that are logged, with their stack traces. */
const logError = vi.fn<(...entry: readonly unknown[]) => void>();
beforeEach(() => void logError.mockClear());

beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), "kreislauf-web-"));
  await writeFile(join(webRoot, "index.html"), "<!doctype html><title>Kreislauf</title>");
  await mkdir(join(webRoot, "assets"));
  await writeFile(join(webRoot, "assets/app.js"), "export {};");
  portal = await openTestPortal({}, { webRoot });
  portal.app.addHook(
    "onRequest",
    async ({ log }) => void vi.spyOn(log, "error").mockImplementation(logError),
  );
  await portal.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
  await portal.close();
  await rm(webRoot, { recursive: true });
});

/** Sends the request line unchanged: an HTTP client would normalise the URL. */
async function send(requestLine: string, headers: readonly string[] = []) {
  const { port } = portal.app.server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1");
  const lines = [requestLine, "Host: portal.example", "Connection: close", ...headers, "", ""];
  socket.write(Buffer.from(lines.join("\r\n"), "latin1"));
  const [head = "", body = ""] = (await text(socket)).split("\r\n\r\n");
  const [statusLine = "", ...given] = head.split("\r\n");
  return {
    status: Number(statusLine.split(" ")[1]),
    headers: Object.fromEntries(
      given.map((line) => {
        const end = line.indexOf(": ");
        return [line.slice(0, end).toLowerCase(), line.slice(end + 2)];
      }),
    ),
    body,
  };
}

const notFound = [404, "not_found"] as const;
const refused = [400, "validation"] as const;

const addresses = [
  ["//x", notFound],
  ["//", notFound],
  ["///portal.example", notFound],
  ["/./index.html", notFound],
  ["/assets/../index.html", notFound],
  ["/..%2f", notFound],
  ["/%2e%2e%2fpackage.json", notFound],
  ["/assets%2fapp.js", notFound],
  ["/\\x", notFound],
  ["/%5cx", notFound],
  ["/..\\package.json", notFound],
  ["/%00", notFound],
  ["/index.html%00", notFound],
  ["/assets/%00", notFound],
  ["/INDEX.HTML", notFound],
  [`/${"a".repeat(9_000)}`, notFound],
  ["/api//x", notFound],
  ["/api/%00", notFound],
  ["/api/..%2fhealth", notFound],
  ["/%", refused],
  ["/%ff", refused],
  ["/%zz", refused],
  ["/%c0%ae", refused],
  ["/api/%ff", refused],
  ["/api/order/%ff", refused],
  ["\xff", refused],
  ["/\xff", refused],
  ["x", refused],
  [`/${"a".repeat(20_000)}`, refused],
  [`/api/legal/${"a".repeat(9_000)}`, refused],
  [`/api/order/${"a".repeat(20_000)}`, refused],
] as const;

test.each(addresses.map(([address, expected]) => [address.slice(0, 30), address, expected] as const))(
  "an anonymous request for %j is refused like any other",
  async (_start, address, expected) => {
    const ordinary = await portal.app.inject({ url: "/nothing-here" });
    const answer = await send(`GET ${address} HTTP/1.1`);
    const body = JSON.parse(answer.body) as { code: string; requestId: string };
    expect([answer.status, body.code]).toEqual(expected);
    expect(Object.keys(body).toSorted()).toEqual(Object.keys(ordinary.json<object>()).toSorted());
    expect(body.requestId).toBe(answer.headers["x-request-id"]);
    const headers = Object.keys(ordinary.headers).filter((name) => !name.startsWith("x-ratelimit"));
    expect(Object.keys(answer.headers)).toEqual(expect.arrayContaining(headers));
    expect(answer.headers["content-security-policy"]).toBe(ordinary.headers["content-security-policy"]);
    expect(logError).not.toHaveBeenCalled();
  },
);

test.each(["FOO / HTTP/1.1", "GET / HTTP/9.9", "\x16\x03\x01"])("%j is no request", async (line) => {
  const { status, body, headers } = await send(line);
  expect([status, JSON.parse(body)]).toEqual([400, expect.objectContaining({ code: "validation" })]);
  expect(headers).toHaveProperty("content-security-policy");
});

test("a part of a file that does not reach so far is refused", async () => {
  const { status, body } = await send("GET /assets/app.js HTTP/1.1", ["Range: bytes=900-"]);
  expect([status, JSON.parse(body)]).toEqual([400, expect.objectContaining({ code: "validation" })]);
});

test("files and calls are answered as before", async () => {
  expect(await send("GET / HTTP/1.1")).toMatchObject({
    status: 200,
    body: expect.stringContaining("Kreislauf"),
  });
  expect(await send("GET /assets/app.js HTTP/1.1")).toMatchObject({ status: 200, body: "export {};" });
  expect(await send("GET /api/health?a=%ff HTTP/1.1")).toMatchObject({ status: 200 });
  expect(await send("GET /api/order/%31 HTTP/1.1")).toMatchObject({ status: 401 });
});
