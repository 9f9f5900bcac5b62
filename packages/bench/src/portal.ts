import { setTimeout as pause } from "node:timers/promises";
import type { SignedIn } from "@kreislauf/contract/session";
import { freePort, startScript, stopProcess } from "./child-process.ts";

export interface Portal {
  readonly url: string;
  /** Id of the server's process. */
  readonly pid: number;
  stop(): Promise<void>;
}

/** Starts the real server as a separate process with production settings, and waits until it answers. */
export async function startPortal(
  env: Readonly<Record<string, string>>,
  onLine?: (line: string) => void,
): Promise<Portal> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = startScript("packages/server/src/main.mjs", {
    env: {
      NODE_ENV: "production",
      PORT: `${port}`,
      PUBLIC_URL: url,
      LOG_LEVEL: "warn",
      REQUESTS_PER_SECOND: "10000000",
      ...env,
    },
    ...(onLine && { onLine }),
  });
  while (!(await answers(`${url}/api/health`))) {
    if (child.exitCode !== null) throw new Error(`The portal ended with ${child.exitCode}.`);
    await pause(5);
  }
  return { url, pid: child.pid ?? 0, stop: () => stopProcess(child) };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

/** The password of every seeded account (docs/coverage.md D12.3). */
export const password = "Kreislauf1";

/**
 * Signs in one person each of `count` companies, since the number of concurrent requests is limited per session and per
 * company (docs/decisions.md 1.15).
 */
export async function signInPeople(url: string, count: number): Promise<readonly SignedInPerson[]> {
  const people: SignedInPerson[] = [];
  for (let company = 2; people.length < count; company += 1) {
    const email = `firma-${company}@large.example`;
    people.push({ email, headers: await signIn(url, email) });
  }
  return people;
}

export interface SignedInPerson {
  readonly email: string;
  readonly headers: { readonly authorization: string };
}

/** Signs in over HTTP; returns the headers for further requests. */
export async function signIn(url: string, email: string): Promise<{ readonly authorization: string }> {
  const answer = await fetch(`${url}/api/auth/login/credentials`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new Error(`${email} cannot sign in: ${await answer.text()}`);
  const { accessToken } = (await answer.json()) as SignedIn;
  return { authorization: `Bearer ${accessToken}` };
}
