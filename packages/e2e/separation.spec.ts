import { execFileSync } from "node:child_process";
import { type SeparationFolder, separationTexts } from "@kreislauf/contract/separation";
import type { SiteOption } from "@kreislauf/contract/sites";
import { readApiAs } from "./support/api.ts";
import { workshopSite } from "./support/ordering.ts";
import { expect, expectNoAxeFindings, expectText, signIn, test } from "./support/portal.ts";
import { repository } from "./support/server.ts";

const admin = "admin@demo.example";
const pdf = Buffer.from("%PDF-1.7\nstartxref\n9\n%%EOF\n");

const zipEntries = (file: string) =>
  JSON.parse(
    execFileSync(process.execPath, ["packages/server/test/print-zip-entries.ts", file], {
      cwd: repository,
      encoding: "utf8",
    }),
  ) as readonly { readonly name: string; readonly bytes: number }[];

test("a reason with its evidence closes a gap, and the ZIP of the folder has the file", async ({
  page,
  request,
}) => {
  const read = await readApiAs(request, admin);
  const { serviceLocations } = await read<{ serviceLocations: readonly SiteOption[] }>(
    "/simple-service-location-list",
  );
  const site = serviceLocations.find(({ alias }) => alias === workshopSite.alias);
  await signIn(page, admin);
  await page.goto(`/#/settings/location/${site?.id}`);
  await page.getByRole("link", { name: "GewAbfV-Ordner" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^GewAbfV-Ordner \d{4}$/ })).toBeVisible();
  const year = /\d{4}/.exec((await page.getByRole("heading", { level: 1 }).textContent()) ?? "")?.[0];
  const folder = await read<SeparationFolder>(
    `/separation/folder?year=${year}&serviceLocationId=${site?.id}`,
  );
  const gap = folder.gaps.find(({ kind, level }) => kind === "reason" && level === "missing");
  const fraction = separationTexts.de.class[gap?.fraction ?? "textiles"];
  await expectNoAxeFindings(page);

  await page.getByRole("button", { name: `${fraction}: Grund eintragen`, exact: true }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Noch kein Grund" }).first()).toBeVisible();
  await page.getByRole("button", { name: `Grund eintragen: ${fraction}`, exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Grund eintragen" });
  await dialog.getByRole("radio", { name: /^Wirtschaftlich nicht zumutbar/ }).check();
  await dialog.getByRole("textbox", { name: "Begründung" }).fill("Angebot liegt bei 41 € je Leerung.");
  await expectNoAxeFindings(page);
  await dialog.getByRole("button", { name: "Grund speichern" }).click();
  await expectText(page, /^Grund gespeichert, noch \d+\.$/);

  await page.getByRole("button", { name: `Beleg anhängen: ${fraction}`, exact: true }).click();
  const attaching = page.getByRole("dialog", { name: "Beleg anhängen" });
  await attaching.locator("input[type=file]").first().setInputFiles({
    name: "Angebot.pdf",
    mimeType: "application/pdf",
    buffer: pdf,
  });
  await attaching.getByRole("combobox", { name: "Art des Belegs" }).click();
  await page.getByRole("option", { name: "Angebot" }).click();
  await attaching.getByRole("button", { name: "Beleg speichern" }).click();
  await expectText(page, /^Beleg gespeichert, /);
  const gaps = page.getByRole("region", { name: /^Lücken/ });
  await expect(gaps.getByText(`${fraction}: Begründet`)).toBeVisible();
  await expect(page.getByRole("button", { name: "Angebot.pdf speichern" })).toBeVisible();
  await expectNoAxeFindings(page);

  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "ZIP mit Belegen" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`GewAbfV-Ordner_${year}_${site?.id}.zip`);
  const entries = zipEntries(await download.path());
  const receipts = entries.filter(({ name }) => name.startsWith("Leistungsbelege/"));
  expect(receipts).toHaveLength(folder.rows.reduce((sum, row) => sum + row.receipts, 0));
  expect(entries).toContainEqual({ name: `Belege/${fraction}/Angebot.pdf`, bytes: pdf.length });
  expect(entries.map(({ name }) => name)).toEqual(
    expect.arrayContaining([`GewAbfV-Ordner_${year}_${site?.id}.pdf`, "Inhalt.csv"]),
  );
});
