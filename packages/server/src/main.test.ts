import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { AgreementList } from "@kreislauf/contract/agreements";
import type { MailboxEntry } from "@kreislauf/contract/notifications";
import type { LeadTimeInfo, Order } from "@kreislauf/contract/orders";
import type { SignedIn } from "@kreislauf/contract/session";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";

/** The tests run the server as a separate process on the embedded demo, kill it and start it again. */

let dataDir: string;
const running = new Set<ChildProcess>();

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "portal-"));
});
afterEach(() => {
  for (const server of running) server.kill("SIGKILL");
  running.clear();
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

interface Server {
  readonly process: ChildProcess;
  readonly address: string;
  readonly output: () => string;
}

function launch(environment: Record<string, string> = {}) {
  const server = spawn(process.execPath, [join(import.meta.dirname, "main.mjs")], {
    env: {
      ...process.env,
      PORT: "0",
      DATA_DIR: dataDir,
      LOG_LEVEL: "silent",
      NODE_ENV: "test",
      ...environment,
    },
  });
  running.add(server);
  let output = "";
  server.stdout.on("data", (text: Buffer) => (output += text.toString()));
  server.stderr.on("data", (text: Buffer) => (output += text.toString()));
  return { process: server, output: () => output };
}

async function start(environment: Record<string, string> = {}): Promise<Server> {
  const server = launch(environment);
  const address = await expect
    .poll(() => /ready: (http:\S+)/.exec(server.output())?.[1], { timeout: 60_000 })
    .toBeDefined()
    .then(() => /ready: (http:\S+)/.exec(server.output())?.[1] ?? "");
  return { ...server, address };
}

async function call<T>(server: Server, path: string, token?: string, body?: unknown): Promise<T> {
  const answer = await fetch(`${server.address}/api${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  expect(answer.ok, `${path}: ${answer.status}`).toBe(true);
  return (await answer.json()) as T;
}

const signIn = (server: Server) =>
  call<SignedIn>(server, "/auth/login/credentials", undefined, {
    email: "admin@demo.example",
    password: "Kreislauf1",
  });

async function orderAnEmptying(server: Server, token: string): Promise<Order> {
  const { serviceLocations } = await call<{ serviceLocations: { id: number }[] }>(
    server,
    "/simple-service-location-list",
    token,
  );
  for (const { id } of serviceLocations) {
    const { agreements } = await call<AgreementList>(server, `/service-location/${id}/agreements`, token);
    const agreement = agreements.find(
      ({ status, containersOnSite, terms }) =>
        status === "active" && containersOnSite > 0 && terms.unit === "container" && terms.emptyingContainer,
    );
    if (agreement === undefined) continue;
    const wish = { containerActionId: 4, amount: 1, agreementId: agreement.agreementId };
    const { earliestDate } = await call<LeadTimeInfo>(server, "/util/lead-time-info", token, wish);
    return await call<Order>(server, "/order/create", token, {
      ...wish,
      serviceLocationId: id,
      desiredDate: earliestDate,
    });
  }
  throw new Error("The demo has no container that can be emptied.");
}

test(
  "an acknowledged order and its mail survive kill -9; a second start is refused meanwhile",
  { timeout: 120_000 },
  async () => {
    const first = await start();
    const { accessToken } = await signIn(first);
    const order = await orderAnEmptying(first, accessToken);

    const second = launch();
    await once(second.process, "exit");
    expect(second.process.exitCode).toBe(1);
    expect(second.output()).toMatch(/^Another process is already using the data/);

    first.process.kill("SIGKILL");
    await once(first.process, "exit");
    const restarted = await start();
    expect(await call<Order>(restarted, `/order/${order.id}`, accessToken)).toEqual(order);
    await expect
      .poll(async () => (await call<MailboxEntry[]>(restarted, "/dev/mailbox")).map(({ subject }) => subject))
      .toContainEqual(expect.stringContaining(order.orderNumber));
    const mails = await call<MailboxEntry[]>(restarted, "/dev/mailbox");
    expect(mails.filter(({ subject }) => subject.includes(order.orderNumber))).toHaveLength(1);

    restarted.process.kill("SIGTERM");
    await once(restarted.process, "exit");
    expect(restarted.process.exitCode).toBe(0);
  },
);

test(
  "SIGTERM ends the process within ten seconds, also while requests are half sent",
  { timeout: 120_000 },
  async () => {
    const server = await start({ DATA_DIR: await mkdtemp(join(dataDir, "stopped-")), SEED: "none" });
    const { hostname, port } = new URL(server.address);
    const halfSent = [
      "GET /api/health HTTP/1.1\r\nhost: portal\r\nx-half",
      "POST /api/auth/login/credentials HTTP/1.1\r\nhost: portal\r\ncontent-type: application/json\r\ncontent-length: 90\r\n\r\n{",
    ];
    const sockets = await Promise.all(
      halfSent.map(async (text) => {
        const socket = connect({ host: hostname, port: Number(port) });
        socket.on("error", () => undefined);
        await once(socket, "connect");
        socket.write(text);
        return socket;
      }),
    );
    // When this is answered, the two requests have arrived.
    await call(server, "/health");
    const began = performance.now();
    server.process.kill("SIGTERM");
    await once(server.process, "exit");
    expect(performance.now() - began).toBeLessThan(10_000);
    expect(server.process.exitCode).toBe(0);
    expect(server.output()).not.toContain("is cut off");
    for (const socket of sockets) socket.destroy();
  },
);

test("what was on its way when the process is told to stop is answered, and its connection ends", async () => {
  const server = await start();
  const { port } = new URL(server.address);
  const request = "GET /api/health HTTP/1.1\r\nhost: localhost\r\n\r\n";
  const socket = connect(Number(port), "localhost").on("error", () => undefined);
  let received = "";
  socket.setEncoding("utf8").on("data", (text: string) => (received += text));
  socket.write(request);
  await expect.poll(() => received).toContain("HTTP/1.1 200");
  expect(received).toContain("keep-alive");
  received = "";
  server.process.kill("SIGTERM");
  await wait(50);
  socket.write(request);
  await once(socket, "close");
  expect(received).toContain("HTTP/1.1 200");
  expect(received.toLowerCase()).toContain("connection: close");
  if (server.process.exitCode === null) await once(server.process, "exit");
  expect(server.process.exitCode).toBe(0);
});

test.for([
  [{ PORT: "seventy" }, "PORT must be a port number from 0 to 65535."],
  [{ DATABASE_URL: "postgres://127.0.0.1:1/none" }, "The database of DATABASE_URL cannot be reached."],
  [{ BRANDING_DIR: "/nowhere" }, "BRANDING_DIR: /nowhere/brand.json cannot be used"],
] as const)("a start with %o says what is wrong", { timeout: 60_000 }, async ([environment, message]) => {
  const server = launch(environment);
  await once(server.process, "exit");
  expect(server.process.exitCode).toBe(1);
  expect(server.output()).toContain(message);
});
