import { formatDateTime } from "@kreislauf/contract/base";
import { bundleKinds, type JobExportKind } from "@kreislauf/contract/exports";
import type { MailTemplate } from "../base/mail/mail-content.ts";
import { exportTexts } from "./export-headings.texts.ts";

declare module "../base/mail/outbox.ts" {
  interface Mails {
    export_ready: ExportReadyMail;
    export_failed: ExportFailedMail;
  }
}

interface ExportFailedMail {
  readonly greeting: { readonly firstName: string; readonly lastName: string };
  readonly kind: JobExportKind;
  /** ISO instant in UTC. */
  readonly requestedOn: string;
}

interface ExportReadyMail extends ExportFailedMail {
  readonly exportId: number;
  readonly fileName: string;
  readonly rowCount: number;
  /** ISO instant in UTC. */
  readonly expiresOn: string;
}

const nameOf = ({ kind }: ExportFailedMail) => exportTexts.de.sheet[kind];
const isBundle = (kind: JobExportKind) => bundleKinds.some((each) => each === kind);
const greet = ({ greeting }: ExportFailedMail) => `Guten Tag ${greeting.firstName} ${greeting.lastName},`;
const reason = "Sie erhalten diese E-Mail, weil Sie einen Export gestartet haben.";

export const exportReadyMail: MailTemplate<"export_ready"> = (mail) => ({
  subject: `Ihr Export ist fertig: ${nameOf(mail)}`,
  preview: `Abrufbar bis ${formatDateTime(mail.expiresOn, "de")}`,
  title: "Ihr Export ist fertig",
  greeting: greet(mail),
  opening: `bis ${formatDateTime(mail.expiresOn, "de")} können Sie die Datei herunterladen. Dafür melden Sie sich mit Ihrem Zugang an.`,
  facts: [
    ["Inhalt", nameOf(mail)],
    ["Datei", mail.fileName],
    [isBundle(mail.kind) ? "Dateien" : "Zeilen", mail.rowCount.toLocaleString("de-DE")],
    ["Angefordert", formatDateTime(mail.requestedOn, "de")],
  ],
  action: { label: "Datei herunterladen", path: `/export/${mail.exportId}` },
  remark: "Die Datei zeigt den Stand, als sie geschrieben wurde. Der Link gilt nur für Ihren Zugang.",
  reason,
});

export const exportFailedMail: MailTemplate<"export_failed"> = (mail) => ({
  subject: `Ihr Export ist nicht gelungen: ${nameOf(mail)}`,
  preview: `Angefordert am ${formatDateTime(mail.requestedOn, "de")}`,
  title: "Ihr Export ist nicht gelungen",
  greeting: greet(mail),
  opening: `die Datei, die Sie am ${formatDateTime(mail.requestedOn, "de")} angefordert haben, konnten wir nicht erstellen. Bitte starten Sie den Export erneut, vielleicht mit einem kürzeren Zeitraum.`,
  facts: [["Inhalt", nameOf(mail)]],
  action: { label: "Zum Portal", path: "/dashboard" },
  remark: "Gelingt es wieder nicht, hilft Ihnen unser Kundenservice weiter.",
  reason,
});
