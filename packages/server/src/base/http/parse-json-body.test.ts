import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestPortal, type TestPortal } from "../../../test/portal/portal.ts";

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

/** Sends a body to a call that answers 401 once it has read it. */
async function send(body: string): Promise<readonly unknown[]> {
  const answer = await portal.app.inject({
    method: "POST",
    url: "/api/auth/login/credentials",
    headers: { "content-type": "application/json" },
    payload: body,
  });
  return [answer.statusCode, answer.json<{ code: string }>().code];
}

const refused = [400, "validation"];
const read = [401, "wrong_credentials"];

test.each([
  '{"email":"a@b.example","password":"x","password":"y"}',
  '{"email":"a@b.example","password":"x","password":"x"}',
  '{"email":"a@b.example","password":"x","p\\u0061ssword":"y"}',
  '{"email":"c@d.example","password":"x" , "email" : "a@b.example"}',
  '{"email":"a@b.example\\\\","email":"a@b.example","password":"x"}',
])("%s names a key twice", async (body) => {
  expect(await send(body)).toEqual(refused);
});

test.each([
  '{"email":"a@b.example","password":"x"}',
  '{"email":"a@b.example","password":"\\"password\\":\\"y\\""}',
  '{"email":"a@b.example","password":"::\\\\"}',
  '{"email":"a@b.example","password":"\\\\\\":\\\\"}',
  ' { "email" : "a@b.example" , "password" : "{:}" } ',
])("%s does not", async (body) => {
  expect(await send(body)).toEqual(read);
});

test("a key may come back in another object, also deep inside", async () => {
  const [site] = [{ serviceLocationId: 1, orders: [{ amount: 1 }, { amount: 1 }], a: { b: { b: ":" } } }];
  const answers = [JSON.stringify(site), JSON.stringify(site).replace('"b":{"b":', '"b":1,"b":{"b":')].map(
    (payload) =>
      portal.app.inject({
        method: "POST",
        url: "/api/auth/login/credentials",
        headers: { "content-type": "application/json" },
        payload,
      }),
  );
  const [once, twice] = (await Promise.all(answers)).map(
    (answer) => answer.json<{ details: unknown[] }>().details,
  );
  expect(once).not.toEqual([]);
  expect(twice).toEqual([]);
});

test("what is no JSON is refused as before", async () => {
  for (const body of ["", "{", '{"a":1', '"', "[1,]", '{"__proto__":1}', "nul"]) {
    expect(await send(body)).toEqual(refused);
  }
});
