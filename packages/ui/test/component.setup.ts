// Prepares the page for component tests. Each file gets the usual window size and the app's styles, because hidden
// elements must not be clickable. Each test gets a clean page without rendered elements, stubs, stored data or a URL
// hash, because the tests of a file share one page.
import { beforeAll, beforeEach, vi } from "vitest";
import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import "../src/styles/index.css";

beforeAll(() => page.viewport(1280, 900));

beforeEach(async () => {
  await cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  // Removes the hash from the URL: a link to the same hash would do nothing.
  history.replaceState(null, "", location.pathname + location.search);
  localStorage.clear();
  sessionStorage.clear();
  // Simulates that another tab has cleared the storage, so that code that caches stored values forgets them.
  window.dispatchEvent(new StorageEvent("storage", { key: null }));
});
