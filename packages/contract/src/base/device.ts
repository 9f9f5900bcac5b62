/** What the user agent string of a browser tells about a device. */
export interface Device {
  readonly browser: string | undefined;
  readonly system: string | undefined;
  readonly isMobile: boolean;
}

type Pattern = readonly [pattern: RegExp, name: string];

/** Most browsers also claim to be other ones, so the more specific patterns come first. */
const browsers: readonly Pattern[] = [
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\b(OPR|Opera)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(HeadlessChrome|Chrome|CriOS|Chromium)\//, "Chrome"],
  [/\bVersion\/[\d.]+.* Safari\//, "Safari"],
];

const systems: readonly Pattern[] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac OS X\b|\bMacintosh\b/, "macOS"],
  [/\bLinux\b|\bX11\b/, "Linux"],
];

export function parseUserAgent(userAgent: string): Device {
  const named = (patterns: readonly Pattern[]) => patterns.find(([pattern]) => pattern.test(userAgent))?.[1];
  return {
    browser: named(browsers),
    system: named(systems),
    isMobile: /\bMobile\b|\bAndroid\b|\biPhone\b|\biPad\b/.test(userAgent),
  };
}
