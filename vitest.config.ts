import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { findChromium } from "./scripts/suites/chromium.ts";

const executablePath = findChromium();

/** Glob patterns of what this run leaves out (scripts/suites/leave-out.ts). */
const leftOut = process.env["TESTS_LEFT_OUT"]?.split(",") ?? [];

export default defineConfig({
  test: {
    exclude: leftOut,
    maxWorkers: 2,
    // Loading the server anew for each file takes as long as all its tests. A file must undo what its tests change in a
    // module (docs/decisions.md 1.23).
    isolate: false,
    // A server test builds the app on a database of its own: seconds, and many on a slow or busy machine, where restoring a
    // backup on the other database and back takes more than a minute.
    testTimeout: 180_000,
    hookTimeout: 240_000,
    // What is polled for comes later on a busy machine than the second it gets by default.
    expect: { poll: { timeout: 10_000 } },
    // Where many machines share few cores a test may need its second try.
    retry: process.env["CI"] === undefined ? 0 : 1,
    projects: [
      {
        extends: true,
        test: {
          name: "node",
          include: ["packages/*/{src,test}/**/*.test.ts", "scripts/**/*.test.ts"],
          environment: "node",
          pool: "forks",
        },
      },
      {
        extends: true,
        // All packages are found before the first test: one found later would be served with another React.
        optimizeDeps: {
          entries: ["packages/{ui,web,desk}/{src,test}/**/*.{ts,tsx}"],
          include: ["react", "react-dom/client", "react/jsx-dev-runtime", "vitest-browser-react"],
        },
        server: {
          // A file that does not parse fails by itself, without lying over the tests of others.
          hmr: { overlay: false },
          // Each file of tests loads the same modules anew: from the browser's cache, without asking for each of them.
          headers: { "cache-control": "max-age=3600" },
        },
        test: {
          name: "chromium",
          isolate: true,
          include: ["packages/*/src/**/*.test.tsx"],
          setupFiles: ["packages/ui/test/component.setup.ts"],
          testTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 900 },
            provider: playwright({
              launchOptions: executablePath === undefined ? {} : { executablePath },
              contextOptions: { reducedMotion: "reduce" },
            }),
            instances: [{ browser: "chromium" }],
          },
        },
      },
    ],
  },
});
