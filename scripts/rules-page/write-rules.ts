// `npm run rules`: writes docs/rules.md from the tables and functions that decide in the product.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "../commands.ts";
import { rulesPage } from "./rules-page.ts";

const file = path.join(root, "docs/rules.md");
const page = rulesPage();
const isWritten = readFileSync(file, { encoding: "utf8", flag: "a+" }) === page;
if (!isWritten) writeFileSync(file, page);
console.log(isWritten ? "docs/rules.md is up to date." : "docs/rules.md is written.");
