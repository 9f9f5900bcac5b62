/** What a browser says of itself when signing in, as far as it can be put into words. */
export interface Device {
  readonly browser: string | undefined;
  readonly system: string | undefined;
  readonly isMobile: boolean;
}

type Sign = readonly [word: RegExp, name: string];

/** Most browsers also claim to be others, so the closer name comes first. */
const browsers: readonly Sign[] = [
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\b(OPR|Opera)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(HeadlessChrome|Chrome|CriOS|Chromium)\//, "Chrome"],
  [/\bVersion\/[\d.]+.* Safari\//, "Safari"],
];

const systems: readonly Sign[] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac OS X\b|\bMacintosh\b/, "macOS"],
  [/\bLinux\b|\bX11\b/, "Linux"],
];

export function parseUserAgent(userAgent: string): Device {
  const named = (signs: readonly Sign[]) => signs.find(([word]) => word.test(userAgent))?.[1];
  return {
    browser: named(browsers),
    system: named(systems),
    isMobile: /\bMobile\b|\bAndroid\b|\biPhone\b|\biPad\b/.test(userAgent),
  };
}
