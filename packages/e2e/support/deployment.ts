import { createHash } from "node:crypto";
import { once } from "node:events";
import { glob, readFile } from "node:fs/promises";
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from "node:http";
import path from "node:path";
import { repository } from "./server.ts";

const dist = path.join(repository, "packages/web/dist");

type Files = ReadonlyMap<string, Buffer>;

export interface Deployment {
  readonly url: string;
  /** Replaces the served build with a copy in which all files have other names. */
  readonly deployNewBuild: () => void;
  /** Files of the app that were requested but do not exist any more. */
  readonly missing: readonly string[];
  readonly close: () => Promise<void>;
}

/** Serves the built app from memory in front of a running portal, so that a journey can replace the build. */
export async function startDeployment(portal: string): Promise<Deployment> {
  const first = await readBuild();
  let files: Files = first;
  const missing: string[] = [];
  const server = createServer((request, response) => {
    const name = new URL(request.url ?? "/", portal).pathname;
    if (name === "/" || name === "/sw.js") void forward(portal, request, response, files.get(name));
    else if (!name.startsWith("/assets/")) void forward(portal, request, response);
    else sendFile(response, name, files.get(name), missing);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No free port.");
  return {
    url: `http://127.0.0.1:${address.port}`,
    deployNewBuild: () => {
      files = renameFiles(first);
    },
    missing,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function readBuild(): Promise<Map<string, Buffer>> {
  const build = new Map<string, Buffer>();
  for await (const file of glob(["index.html", "sw.js", "assets/*.{js,css,woff2}"], { cwd: dist })) {
    build.set(file === "index.html" ? "/" : `/${file}`, await readFile(path.join(dist, file)));
  }
  return build;
}

const digestOf = (content: Buffer | string, encoding: "hex" | "base64") =>
  createHash("sha256").update(content).digest(encoding);

/** The same build with other file names, like a release that changed everything. */
function renameFiles(build: Files): Files {
  const names = [...build.keys()]
    .filter((name) => name.startsWith("/assets/"))
    .map((name) => path.basename(name));
  const newNames = new Map(names.map((name) => [name, name.replace(/(\.\w+)$/, "-next$1")]));
  const anyName = new RegExp(names.map((name) => RegExp.escape(name)).join("|"), "g");
  const inText = (text: string) => text.replaceAll(anyName, (name) => newNames.get(name) ?? name);
  const next = new Map<string, Buffer>();
  for (const [name, content] of build) {
    next.set(inText(name), name.endsWith(".woff2") ? content : Buffer.from(inText(content.toString())));
  }
  const [oldPage, newPage] = [build.get("/"), next.get("/")].map((page) => digestOf(page ?? "", "hex"));
  const worker = next.get("/sw.js")?.toString() ?? "";
  return next.set("/sw.js", Buffer.from(worker.replace(oldPage ?? "", newPage ?? "")));
}

function sendFile(response: ServerResponse, name: string, file: Buffer | undefined, missing: string[]): void {
  if (file === undefined) {
    missing.push(name);
    response.writeHead(404).end();
    return;
  }
  const types: Readonly<Record<string, string>> = { ".js": "text/javascript", ".css": "text/css" };
  response.writeHead(200, { "content-type": types[path.extname(name)] ?? "font/woff2" }).end(file);
}

/** Forwards a request to the portal, and its answer with all headers; `body` replaces the answer's content if given. */
async function forward(
  portal: string,
  request: IncomingMessage,
  response: ServerResponse,
  body?: Buffer,
): Promise<void> {
  const { "accept-encoding": _plain, ...headers } = request.headers;
  const asked = ask(new URL(request.url ?? "/", portal), {
    method: request.method ?? "GET",
    headers: body === undefined ? headers : { ...headers, "if-none-match": "", "if-modified-since": "" },
  });
  request.pipe(asked);
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  if (body === undefined) {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
    return;
  }
  answer.resume();
  const { "content-length": _length, etag: _tag, "last-modified": _date, ...kept } = answer.headers;
  response.writeHead(200, { ...kept, "content-security-policy": policyWithScriptOf(body, answer) }).end(body);
}

/** The server's content security policy, with the hash of the new build's inline script added to the old one's. */
function policyWithScriptOf(page: Buffer, answer: IncomingMessage): string {
  const policy = String(answer.headers["content-security-policy"]);
  const [, script = ""] = /<script>([\s\S]*?)<\/script>/.exec(page.toString()) ?? [];
  return policy.replace("script-src ", `script-src 'sha256-${digestOf(script, "base64")}' `);
}
