import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { root } from "../commands.ts";
import { architectureTables } from "./architecture-tables.ts";
import { readSource } from "./source-file.ts";

const page = readFileSync(path.join(root, "docs/architecture.md"), "utf8");
const complaints = (content: string) =>
  architectureTables(readSource("docs/architecture.md", content)).map(({ text }) => text);

test("the page shows the rooms and corridors that are checked", () => {
  expect(complaints(page)).toEqual([]);
});

test.each([
  ["| `sites`, `users`, `catalog` |", "| `sites`, `users` |", "agreements"],
  ["| `orders` and theirs |", "| `orders` |", "disposers"],
  ["| `notifications` |", "| `notices` |", "notices"],
  ["base, feed, webhooks", "base, webhooks, feed", "server/provider"],
  ["detail, selection, views", "detail, views", "web/orders"],
])("%s is no longer %s", (written, changed, room) => {
  expect(complaints(page.replace(written, changed))).toContainEqual(expect.stringContaining(room));
});
