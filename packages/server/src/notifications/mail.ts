import type { MailAttachment } from "../base/mail/mail-content.ts";

/** A mail ready to be sent. */
export interface Mail extends RenderedMail {
  readonly messageId: string;
  /** The time of its cause, so that a repeat is identical. */
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
  /** In CSS pixels; the file has twice as many. */
  readonly width: number;
  readonly height: number;
}

/** Accepts a mail or throws. A repeated message id is the same mail. */
export interface MailTransport {
  send(mail: Mail, signal: AbortSignal): Promise<void>;
  /** Whether mails would be taken now. */
  check(): Promise<boolean>;
  close(): void;
}
