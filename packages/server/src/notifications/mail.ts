import type { MailAttachment } from "../base/mail/mail-content.ts";

/** A mail ready to be sent. */
export interface Mail extends RenderedMail {
  readonly messageId: string;
  /** The time of the event that caused the mail, so that a repeated mail is identical. */
  readonly date: Temporal.Instant;
  readonly to: string;
  readonly attachments: readonly MailAttachment[];
}

export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly pictures: readonly MailPicture[];
}

/** A picture referenced by the HTML as `cid:name`. */
export interface MailPicture {
  readonly name: string;
  readonly png: Buffer;
  /** In CSS pixels; the file has twice as many pixels. */
  readonly width: number;
  readonly height: number;
}

/** Sends mails; throws if a mail is not accepted. A second mail with the same message id is a repetition. */
export interface MailTransport {
  send(mail: Mail, signal: AbortSignal): Promise<void>;
  /** Whether the server would accept mails now. */
  check(): Promise<boolean>;
  close(): void;
}
