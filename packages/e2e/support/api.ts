import type { SignedIn } from "@kreislauf/contract/session";
import type { APIRequestContext } from "@playwright/test";
import { expect } from "./portal.ts";

/** Reads the API as one of the accounts does, to compare with what a screen shows. */
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
