import { expect, it } from "vitest";
import { randomKey } from "./random-key.ts";

it("makes keys that the server takes and that differ", () => {
  expect(randomKey()).toMatch(/^[0-9a-f]{32}$/);
  expect(randomKey()).not.toBe(randomKey());
});
