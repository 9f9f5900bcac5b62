/** A mail ready to go out. */
export interface Mail extends RenderedMail {
  readonly messageId: string;
  /** The moment of its cause, so that a repeat is the same mail. */
  readonly date: Temporal.Instant;
  readonly to: string;
}

export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly pictures: readonly Picture[];
}

/** A picture that the HTML shows as `cid:name`. */
export interface Picture {
  readonly name: string;
  readonly png: Buffer;
  /** CSS pixels; the file has twice as many. */
  readonly width: number;
  readonly height: number;
}

/** Takes a mail for good, or throws. The same message id a second time is the same mail. */
export interface MailCarrier {
  send(mail: Mail, signal: AbortSignal): Promise<void>;
  close(): void;
}
