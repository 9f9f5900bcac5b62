import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** An HTTP request; a `body` is JSON. */
export interface WireRequest {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

const wireText = (host: string, { method, path, headers, body = "" }: WireRequest): string =>
  [
    `${method} ${path} HTTP/1.1`,
    `host: ${host}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(body === "" ? [] : ["content-type: application/json", `content-length: ${Buffer.byteLength(body)}`]),
    "",
    body,
  ].join("\r\n");

export interface Connection {
  /** Sends a request and waits for the whole response; returns the status. */
  request(request: WireRequest): Promise<number>;
  close(): void;
}

/** Opens a keep-alive connection. If the server closes it while it is idle, the next request opens another one. */
export async function openConnection(url: string): Promise<Connection> {
  const { hostname, port, host } = new URL(url);
  const open = async () => {
    const opened = connect({ host: hostname, port: Number(port), noDelay: true });
    await once(opened, "connect");
    return opened;
  };
  const send = (request: WireRequest) => {
    socket.write(wireText(host, request));
    return readAnswer(socket);
  };
  let socket = await open();
  return {
    request: async (request) => {
      const status = socket.closed ? "closed" : await send(request);
      if (status !== "closed") return status;
      socket = await open();
      const again = await send(request);
      if (again === "closed") throw new Error("The connection was closed twice without an answer.");
      return again;
    },
    close: () => socket.destroy(),
  };
}

/**
 * Reads one response; returns its status, or `closed` if the connection was closed before the response began. Assumes
 * a Content-Length header, which the portal and the baseline servers always send.
 */
function readAnswer(socket: Socket): Promise<number | "closed"> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const settle = (end: () => void) => {
      socket.off("data", onData).off("error", onError).off("close", onClose);
      end();
    };
    const onData = (chunk: Buffer) => {
      chunks.push(chunk);
      const status = statusOfWhole(chunks.length === 1 ? chunk : Buffer.concat(chunks));
      if (status !== undefined) settle(() => resolve(status));
    };
    const onError = (error: Error) => settle(() => reject(error));
    const onClose = () => {
      if (chunks.length === 0) settle(() => resolve("closed"));
      else onError(new Error("The connection was closed before the answer was whole."));
    };
    socket.on("data", onData).on("error", onError).on("close", onClose);
  });
}

function statusOfWhole(received: Buffer): number | undefined {
  const end = received.indexOf("\r\n\r\n");
  if (end === -1) return undefined;
  const head = received.toString("latin1", 0, end);
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
  return received.length < end + 4 + length ? undefined : Number(head.slice(9, 12));
}

export interface LoadResult {
  readonly requestsPerSecond: number;
  /** Duration of every request, in ms. */
  readonly durations: readonly number[];
}

/** Sends requests on several connections, one after the other on each. Throws on a status of 300 or above. */
export async function sendLoad(
  url: string,
  options: { readonly connections: number; readonly seconds: number },
  nextRequest: () => WireRequest,
): Promise<LoadResult> {
  const durations: number[] = [];
  const began = performance.now();
  const end = began + options.seconds * 1_000;
  const work = async () => {
    const connection = await openConnection(url);
    while (performance.now() < end) durations.push(await timeExchange(connection, nextRequest()));
    connection.close();
  };
  await Promise.all(Array.from({ length: options.connections }, work));
  const seconds = (performance.now() - began) / 1_000;
  return { requestsPerSecond: durations.length / seconds, durations };
}

/** Sends the requests one after the other on one connection; returns the duration of each in ms. */
export async function timeRequests(url: string, requests: readonly WireRequest[]): Promise<number[]> {
  const connection = await openConnection(url);
  const durations: number[] = [];
  for (const request of requests) durations.push(await timeExchange(connection, request));
  connection.close();
  return durations;
}

async function timeExchange(connection: Connection, request: WireRequest): Promise<number> {
  const began = performance.now();
  const status = await connection.request(request);
  if (status >= 300) throw new Error(`${request.method} ${request.path} answered ${status}.`);
  return performance.now() - began;
}
