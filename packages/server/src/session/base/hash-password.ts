import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const derive = promisify(argon2);

/** Argon2id with the cost required by docs/coverage.md D8.10: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;

const encode = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64").replace(/=+$/, "");

/** Hashes a password; the result has the PHC format, with salt and cost. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive("argon2id", { message: password, nonce, ...cost });
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${encode(nonce)}$${encode(tag)}`;
}

/** Checked if the user is unknown or has no password, so that the response takes as long as for a wrong password. */
const dummyHash = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${encode(randomBytes(16))}$${encode(randomBytes(32))}`;

/**
 * Whether the password matches the hash. Takes the same time for a wrong password, an unknown user and a user without a
 * password (`hash` null).
 */
export async function isPasswordCorrect(hash: string | null, password: string): Promise<boolean> {
  const [, , , parameters = "", salt = "", tag = ""] = (hash ?? dummyHash).split("$");
  const { m, t, p } = Object.fromEntries(parameters.split(",").map((part) => part.split("="))) as Record<
    string,
    string
  >;
  const expected = Buffer.from(tag, "base64");
  const given = await derive("argon2id", {
    message: password,
    nonce: Buffer.from(salt, "base64"),
    memory: Number(m),
    passes: Number(t),
    parallelism: Number(p),
    tagLength: expected.length,
  });
  return timingSafeEqual(expected, given) && hash !== null;
}
