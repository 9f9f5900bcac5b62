import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runTestCommand } from "../../../test/portal/run-command.ts";
import { openTestPortal, type TestPortal } from "../../../test/portal/portal.ts";
import { withAbsolutePaths } from "../commands/command-line.ts";

let portal: TestPortal;
let folder: string;
beforeAll(async () => {
  portal = await openTestPortal();
  folder = await mkdtemp(join(tmpdir(), "imports-"));
});
afterAll(async () => {
  await portal.close();
  await rm(folder, { recursive: true });
});

async function run(content: string | Buffer) {
  const path = join(folder, "file");
  await writeFile(path, content);
  return await runTestCommand(portal, "geo", "import", path);
}

const place = (zip: string, city: string, land: string, lat = "51.3", lon = "9.5", country = "DE") =>
  [country, zip, city, "", land, "", "", "", "", lat, lon, "4"].join("\t");

const known = async () =>
  (await portal.database.db.selectFrom("postal_places").selectAll().orderBy("zip").execute()).map(
    ({ zip, city, land }) => [zip, city, land],
  );

test("postal codes take the place of those before; a place twice counts once, one without Land gets its region's", async () => {
  const first = [
    place("34123", "Kassel", "HE"),
    place("34123", "Kassel", "HE", "51.4"),
    place("87491", "Jungholz", "", "47.57", "10.45"),
    place("6991", "Riezlern", "", "47.36", "10.18", "AT"),
    "",
  ];
  expect(await run(first.join("\r\n"))).toEqual({
    ok: true,
    lines: ["2 places with 2 postal codes are imported; what was there before is gone."],
  });
  expect(await known()).toEqual([
    ["34123", "Kassel", "HE"],
    ["87491", "Jungholz", "BY"],
  ]);
  expect((await run(place("10115", "Berlin", "BE", "52.5", "13.4"))).ok).toBe(true);
  expect(await known()).toEqual([["10115", "Berlin", "BE"]]);
});

test("a file with lines that cannot be read changes nothing and names them", async () => {
  const before = await known();
  const broken = [
    place("34123", "Kassel", "HE"),
    place("3412", "Kassel", "HE"),
    place("00123", "Kassel", "DE"),
    place("34123", " ", "HE"),
    place("34123", "Kassel", "HE", "40.0"),
    place("34123", "Kassel", "HE", "51.3", "x"),
    "zip;city",
  ];
  expect(await run(broken.join("\n"))).toEqual({
    ok: false,
    lines: [
      "Nothing is imported.",
      "Line 2: '3412' is no postal code.",
      "Line 3: '00123' is no postal code.",
      "Line 4: it names no place.",
      "Line 5: its coordinates are not in Germany.",
      "Line 6: its coordinates are not in Germany.",
      "Line 7: it does not begin with a country's code.",
    ],
  });
  const many = await run(Array.from({ length: 30 }, () => "x").join("\n"));
  expect(many.lines).toHaveLength(22);
  expect(many.lines.at(-1)).toBe("And 10 more.");
  expect(await known()).toEqual(before);
});

test.for([
  ["", "There is no German place in it."],
  [Buffer.from("DE\t34123\tM\xfcnchen", "latin1"), "is not written in UTF-8"],
] as const)("it refuses %j", async ([content, reason]) => {
  const { ok, lines } = await run(content);
  expect(ok).toBe(false);
  expect(lines.join("\n")).toContain(reason);
});

test("a file that is not there is named, and one that is not named is missed", async () => {
  const { lines } = await runTestCommand(portal, "geo", "import", join(folder, "nowhere"));
  expect(lines[0]).toMatch(/nowhere cannot be read\.$/);
  expect((await runTestCommand(portal, "geo", "import")).lines).toContain("'geo import' needs FILE.");
});

test("files are named by their whole path for the process that reads them", () => {
  expect(withAbsolutePaths(["geo", "import", "DE.txt"])).toEqual(["geo", "import", resolve("DE.txt")]);
  expect(withAbsolutePaths(["key", "revoke", "kp_1"])).toEqual(["key", "revoke", "kp_1"]);
  expect(withAbsolutePaths(["--dry-run", "backup", "all"])).toEqual(["--dry-run", "backup", resolve("all")]);
});
