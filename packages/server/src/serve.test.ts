import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const serve = join(import.meta.dirname, "serve.ts");

/** A program that prints the URL of each module that loading the server reads. */
const program = `
  import { registerHooks } from "node:module";
  import { pathToFileURL } from "node:url";
  const loaded = [];
  registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
  await import(pathToFileURL(${JSON.stringify(serve)}).href);
  process.stdout.write(loaded.join("\\n"));
  process.exit(0);`;

test("a start reads nothing that only later calls need", async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", program], {
    maxBuffer: 10_000_000,
  });
  const modules = stdout.split("\n");
  expect(modules.some((url) => url.endsWith("/orders/index.ts"))).toBe(true);
  const later =
    /\/node_modules\/(libphonenumber-js|openid-client|pg|@electric-sql|nodemailer|prom-client)\/|\/command-line\.ts$|\/desk-imports\.ts$|\/doctor\/|\/seed-(demo|large)\.ts$/;
  expect(modules.filter((url) => later.test(url))).toEqual([]);
});
