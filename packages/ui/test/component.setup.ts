// Setup for every component test: the app's styles, because hidden elements must not be clickable, and because all files
// share one page, its size, the machine's time, an empty body and an empty storage.
import { beforeAll, beforeEach } from "vitest";
import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { syncServerClock } from "../src/base/clock.ts";
import "../src/styles/index.css";

syncServerClock(new Date().toUTCString(), Date.now(), Date.now());

beforeAll(() => page.viewport(1280, 900));

beforeEach(async () => {
  await cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
