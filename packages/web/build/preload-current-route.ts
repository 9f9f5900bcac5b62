import { notificationsApi } from "@kreislauf/contract/notifications";
import type { HtmlTagDescriptor, Plugin, Rolldown } from "vite";
import { routes } from "../src/app/routes.ts";
import { applyTheme } from "../src/app/preferences/theme.ts";
import { paths, type RouteName } from "../src/base/paths.ts";
import { answerTimeout, connectVersion } from "../src/base/request.ts";
import { themeStorageKey } from "../src/base/session.ts";

type Chunk = Rolldown.OutputChunk;

/**
 * Adds an inline script to the page; the server's CSP allows the script by its hash. The script first sets the chosen
 * theme, so that nothing is painted in another one. Then it lets the browser request all files of the app and of the
 * screen that the address names at once, instead of finding them import by import.
 */
export function preloadCurrentRoute(): Plugin {
  return {
    name: "preload-current-route",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (html, { bundle = {} }) => {
        const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === "chunk");
        const start = filesOf(chunks, "app/start.tsx");
        const signIn = filesOf(chunks, "session/sign-in/sign-in-screen.tsx");
        const font = Object.keys(bundle).find((file) => /-latin-wght-normal.*\.woff2$/.test(file)) ?? "";
        const links = [...start.scripts]
          .map(preload)
          .concat([...signIn.styles].map(stylesheet), preloadFont(font));
        return { html: html.replace("<!--preload-->", `<script>${script(chunks)}</script>`), tags: links };
      },
    },
  };
}

const link = (attrs: Record<string, string>): HtmlTagDescriptor => ({
  tag: "link",
  attrs: { ...attrs, crossorigin: true },
  injectTo: "head",
});
const preload = (file: string) => link({ rel: "modulepreload", href: `/${file}` });
const preloadFont = (file: string) =>
  link({ rel: "preload", as: "font", type: "font/woff2", href: `/${file}` });
const stylesheet = (file: string) => link({ rel: "stylesheet", href: `/${file}` });

interface Files {
  readonly scripts: ReadonlySet<string>;
  readonly styles: ReadonlySet<string>;
}

