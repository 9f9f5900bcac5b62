import { now } from "@kreislauf/ui/base/clock.ts";

/** Whether a signed token has expired by the server's clock. A token that cannot be read counts as expired. */
export function isTokenExpired(accessToken: string): boolean {
  try {
    const [, payload = ""] = accessToken.split(".");
    const { exp } = JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/"))) as { exp: number };
    return now().epochMilliseconds >= exp * 1000;
  } catch {
    return true;
  }
}
