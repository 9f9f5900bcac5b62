import { readFile } from "node:fs/promises";
import { readQrCodes } from "./assertions/read-qr-codes.ts";

/** Prints the texts and sizes of the QR codes on each page of a PDF as JSON: `node print-qr-codes.ts FILE`. */
const [, , file = ""] = process.argv;
process.stdout.write(JSON.stringify(await readQrCodes(await readFile(file))));
