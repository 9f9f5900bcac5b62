// Before each file and test: the app's styles, because hidden elements must not be clickable. All files share one page, so
// each begins with its usual size, the machine's time to half a second, nothing rendered, stubbed or stored, and no place in
// the address.
import { beforeAll, beforeEach, vi } from "vitest";
import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { syncServerClock } from "../src/base/clock.ts";
import "../src/styles/index.css";

syncServerClock(new Date().toUTCString(), Date.now(), Date.now());

beforeAll(() => page.viewport(1280, 900));

beforeEach(async () => {
  await cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  // A link to the address that is there already would lead nowhere.
  history.replaceState(null, "", location.pathname + location.search);
  localStorage.clear();
  sessionStorage.clear();
  // As for another tab, so that whoever keeps a stored value in memory forgets it.
  window.dispatchEvent(new StorageEvent("storage", { key: null }));
});
