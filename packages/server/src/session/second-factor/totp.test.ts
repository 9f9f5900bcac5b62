import { expect, test } from "vitest";
import { describeAuthenticatorApp, findTotpStep } from "./totp.ts";

/** The secret of the test vectors of RFC 6238, appendix B, whose codes have eight digits. */
const secret = Buffer.from("12345678901234567890");
const at = (seconds: number) => Temporal.Instant.fromEpochMilliseconds(seconds * 1000);

test.for([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
  [20_000_000_000, "353130"],
] as const)("at %i seconds %s is the code of RFC 6238", ([seconds, code]) => {
  expect(findTotpStep(secret, code, at(seconds))).toBe(Math.floor(seconds / 30));
});

test.for([
  [-60, false],
  [-31, false],
  [-29, true],
  [0, true],
  [30, true],
  [59, true],
  [60, false],
  [90, false],
] as const)("of a clock that is %i seconds ahead the code counts: %s", ([seconds, counts]) => {
  const step = findTotpStep(secret, "050471", at(1_111_111_110 + seconds));
  expect(step).toBe(counts ? 37_037_037 : null);
});

test.for([["050 471"], ["050-471"]] as const)("%s is read like 050471", ([code]) => {
  expect(findTotpStep(secret, code, at(1_111_111_111))).toBe(37_037_037);
});

test.for([["50471"], ["0504710"], ["abcdef"], ["٠٥٠٤٧١"]] as const)("%s is no code", ([code]) => {
  expect(findTotpStep(secret, code, at(1_111_111_111))).toBeNull();
});

test("an app gets the product, the address and the secret", () => {
  const { uri, secret: text } = describeAuthenticatorApp(secret, {
    issuer: "Kreislauf",
    label: "jana@holzbau.example",
  });
  expect(text).toBe("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
  expect(uri).toMatch(/^otpauth:\/\/totp\/Kreislauf:jana%40holzbau\.example\?issuer=Kreislauf&secret=GEZD/);
});
