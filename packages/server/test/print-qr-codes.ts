import { readFile } from "node:fs/promises";
import { readQrCodes } from "./assertions/read-qr-codes.ts";

/** Prints what a scanner reads from the codes of a PDF, page by page, as JSON. */
const [, , file = ""] = process.argv;
process.stdout.write(JSON.stringify(await readQrCodes(await readFile(file))));
