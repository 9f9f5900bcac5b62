import { about, type Diagnosis, examine, type Patient } from "./diagnosis.ts";
import { examineCertificates } from "./examine-certificates.ts";
import { examineConfiguration } from "./examine-configuration.ts";
import { examineDatabase } from "./examine-database.ts";
import { examineMail } from "./examine-mail.ts";
import { examineQueues } from "./examine-queues.ts";
import { examineReplica } from "./examine-replica.ts";
import { examineDisk, examineFiles } from "./examine-storage.ts";

/** Examines everything the portal needs; if one part fails, the others are still examined. */
export async function diagnose(patient: Patient): Promise<readonly Diagnosis[]> {
  const database = await examine("database", patient, examineDatabase);
  const others = await Promise.all([
    isAnswered(database)
      ? examine("queues", patient, examineQueues)
      : [about("queues").note("They lie in the database, which does not answer.")],
    examine("replica", patient, examineReplica),
    examine("files", patient, examineFiles),
    examine("disk", patient, examineDisk),
    examine("mail", patient, examineMail),
    examine("certificates", patient, examineCertificates),
  ]);
  return [...(await examineConfiguration(patient)), ...database, ...others.flat()];
}

const isAnswered = (database: readonly Diagnosis[]) => database.some(({ state }) => state === "ok");
