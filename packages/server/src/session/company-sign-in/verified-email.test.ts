import { expect, test } from "vitest";
import { verifiedEmailOf } from "./verified-email.ts";

const google = "https://accounts.google.com";
const email = "Nele@Voss.example";

test.each([
  ["verified", { email, email_verified: true }, "nele@voss.example"],
  ["verified in Microsoft's words", { email, xms_edov: "1" }, "nele@voss.example"],
  ["not verified", { email, email_verified: false }, null],
  ["verified in a text only", { email, email_verified: "true" }, null],
  ["missing", { email_verified: true }, null],
  [
    "of a company at Google",
    { iss: google, email, email_verified: true, hd: "voss.example" },
    "nele@voss.example",
  ],
  ["of a private Google account", { iss: google, email, email_verified: true }, null],
  ["of another company at Google", { iss: google, email, email_verified: true, hd: "oss.example" }, null],
] as const)("an address that is %s", (_, claims, wanted) => {
  expect(verifiedEmailOf({ iss: "https://login.voss.example", ...claims } as never)).toBe(wanted);
});
