import { expect, test } from "vitest";
import { parsers } from "./value-parsers.ts";

const timestamptz = 1184;

test.for([
  ["2026-11-20 09:00:00+00", "2026-11-20T09:00:00.000Z"],
  ["2026-11-20 09:00:00.1+00", "2026-11-20T09:00:00.100Z"],
  ["2026-11-20 09:00:00.123456+00", "2026-11-20T09:00:00.123Z"],
] as const)("the instant %s is read as %s", ([stored, read]) => {
  expect(parsers[timestamptz]?.(stored)).toBe(read);
});
