// What every component test has around it: the styles of the app, since what is hidden cannot be pressed, and an
// empty storage, since the files of a run share one.
import { beforeEach } from "vitest";
import "../src/styles/index.css";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
