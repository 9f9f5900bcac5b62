import { expect, test } from "vitest";
import { hashPassword, isPasswordCorrect } from "./hash-password.ts";

test("a hash names Argon2id and its cost, salts each time, and fits its password only", async () => {
  const hash = await hashPassword("Kreislauf1");
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await hashPassword("Kreislauf1")).not.toBe(hash);
  expect(await isPasswordCorrect(hash, "Kreislauf1")).toBe(true);
  expect(await isPasswordCorrect(hash, "kreislauf1")).toBe(false);
  expect(await isPasswordCorrect(null, "Kreislauf1")).toBe(false);
});

test("agrees with a hash made elsewhere", async () => {
  const known = "$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc";
  expect(await isPasswordCorrect(known, "password")).toBe(true);
});
