// Setup for every component test: the app's styles, because hidden elements must not be clickable, and an empty
// storage, because the tests of a file share one.
import { beforeEach } from "vitest";
import "../src/styles/index.css";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
