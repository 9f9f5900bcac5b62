import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readBranding } from "./branding.ts";
import { readLegalText } from "./http/legal-text.ts";

const brand = {
  productName: "Abfallportal",
  operatorName: "Südwerk GmbH",
  operatorUrl: "https://suedwerk.example",
  operatorAddress: "Hauptstraße 1, 80331 München",
  supportPhone: "089 5550100",
  supportEmail: "hilfe@suedwerk.example",
  supportHours: { from: "07:00", to: "16:00" },
};

async function brandFolder(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "brand-"));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return folder;
}

test("an operator's folder replaces names and legal texts", async () => {
  const folder = await brandFolder({
    "brand.json": JSON.stringify(brand),
    "imprint.md": "# Wir\n\n{operatorName}",
  });
  const branding = await readBranding(folder);
  expect(branding).toEqual(brand);
  expect(await readLegalText(folder, "imprint", branding)).toBe("<h1>Wir</h1>\n<p>Südwerk GmbH</p>\n");
});

test("a legal text the operator does not have is the portal's own, with the operator's names", async () => {
  const folder = await brandFolder({ "brand.json": JSON.stringify(brand) });
  const html = await readLegalText(folder, "privacy", await readBranding(folder));
  expect(html).toContain("Verantwortlich ist Südwerk GmbH, Hauptstraße 1, 80331 München.");
  expect(html).not.toMatch(/\{\w+\}|Nordwerk/);
});

test("without a folder of the operator the imprint of the demo names all that the law asks for", async () => {
  const branding = await readBranding(undefined);
  const html = await readLegalText(undefined, "imprint", branding);
  for (const part of [
    branding.operatorName,
    branding.operatorAddress,
    branding.supportPhone,
    branding.supportEmail,
    "5 DDG",
    "Vertreten durch",
    "HRB",
    "Umsatzsteuer-Identifikationsnummer",
    "Verantwortlich für den Inhalt",
  ])
    expect(html).toContain(part);
  expect(html).not.toMatch(/\{\w+\}/);
});

test("markup in an operator's text stays text", async () => {
  const folder = await brandFolder({
    "brand.json": JSON.stringify(brand),
    "imprint.md": "<script>alert(1)</script>",
  });
  const html = await readLegalText(folder, "imprint", await readBranding(folder));
  expect(html).toContain("&lt;script&gt;");
  expect(html).not.toContain("<script>");
});

test.for([
  ["no file", {}, "it cannot be read"],
  ["broken JSON", { "brand.json": "{" }, "it is not JSON"],
  ["a missing name", { "brand.json": JSON.stringify({ ...brand, operatorName: "" }) }, "operatorName"],
  [
    "an address that runs code",
    { "brand.json": JSON.stringify({ ...brand, operatorUrl: "javascript:alert(1)" }) },
    "operatorUrl",
  ],
  [
    "a colour that is missing",
    { "brand.json": JSON.stringify({ ...brand, colors: { primary: "#7a1f5c" } }) },
    "missing, wrong or unknown in it: colors.primaryHover, colors.primaryActive, colors.menu",
  ],
  ["a name that is misspelt", { "brand.json": JSON.stringify({ ...brand, colours: {} }) }, "in it: colours"],
] as const)("a folder with %s is refused with its reason", async ([, files, reason]) => {
  await expect(readBranding(await brandFolder(files))).rejects.toThrow(reason);
});
