// Setup for every component test: the app's styles, because hidden elements must not be clickable, an empty page and
// storage, and the machine's time, because all files share one page.
import { beforeEach } from "vitest";
import { cleanup } from "vitest-browser-react";
import { syncServerClock } from "../src/base/clock.ts";
import "../src/styles/index.css";

syncServerClock(new Date().toUTCString(), Date.now(), Date.now());

beforeEach(async () => {
  await cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
