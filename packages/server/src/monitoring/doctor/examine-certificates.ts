import { once } from "node:events";
import { connect } from "node:tls";
import { about, type Diagnosis, explain, type Patient } from "./diagnosis.ts";

const { ok, note, wrong } = about("certificates");

const fewDays = 21;
const timeout = 5_000; // ms

/**
 * Examines the certificates of the portal's own URL and of the servers it uses, if the scheme of their URLs implies
 * TLS.
 */
export async function examineCertificates({ config, clock }: Patient): Promise<readonly Diagnosis[]> {
  const addresses = [config.PUBLIC_URL, config.FILES_URL, config.SMTP_URL].flatMap((address) =>
    address !== undefined && /^(https|smtps):/.test(address) ? [new URL(address)] : [],
  );
  if (addresses.length === 0) return [ok("No address is reached over TLS from the first byte.")];
  return await Promise.all(addresses.map((address) => examineOne(address, clock.now())));
}

async function examineOne({ protocol, hostname, port }: URL, now: Temporal.Instant): Promise<Diagnosis> {
  const usualPort = protocol === "smtps:" ? 465 : 443;
  const host = hostname.replaceAll(/[[\]]/g, "");
  const socket = connect({
    host,
    port: port === "" ? usualPort : Number(port),
    servername: host,
    timeout,
  });
  socket.on("timeout", () => socket.destroy(new Error("It does not answer.")));
  try {
    await once(socket, "secureConnect");
    const until = Temporal.Instant.fromEpochMilliseconds(Date.parse(socket.getPeerCertificate().valid_to));
    return judge(hostname, Math.floor(now.until(until).total("hours") / 24));
  } catch (error) {
    return isOwnFault(error)
      ? wrong(`${hostname}: the certificate is not accepted. ${explain(error)}`)
      : note(`${hostname} could not be asked for its certificate from here. ${explain(error)}`);
  } finally {
    socket.destroy();
  }
}

function judge(hostname: string, days: number): Diagnosis {
  if (days < 0) return wrong(`${hostname}: the certificate has ended.`);
  const text = `${hostname}: the certificate holds for ${days} more days.`;
  return days < fewDays ? wrong(text) : ok(text);
}

const isOwnFault = (error: unknown): boolean =>
  error instanceof Error && "code" in error && /CERT|SELF_SIGNED|ALTNAME|UNABLE_TO/.test(String(error.code));
