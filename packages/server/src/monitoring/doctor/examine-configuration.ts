import { about, type Diagnosis, type Patient } from "./diagnosis.ts";

const { ok, note, wrong } = about("configuration");

const isSecure = (address: string) => new URL(address).protocol === "https:";
const isLocal = (address: string) => /^(localhost|127\.|\[?::1)/.test(new URL(address).hostname);

/** Examines whether the environment variables fit together; each single one was checked when it was read. */
export async function examineConfiguration({ config }: Patient): Promise<readonly Diagnosis[]> {
  const found: Diagnosis[] = [];
  const production = config.NODE_ENV === "production";
  if (!production) found.push(note("NODE_ENV is not production: demo and developer pages are open."));
  if (production && isLocal(config.PUBLIC_URL)) {
    found.push(wrong(`PUBLIC_URL is ${config.PUBLIC_URL}: links in mails lead nowhere for customers.`));
  } else if (production && !isSecure(config.PUBLIC_URL)) {
    found.push(wrong("PUBLIC_URL is not https: passkeys, push messages and installing the app need it."));
  }
  if (production && isSecure(config.PUBLIC_URL) && config.TRUSTED_PROXIES.length === 0) {
    found.push(
      wrong("TRUSTED_PROXIES is empty: behind a proxy everybody has its address, and one shuts out all."),
    );
  }
  if (production && config.SMTP_URL === undefined) {
    found.push(wrong("SMTP_URL is not set: mails stay in the embedded mailbox and reach nobody."));
  }
  if (config.DATABASE_URL !== undefined && config.FILES_URL === undefined) {
    found.push(note(`Files lie in ${config.DATA_DIR}: several processes must share that folder.`));
  }
  if (production && config.BRANDING_DIR === undefined) {
    found.push(wrong("BRANDING_DIR is not set: the portal shows the demo operator's imprint and privacy."));
  }
  if (config.PORTAL_NOW !== undefined) found.push(note("PORTAL_NOW sets a test clock."));
  if (config.METRICS_PORT === undefined) {
    found.push(note("METRICS_PORT is not set: nobody is told when something goes wrong."));
  }
  return found.length === 0 ? [ok("Everything goes together.")] : found;
}
