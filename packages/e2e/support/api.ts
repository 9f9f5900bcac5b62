import { randomUUID } from "node:crypto";
import type { SignedIn } from "@kreislauf/contract/session";
import type { APIRequestContext } from "@playwright/test";
import { expect } from "./portal.ts";

/** Reads a path of the API as a signed-in account, so that a journey can compare the answer with a screen. */
export type ReadApi = <Answer>(path: string) => Promise<Answer>;

export async function readApiAs(
  request: APIRequestContext,
  email: string,
  password = "Kreislauf1",
  portal = "",
): Promise<ReadApi> {
  const answer = await request.post(`${portal}/api/auth/login/credentials`, { data: { email, password } });
  expect(answer.status()).toBe(200);
  const { accessToken } = (await answer.json()) as SignedIn;
  return async <Answer>(path: string) => {
    const read = await request.get(`${portal}/api${path}`, {
      headers: { authorization: `Bearer ${accessToken}` },
    });
    expect(read.status(), path).toBe(200);
    return (await read.json()) as Answer;
  };
}

export type WriteApi = <Answer>(path: string, data: object) => Promise<Answer>;

/** Returns a function that posts to the API as this account, for example to change data while a page is open. */
export async function writeApiAs(request: APIRequestContext, email: string, portal = ""): Promise<WriteApi> {
  const answer = await request.post(`${portal}/api/auth/login/credentials`, {
    data: { email, password: "Kreislauf1" },
  });
  const { accessToken } = (await answer.json()) as SignedIn;
  return async <Answer>(path: string, data: object) => {
    const headers = { authorization: `Bearer ${accessToken}`, "idempotency-key": randomUUID() };
    const written = await request.post(`${portal}/api${path}`, { data, headers });
    expect(written.ok(), `${path}: ${await written.text()}`).toBe(true);
    return (await written.json()) as Answer;
  };
}
