import { expect, test } from "vitest";
import { readCsv } from "./read-csv.ts";

test.each([
  [
    "a;b\nc;d",
    [
      ["a", "b"],
      ["c", "d"],
    ],
  ],
  [
    "\uFEFFa;b\r\n\r\nc;\r\n",
    [
      ["a", "b"],
      ["c", ""],
    ],
  ],
  ['"a;1";"say ""b"""\n', [["a;1", 'say "b"']]],
  ['"two\nlines";b', [["two\nlines", "b"]]],
  ['5" pipe;b', [['5" pipe', "b"]]],
  ["", []],
  [";", [["", ""]]],
])("%j is read as %j", (text, rows) => {
  expect(readCsv(text)).toEqual(rows);
});

test.each([
  ['a;b\n"c"d;e', 2],
  ['a;b\nc;"d', 2],
])("%j breaks off at line %i", (text, line) => {
  expect(() => readCsv(text)).toThrow(`Line ${line}: its quotes do not match.`);
});
