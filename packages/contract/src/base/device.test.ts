import { expect, test } from "vitest";
import { parseUserAgent } from "./device.ts";

const windows = "Mozilla/5.0 (Windows NT 10.0; Win64; x64)";
const chrome = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0";

test.each([
  [`${windows}; rv:143.0) Gecko/20100101 Firefox/143.0`, "Firefox", "Windows", false],
  [`${windows} ${chrome} Safari/537.36 Edg/140.0.0.0`, "Edge", "Windows", false],
  [`${windows} ${chrome} Safari/537.36`, "Chrome", "Windows", false],
  [`${windows} ${chrome} Safari/537.36 OPR/120.0`, "Opera", "Windows", false],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15",
    "Safari",
    "macOS",
    false,
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1",
    "Chrome",
    "iPhone",
    true,
  ],
  [`Mozilla/5.0 (Linux; Android 10; K) ${chrome} Mobile Safari/537.36`, "Chrome", "Android", true],
  [`Mozilla/5.0 (X11; Linux x86_64) ${chrome} Safari/537.36`, "Chrome", "Linux", false],
  ["curl/8.5.0", undefined, undefined, false],
  ["", undefined, undefined, false],
])("%s is %s on %s", (userAgent, browser, system, isMobile) => {
  expect(parseUserAgent(userAgent)).toEqual({ browser, system, isMobile });
});
