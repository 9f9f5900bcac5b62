/** A mail ready to go out. */
export interface Mail {
  readonly messageId: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly pictures: readonly Picture[];
}

/** A picture that the HTML shows as `cid:name`. */
export interface Picture {
  readonly name: string;
  readonly png: Buffer;
}

/** Takes a mail for good, or throws. The same message id a second time is the same mail. */
export interface MailCarrier {
  send(mail: Mail): Promise<void>;
  close(): void;
}
