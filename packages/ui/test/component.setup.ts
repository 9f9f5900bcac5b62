// Before each file and test: the app's styles, because hidden elements must not be clickable, and a page of the usual size on
// which nothing is rendered, stubbed, stored or in the address, because the tests of a file share one.
import { beforeAll, beforeEach, vi } from "vitest";
import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import "../src/styles/index.css";

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
