import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DeskImportResult } from "@kreislauf/contract/desk";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestCompany } from "../../../test/factories/company.ts";
import { createTestStaff, type TestStaff } from "../../../test/factories/staff.ts";
import { openTestPortal, statusAndCode, type TestPortal } from "../../../test/portal/portal.ts";
import { runTestCommand } from "../../../test/portal/run-command.ts";

let portal: TestPortal;
let staff: TestStaff;
let folder: string;
beforeAll(async () => {
  portal = await openTestPortal();
  staff = await createTestStaff(portal, { roles: ["master_data"] });
  folder = await mkdtemp(join(tmpdir(), "waste-list-"));
  await createTestCompany(portal);
  await portal.database.db
    .insertInto("waste_types")
    .values([
      { id: 161, description: "Altöl", sort_key: "altol", avv_code: "130205", hazardous: false },
      { id: 502, description: "Sonstige", sort_key: "sonstige", avv_code: "", hazardous: false },
    ])
    .execute();
});
afterAll(async () => {
  await portal.close();
  await rm(folder, { recursive: true });
});

async function runCommand(content: string, ...words: readonly string[]) {
  const path = join(folder, "list.csv");
  await writeFile(path, content);
  return await runTestCommand(portal, "avv", "import", path, ...words);
}

const send = (content: string, mark: string | null, token = staff.token) =>
  portal.call({
    method: "POST",
    path: "/desk/v1/imports",
    token,
    body: {
      kind: "waste_list",
      fileName: "avv.csv",
      file: `data:text/csv;base64,${Buffer.from(content).toString("base64")}`,
      mark,
    },
  });
const check = async (content: string) => (await send(content, null)).json<DeskImportResult>();
const known = () => portal.database.db.selectFrom("avv_codes").selectAll().orderBy("code").execute();

const oils = 'code;hazardous;german;english\r\n13 02 05*;yes;Öle;"oils; mineral"\r\n130206;no;Fette;fats\r\n';

test("the command imports the list as a whole, and waste types beside it are named", async () => {
  const hints = [
    "Waste type 'Altholz A I–III': the list does not know its code 17 02 01.",
    "Waste type 'Altöl': according to the list, 13 02 05 is hazardous.",
  ];
  const dry = await runCommand(oils, "--dry-run");
  expect(dry.lines).toEqual(expect.arrayContaining(["Nothing is imported: this is a dry run.", ...hints]));
  expect(await known()).toEqual([]);
  expect(await runCommand(oils)).toEqual({
    ok: true,
    lines: ["2 are created, 0 are changed, 0 stay as they are.", "  + 13 02 05", "  + 13 02 06", ...hints],
  });
  expect(await known()).toEqual([
    { code: "130205", hazardous: true, german: "Öle", english: "oils; mineral" },
    { code: "130206", hazardous: false, german: "Fette", english: "fats" },
  ]);
});

test("at the desk the list is checked, then imported; codes that it does not have go", async () => {
  await runCommand(oils);
  const list = "AVV-Nummer;Gefährlich;Bezeichnung\r\n17 02 01;nein;Holz\r\n13 02 05*;ja;Öle, mineralisch\r\n";
  const checked = await check(list);
  expect(checked).toMatchObject({
    created: 1,
    changed: 2,
    problems: 0,
    names: { created: ["17 02 01"], changed: ["13 02 05", "13 02 06 entfällt"] },
    hints: ["Abfallart „Altöl“: Nach der Liste ist 13 02 05 gefährlich."],
  });
  expect(await known()).toHaveLength(2);
  expect((await send(list, checked.mark)).json()).toMatchObject({ imported: true });
  expect((await known()).map(({ code }) => code)).toEqual(["130205", "170201"]);
  expect(await check(list)).toMatchObject({ created: 0, changed: 0, unchanged: 2 });
});

test("bad rows are named with their cells, and the list stays as it was", async () => {
  const before = await known();
  const list = [
    "AVV-Nummer;Gefährlich;Bezeichnung",
    "13 02 5;ja;Öle",
    "13 02 06;vielleicht;Fette",
    "13 02 07;ja; ",
    "13 02 08;ja;Andere Öle",
    "130208*;ja;Andere Öle",
  ];
  const checked = await check(list.join("\r\n"));
  expect(checked.mark).toBeNull();
  expect(
    checked.refused.map(({ line, problems }) => [line, problems[0]?.column, problems[0]?.message]),
  ).toEqual([
    [2, 0, "Erwartet: eine Nummer der Abfallliste wie 13 02 05*"],
    [3, 1, "Erwartet: ja oder nein"],
    [4, 2, expect.any(String)],
    [6, 0, expect.stringContaining("5")],
  ]);
  expect(checked).toMatchObject({ created: 0, changed: 0 });
  expect(await known()).toEqual(before);
  expect((await runCommand("code;hazardous;german\n")).ok).toBe(true);
  expect(await known()).toEqual(before);
});

test("only who keeps master data imports it", async () => {
  const { token } = await createTestStaff(portal, { roles: ["dispatch"] });
  expect(statusAndCode(await send(oils, null, token))).toEqual([403, "forbidden"]);
});
