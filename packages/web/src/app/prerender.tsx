import { createMemoryHistory } from "@tanstack/react-router";
import { renderToString } from "react-dom/server";
import { paths } from "../base/paths.ts";
import { App } from "./app.tsx";
import { createAppRouter } from "./router.tsx";

/** Renders the sign-in page as a first-time visitor sees it; runs when the app is built. */
export async function prerenderSignIn(): Promise<string> {
  const history = createMemoryHistory({ initialEntries: [paths.login] });
  // `isServer: false` makes the router render what a browser renders, not what a server would answer to a request.
  const router = createAppRouter(history, {
    isServer: false,
    origin: "http://localhost",
    scrollRestoration: false,
  });
  await router.load();
  return renderToString(<App router={router} />);
}
