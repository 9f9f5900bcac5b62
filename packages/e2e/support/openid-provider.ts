import { spawn } from "node:child_process";
import { once } from "node:events";
import { repository } from "./server.ts";

interface OpenIdProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly stop: () => void;
}

/** Starts a real OpenID provider, which signs in every person whose e-mail address the portal sends. */
export async function startOpenIdProvider(portal: string): Promise<OpenIdProvider> {
  const child = spawn(process.execPath, ["packages/server/test/serve-openid-provider.ts", portal], {
    cwd: repository,
    stdio: ["ignore", "pipe", "ignore"],
  });
  child.stdout.setEncoding("utf8");
  let printed = "";
  while (!printed.trimEnd().endsWith("}")) {
    const [text] = (await once(child.stdout, "data")) as [string];
    printed += text;
  }
  const line = printed.split("\n").find((each) => each.startsWith("{")) ?? "";
  return { ...(JSON.parse(line) as Omit<OpenIdProvider, "stop">), stop: () => void child.kill() };
}
