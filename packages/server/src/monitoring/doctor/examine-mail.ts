import { checkMailServer } from "../../base/mail/check-mail-server.ts";
import { about, type Diagnosis, explain, type Patient } from "./diagnosis.ts";

export async function examineMail({ config }: Patient): Promise<readonly Diagnosis[]> {
  const { ok, wrong } = about("mail");
  if (config.SMTP_URL === undefined) return [ok("Mails go to the embedded mailbox.")];
  const { host } = new URL(config.SMTP_URL);
  try {
    await checkMailServer(config.SMTP_URL);
    return [ok(`The mail server at ${host} answers.`)];
  } catch (error) {
    return [wrong(`The mail server at ${host} cannot be reached. ${explain(error)}`)];
  }
}
