import { Secret, TOTP } from "otpauth";

const stepSeconds = 30;

const totpOf = (secret: Uint8Array, names: { readonly issuer: string; readonly label: string }) =>
  new TOTP({ ...names, secret: new Secret({ buffer: Uint8Array.from(secret).buffer }), period: stepSeconds });

/** The URI that an authenticator app reads from a QR code, and the secret in Base32 for typing it instead. */
export function describeAuthenticatorApp(
  secret: Uint8Array,
  names: { readonly issuer: string; readonly label: string },
): { readonly uri: string; readonly secret: string } {
  const totp = totpOf(secret, names);
  return { uri: totp.toString(), secret: totp.secret.base32 };
}

/**
 * The time step (RFC 6238) in which the code is valid, if that is the current, the previous or the next half minute;
 * else null.
 */
export function findTotpStep(secret: Uint8Array, code: string, now: Temporal.Instant): number | null {
  const token = code.replaceAll(/[\s-]/g, "");
  if (!/^[0-9]{6}$/.test(token)) return null;
  const timestamp = now.epochMilliseconds;
  const delta = totpOf(secret, { issuer: "", label: "" }).validate({ token, timestamp, window: 1 });
  return delta === null ? null : Math.floor(timestamp / 1000 / stepSeconds) + delta;
}