/** What the browser loads for a module, including all its static imports. */
function filesOf(chunks: readonly Chunk[], source: string): Files {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const add = (chunk: Chunk | undefined): void => {
    if (chunk === undefined || scripts.has(chunk.fileName)) return;
    scripts.add(chunk.fileName);
    chunk.viteMetadata?.importedCss.forEach((file) => styles.add(file));
    for (const imported of chunk.imports) add(chunks.find(({ fileName }) => fileName === imported));
  };
  add(chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/${source}`)));
  return { scripts, styles };
}

/**
 * The inline script: a call of `preloadScreen` with the files of each screen, by the fixed beginning of its path. Files
 * that every page loads anyway are left out.
 */
function script(chunks: readonly Chunk[]): string {
  const loaded = (source: string) => {
    const { scripts, styles } = filesOf(chunks, source);
    return scripts.union(styles);
  };
  const always = loaded("app/start.tsx").union(filesOf(chunks, "session/sign-in/sign-in-screen.tsx").styles);
  const table = loaded("app/screens.ts");
  const frame = loaded("app/layout/frame.tsx");
  const screens = (Object.keys(paths) as RouteName[]).flatMap((name) => {
    const { screen, layout } = routes[name];
    const own = table.union(loaded(`${screen}-screen.tsx`));
    const files = [...(layout === "frame" ? frame.union(own) : own).difference(always)];
    return [[paths[name].replace(/\$.*$/, ""), files] as const];
  });
  const framed = (Object.keys(paths) as RouteName[])
    .filter((name) => routes[name].layout === "frame")
    .map((name) => paths[name].replace(/\$.*$/, ""));
  const given = [
    JSON.stringify(Object.fromEntries(screens)),
    JSON.stringify(themeStorageKey),
    applyTheme,
    JSON.stringify({
      framed,
      path: notificationsApi.announcements.path,
      version: connectVersion,
      timeout: answerTimeout,
    } satisfies Announcements),
  ];
  return `(${preloadScreen.toString()})(${given.join()})`;
}

/** What the inline script needs to request the announcements. */
interface Announcements {
  /** The beginnings of the paths of all screens with the frame, which waits for the announcements. */
  readonly framed: readonly string[];
  /** The path of the call below `/api`. */
  readonly path: string;
  readonly version: string;
  /** In ms. */
  readonly timeout: number;
}

/** Runs in the browser before any code of the app. */
function preloadScreen(
  screens: Record<string, string[]>,
  themeKey: string,
  apply: typeof applyTheme,
  { framed, path: announcements, version, timeout }: Announcements,
): void {
  const stored = (key: string) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  apply(stored(themeKey));
  addEventListener("storage", ({ key, newValue }) => {
    if (key === themeKey) apply(newValue);
  });
  const session = (): { readonly accessToken?: string; readonly initialPassword?: boolean } => {
    try {
      return JSON.parse(stored("kreislauf.session") ?? "null") ?? {};
    } catch {
      return {};
    }
  };
  const isSignedIn = stored("kreislauf.session")?.includes("accessToken") ?? false;
  const path = location.hash.slice(1).replace(/\?.*$/, "");
  const named = Object.keys(screens).filter((start) => path.startsWith(start));
  const wanted = named.toSorted((one, other) => other.length - one.length)[0];
  const isOpen = wanted !== undefined && /^\/(reset|join|imprint|privacy|maintenance)/.test(wanted);
  const screen = isOpen || (isSignedIn && wanted !== "/login") ? wanted : undefined;
  const start = screen ?? (isSignedIn ? "/dashboard" : "/login");
  for (const file of screens[start] ?? []) {
    const preloaded = document.createElement("link");
    const isStyle = file.endsWith(".css");
    preloaded.rel = isStyle ? "preload" : "modulepreload";
    if (isStyle) preloaded.as = "style";
    preloaded.crossOrigin = "";
    preloaded.href = `/${file}`;
    document.head.append(preloaded);
  }
  // Requests the announcements early, so that the first render of the frame need not wait for them. The app uses this
  // response instead of sending the request itself.
  const { accessToken, initialPassword } = session();
  if (accessToken !== undefined && initialPassword !== true && framed.includes(start)) {
    const authorization = `Bearer ${accessToken}`;
    const language = stored("kreislauf.language") === '"en"' ? "en" : "de";
    const response = fetch(`/api${announcements}`, {
      cache: "no-store",
      headers: { authorization, "accept-language": language, "x-connect-version": version },
      signal: AbortSignal.timeout(timeout),
    });
    response.catch(() => undefined);
    window.earlyRequest = { path: announcements, authorization, language, sentAt: Date.now(), response };
  }
  // If the sign-in form is submitted before the app has hydrated it, submits it again every 50 ms until the app handles
  // the submission.
  addEventListener("submit", ({ target, submitter, defaultPrevented }) => {
    if (defaultPrevented || !(target instanceof HTMLFormElement) || target.method !== "dialog") return;
    setTimeout(() => target.requestSubmit(submitter), 50);
  });
  // Marks the button that was pressed last before hydration; the app presses it again (start.tsx).
  addEventListener("click", ({ target }) => {
    const { dataset } = document.documentElement;
    if (dataset["prerendered"] !== undefined || !(target instanceof Element)) return;
    for (const button of document.querySelectorAll("[data-pressed]")) button.removeAttribute("data-pressed");
    target.closest("button[type=button]")?.setAttribute("data-pressed", "");
  });
  // Only the German sign-in page is prerendered.
  if (start !== "/login" || stored("kreislauf.language") === '"en"')
    document.documentElement.dataset["prerendered"] = "off";
}
