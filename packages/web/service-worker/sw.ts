/**
 * Caches the app's own files in the browser: the app starts without waiting for the network or without any, and a tab
 * that runs an older build still finds all its files. Answers of the API are never cached. It also shows push messages.
 */

/** The build puts it in front of this script. */
declare const build: {
  /** SHA-256 of the page, in hex. */
  readonly page: string;
  readonly files: readonly string[];
};

const worker = self as unknown as ServiceWorkerGlobalScope;

const page = "/";
const prefix = "kreislauf-";
const ownCache = prefix + build.page.slice(0, 16);
/** How many earlier builds keep their files, for tabs that have been open since. */
const previousBuilds = 2;

worker.addEventListener("install", (event) => event.waitUntil(cacheBuild()));

worker.addEventListener("activate", (event) => event.waitUntil(activateBuild()));

worker.addEventListener("message", ({ data }) => {
  if (data === "activate") void worker.skipWaiting();
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== worker.location.origin) return;
  if (pathname.startsWith("/assets/")) event.respondWith(answerFile(request));
  else if (request.mode === "navigate" && pathname === page) event.respondWith(answerPage(event));
});

/** The content of a push message, as the server writes it (`PushContent` of the contract). */
interface PushContent {
  readonly title: string;
  readonly text: string;
  readonly path: string;
  readonly tag: string;
}

worker.addEventListener("push", (event) => {
  if (event.data === null) return;
  const { title, text, path, tag } = event.data.json() as PushContent;
  const icon = "/icons/app-192.png";
  event.waitUntil(worker.registration.showNotification(title, { body: text, tag, icon, data: path }));
});

/** Opens the notification's page in a new window, so that nothing is lost that somebody is typing in an open one. */
worker.addEventListener("notificationclick", (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(worker.clients.openWindow(`${page}#${String(notification.data)}`));
});

async function cacheBuild(): Promise<void> {
  const cache = await caches.open(ownCache);
  try {
    const fresh = await freshPage();
    if (fresh === undefined) throw new Error("The page belongs to another build.");
    await cache.put(page, fresh);
    // Downloads one file after the other, so that the running app's requests do not have to wait.
    for (const file of build.files) await cache.put(file, await findFile(file));
  } catch (error) {
    await caches.delete(ownCache);
    throw error;
  }
}

async function activateBuild(): Promise<void> {
  const names = await caches.keys();
  const former = names.filter((name) => name.startsWith(prefix) && name !== ownCache);
  await Promise.all(former.slice(0, -previousBuilds).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

async function answerPage(event: FetchEvent): Promise<Response> {
  const cache = await caches.open(ownCache);
  const kept = await cache.match(page, { ignoreVary: true });
  if (kept === undefined) return await fetch(event.request);
  // The operator may have changed the page's headers, such as the CSP.
  const refresh = async () => {
    const fresh = await freshPage().catch(() => undefined);
    if (fresh !== undefined) await cache.put(page, fresh);
  };
  event.waitUntil(refresh());
  return kept;
}

/** The page that the server has now; undefined if it belongs to another build. */
async function freshPage(): Promise<Response | undefined> {
  const answer = await fetch(page, { cache: "no-cache" });
  return answer.ok && (await digest(answer.clone())) === build.page ? answer : undefined;
}

async function digest(answer: Response): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", await answer.arrayBuffer());
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

const answerFile = async (request: Request): Promise<Response> =>
  (await caches.match(request.url, { ignoreVary: true })) ?? (await fetch(request));

/** File names change with their content, so files cached by earlier builds can be reused. */
async function findFile(file: string): Promise<Response> {
  const answer = (await caches.match(file, { ignoreVary: true })) ?? (await fetch(file));
  if (!answer.ok) throw new Error(`${file} is not there.`);
  return answer;
}
